"""The first input: it is told of once, and goes where it was meant to."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from tripeaks.view.first_input import FirstInput


@pytest.fixture
def field(qtbot: QtBot) -> QLineEdit:
    widget = QLineEdit()
    qtbot.addWidget(widget)
    with qtbot.waitActive(widget):
        widget.show()
    return widget


def test_a_key_is_told_of_and_typed_all_the_same(field: QLineEdit) -> None:
    first, times = FirstInput(), list[None]()
    first.came.connect(lambda: times.append(None))
    window = field.windowHandle()
    QTest.keyClick(window, Qt.Key.Key_A)
    assert times == []
    first.wait(window)
    QTest.keyClick(window, Qt.Key.Key_B)
    QTest.keyClick(window, Qt.Key.Key_C)
    assert times == [None]
    assert field.text() == "abc"


def test_a_press_is_an_input_and_a_move_is_none(field: QLineEdit) -> None:
    first, times = FirstInput(), list[None]()
    first.came.connect(lambda: times.append(None))
    first.wait(field.windowHandle())
    window = field.windowHandle()
    QTest.mouseMove(window, QPoint(5, 5))
    assert times == []
    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert times == [None]
    QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))


def test_after_stop_nothing_is_told(field: QLineEdit) -> None:
    first, times = FirstInput(), list[None]()
    first.came.connect(lambda: times.append(None))
    first.stop()
    first.wait(field.windowHandle())
    first.stop()
    QTest.keyClick(field.windowHandle(), Qt.Key.Key_A)
    assert field.text() == "a"
    assert times == []

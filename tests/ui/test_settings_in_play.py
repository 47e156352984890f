"""Settings changed in mid-game hold at once and the next time."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.window import Window, store_at
from tripeaks.model.settings import AnimationSpeed

Open = Callable[..., Window]


def open_settings(it: Window) -> QDialog:
    it.trigger("actionSettings")
    dialog = it.find(QDialog, "settingsDialog")
    it.qtbot.waitUntil(dialog.isVisible)
    return dialog


def is_moving(it: Window) -> bool:
    return it.view.table.is_moving


def is_reduced(it: Window) -> bool:
    return it.view.table.motion.reduced


def toggle(it: Window, name: str) -> None:
    dialog = open_settings(it)
    box = dialog.findChild(QCheckBox, name)
    assert box is not None
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))
    dialog.reject()
    it.qtbot.waitUntil(lambda: it.window.findChild(QDialog, "settingsDialog") is None)


def test_error_help_is_switched_off_and_on(open_window: Open) -> None:
    it = open_window()
    toggle(it, "errorHelpBox")
    it.click(0)
    assert it.message() is None
    toggle(it, "errorHelpBox")
    it.click(0)
    assert it.message() == "This card is locked"


def test_the_speed_of_animations_changes(open_window: Open) -> None:
    it = open_window(animation_speed="none")
    dialog = open_settings(it)
    box = dialog.findChild(QComboBox, "animationSpeedBox")
    assert box is not None
    QTest.keyClick(box, Qt.Key.Key_End)
    assert it.settings.animation_speed is AnimationSpeed.SLOW
    it.model.take(20)
    assert is_moving(it)
    QTest.keyClick(box, Qt.Key.Key_Home)
    it.model.take(23)
    assert not is_moving(it)
    it.assert_at_rest()
    dialog.reject()


def test_the_platforms_wish_for_no_motion_is_followed_at_once(open_window: Open) -> None:
    it = open_window(animation_speed="slow")
    assert is_moving(it)
    it.game_window.set_reduced_motion(True)
    it.assert_at_rest()
    it.model.take(20)
    assert is_reduced(it)
    it.game_window.set_reduced_motion(False)
    assert not is_reduced(it)
    it.game_window.set_reduced_motion(None)
    assert not is_reduced(it)
    it.wait()
    it.assert_at_rest()


def test_settings_are_there_the_next_time(open_window: Open, tmp_path: Path, qtbot: QtBot) -> None:
    it = open_window()
    toggle(it, "errorHelpBox")
    toggle(it, "highlightPlayableBox")
    it.settings.language = "it"
    it.window.close()
    again = Window(qtbot, "TP1-E-AAAAAAB", store_at(tmp_path))
    assert not again.settings.error_help
    assert again.settings.highlight_playable
    assert again.settings.animation_speed is AnimationSpeed.NONE
    assert again.find(QWidget, "site20").accessibleName() == "re di fiori"

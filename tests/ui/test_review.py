"""The chart of what was still possible, and the bar around it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from tripeaks.ui.review_bar import ReviewBar
from tripeaks.ui.review_chart import ReviewChart, ReviewPoint

POINTS = (
    ReviewPoint(755, True),
    ReviewPoint(755, True),
    ReviewPoint(753, True),
    ReviewPoint(640, False),
    ReviewPoint(640, False),
)


class Bar:
    """A bar on the screen that shows `POINTS`, and what it asked for."""

    def __init__(self, qtbot: QtBot) -> None:
        self.bar = ReviewBar()
        qtbot.addWidget(self.bar)
        self.bar.resize(420, 130)
        self.selected: list[int] = []
        self.played_on: list[int] = []
        self.bar.point_selected.connect(self.selected.append)
        self.bar.continue_requested.connect(lambda: self.played_on.append(self.bar.chart.selected))
        self.bar.show_points(POINTS, 4)
        qtbot.waitExposed(self.bar)
        text = self.bar.findChild(QLabel, "reviewText")
        assert text is not None
        self.text = text

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.bar.chart, key)

    def click(self, share: float) -> None:
        """Click the chart at a share of its width."""
        chart = self.bar.chart
        at = QPoint(round(10 + share * (chart.width() - 20)), chart.height() // 2)
        QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=at)


@pytest.fixture
def it(qtbot: QtBot) -> Bar:
    return Bar(qtbot)


def test_a_click_chooses_the_nearest_point(it: Bar) -> None:
    it.click(0.0)
    it.click(0.3)
    it.click(0.3)
    it.click(0.74)
    assert it.selected == [0, 1, 3]
    assert "640" in it.text.text()


def test_arrow_keys_go_from_point_to_point_and_stop_at_the_ends(it: Bar) -> None:
    for key in (
        Qt.Key.Key_Right,
        Qt.Key.Key_Left,
        Qt.Key.Key_Home,
        Qt.Key.Key_Left,
        Qt.Key.Key_End,
    ):
        it.press(key)
    assert it.selected == [3, 0, 4]


def test_the_move_that_lost_the_win_is_named_once(it: Bar) -> None:
    assert it.bar.chart.lost_at() == 3
    said = [it.bar.chart.describe(number) for number in range(len(POINTS))]
    assert [number for number, text in enumerate(said) if "lost the win" in text] == [3]
    assert "cannot be won" in said[4]
    assert "755" in said[1]


def test_a_game_that_never_could_be_won_lost_nothing(qtbot: QtBot) -> None:
    chart = ReviewChart()
    qtbot.addWidget(chart)
    chart.show_points([ReviewPoint(600, False)] * 3, 2)
    assert chart.lost_at() is None
    chart.show_points([ReviewPoint(600, True)] * 3, 2)
    assert chart.lost_at() is None


def test_screen_readers_are_told_the_point(it: Bar) -> None:
    it.press(Qt.Key.Key_Home)
    assert it.bar.chart.accessibleDescription() == it.text.text()
    assert it.bar.chart.accessibleName()


def test_playing_on_starts_from_the_point_chosen(it: Bar) -> None:
    it.press(Qt.Key.Key_Left)
    button = it.bar.findChild(QPushButton, "reviewContinue")
    assert button is not None
    button.click()
    assert it.played_on == [3]


def test_the_chart_is_painted(it: Bar) -> None:
    empty = ReviewChart()
    empty.resize(it.bar.chart.size())
    assert it.bar.chart.grab().toImage() != empty.grab().toImage()

"""The calendar of daily deals, worked as a player does."""

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QRadioButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from tests.engine.vectors import VECTORS
from tests.storage.made_up import made_up, write
from tripeaks.engine.codes import DealCode, parse_code
from tripeaks.engine.rules import CLASSIC, EASY, Rules
from tripeaks.i18n.translators import Translators
from tripeaks.model.daily_deals import DailyDeal, DailyDeals
from tripeaks.model.library import Library
from tripeaks.storage.finished import Result
from tripeaks.storage.journal import Journal
from tripeaks.ui.daily.day_button import DayButton
from tripeaks.ui.daily.dialog import DailyDialog
from tripeaks.ui.daily.month_grid import MonthGrid

_W = TypeVar("_W", bound=QWidget)
TODAY = date(2026, 12, 1)
CODE = parse_code(VECTORS["daily"]["20261201"])
Key = Qt.Key


class Calendar:
    """The dialog on the screen, at a date that a test sets."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot = qtbot
        self.folder = folder
        self.today = TODAY
        self.library = Library(folder)
        self.deals = DailyDeals()
        self.played: list[DailyDeal] = []

    def open(self, rules: Rules = EASY, in_play: tuple[date, DealCode] | None = None) -> "Calendar":
        self.dialog = DailyDialog(
            self.library, self.deals, rules, lambda: self.today, in_play=in_play
        )
        self.qtbot.addWidget(self.dialog)
        self.dialog.play_requested.connect(self.played.append)
        with self.qtbot.waitActive(self.dialog):
            self.dialog.open()
        return self.wait()

    def wait(self) -> "Calendar":
        self.qtbot.waitUntil(
            lambda: not (self.library.is_busy or self.deals.is_busy), timeout=30_000
        )
        return self

    def press(self, *keys: Qt.Key) -> "Calendar":
        for key in keys:
            QTest.keyClick(self.grid, key)
        return self

    def find(self, kind: type[_W], name: str = "") -> _W:
        child = self.dialog.findChild(kind, name) if name else self.dialog.findChild(kind)
        assert child is not None, f"there is no {name}"
        return child

    def text(self, name: str) -> str:
        text: str = self.find(QLabel, name).text()
        return text

    @property
    def grid(self) -> MonthGrid:
        return self.find(MonthGrid)

    def click(self, name: str) -> None:
        QTest.mouseClick(self.find(QWidget, name), Qt.MouseButton.LeftButton)

    def days(self, word: str) -> list[int]:
        """Return the days of the month of which a word is told."""
        return [
            int(button.text())
            for button in self.dialog.findChildren(DayButton)
            if button.isVisible() and f", {word}" in button.accessibleName()
        ]


@pytest.fixture
def calendar(qtbot: QtBot, tmp_path: Path, translators: Translators) -> Iterator[Calendar]:
    translators.install("en")
    Journal(tmp_path).close()
    calendar = Calendar(qtbot, tmp_path)
    yield calendar
    calendar.library.stop()
    calendar.deals.stop()


def test_opens_at_today_with_its_code_and_goal(calendar: Calendar) -> None:
    calendar.open()
    assert calendar.text("dayTitle") == "Tuesday, December 1, 2026"
    assert calendar.text("monthHeading") == "December 2026"
    assert calendar.text("dayCode") == str(CODE)
    assert calendar.text("dayGoal") == "763"
    assert (calendar.text("dayBest"), calendar.text("dayStreak")) == ("–", "0")
    assert calendar.text("dayText") == "Not played yet."


def test_says_nothing_before_it_knows(calendar: Calendar) -> None:
    dialog = DailyDialog(calendar.library, calendar.deals, EASY, lambda: TODAY)
    calendar.qtbot.addWidget(dialog)
    calendar.dialog = dialog
    assert calendar.text("dayCode") == calendar.text("dayGoal") == "…"
    assert calendar.text("dayBest") == calendar.text("dayText") == ""
    assert not calendar.find(QPushButton, "playDaily").isEnabled()
    calendar.wait()


def test_shows_what_was_won_and_played_and_the_streak(calendar: Calendar) -> None:
    write(
        calendar.folder,
        made_up(daily=date(2026, 11, 30), score=741),
        made_up(daily=date(2026, 11, 29), score=750),
        made_up(daily=date(2026, 11, 28), score=560, result=Result.STUCK),
        made_up(daily=date(2026, 11, 27), score=750),
        made_up(score=750),
    )
    calendar.open()
    assert calendar.text("dayStreak") == "2"
    assert calendar.days("won") == []
    calendar.press(Key.Key_Left).wait()
    assert calendar.days("won") == [27, 29, 30]
    assert calendar.days("played") == [28]
    assert calendar.text("dayBest") == "741"
    assert "below the goal" in calendar.text("dayText")
    calendar.press(Key.Key_Left, Key.Key_Left).wait()
    assert calendar.text("dayText") == "Played, not won yet."
    assert calendar.text("dayBest") == "560"


def test_the_goal_reached_is_told(calendar: Calendar) -> None:
    write(calendar.folder, made_up(daily=TODAY, score=763))
    assert "best score of all" in calendar.open().text("dayText")


def test_classic_has_results_and_a_goal_of_its_own(calendar: Calendar) -> None:
    write(calendar.folder, made_up(daily=TODAY, score=700, rule_set="TP1-C"))
    calendar.open()
    assert calendar.days("won") == []
    calendar.find(QRadioButton, "dailyClassic").click()
    calendar.wait()
    assert calendar.text("dayCode") == str(DealCode(CLASSIC, CODE.number))
    assert calendar.days("won") == [1]
    assert calendar.text("dayBest") == "700"
    calendar.click("playDaily")
    assert [found.code.rules for found in calendar.played] == [CLASSIC]


def test_opens_under_the_rule_in_play(calendar: Calendar) -> None:
    calendar.open(CLASSIC)
    assert calendar.find(QRadioButton, "dailyClassic").isChecked()


def test_a_deal_that_cannot_be_won_says_so(calendar: Calendar) -> None:
    calendar.open(CLASSIC)
    for _ in range(28):
        if "cannot be won" in calendar.text("dayText"):
            break
        calendar.press(Key.Key_Left).wait()
    assert "cannot be won" in calendar.text("dayText")
    assert calendar.text("dayGoal").isdigit()


@pytest.mark.parametrize("way", ["button", "enter", "double click"])
def test_a_day_is_played(calendar: Calendar, way: str) -> None:
    calendar.open().press(Key.Key_PageUp).wait()
    if way == "button":
        calendar.click("playDaily")
    elif way == "enter":
        calendar.press(Key.Key_Return)
    else:
        (button,) = (
            button
            for button in calendar.dialog.findChildren(DayButton)
            if button.isVisible() and button.text() == "1"
        )
        QTest.mouseDClick(button, Qt.MouseButton.LeftButton)
    assert not calendar.dialog.isVisible()
    (found,) = calendar.played
    assert found.day == date(2026, 11, 1)
    assert found.code.rules == EASY


def test_a_day_chosen_before_its_deal_is_found_is_played_then(calendar: Calendar) -> None:
    calendar.open()
    calendar.press(Key.Key_Left, Key.Key_Return)
    assert calendar.played == []
    calendar.wait()
    assert [found.day for found in calendar.played] == [date(2026, 11, 30)]


def test_who_looks_at_another_day_meanwhile_wants_none_played(calendar: Calendar) -> None:
    calendar.open()
    calendar.press(Key.Key_Left, Key.Key_Return, Key.Key_Left).wait()
    assert calendar.played == []
    assert calendar.dialog.isVisible()


def test_the_deal_on_the_table_is_played_on(calendar: Calendar) -> None:
    calendar.open(in_play=(TODAY, CODE))
    assert calendar.find(QPushButton, "playDaily").text() == "&Play on"
    calendar.press(Key.Key_Left).wait()
    assert calendar.find(QPushButton, "playDaily").text() == "&Play"
    calendar.press(Key.Key_Right).wait()
    calendar.click("playDaily")
    assert calendar.played == []
    assert not calendar.dialog.isVisible()


def test_months_are_turned_by_buttons(calendar: Calendar) -> None:
    calendar.open()
    assert not calendar.find(QToolButton, "nextMonth").isEnabled()
    assert not calendar.find(QPushButton, "toToday").isEnabled()
    calendar.click("previousMonth")
    assert calendar.text("monthHeading") == "November 2026"
    calendar.click("previousMonth")
    assert calendar.text("monthHeading") == "October 2026"
    calendar.click("nextMonth")
    assert calendar.text("monthHeading") == "November 2026"
    calendar.click("toToday")
    assert calendar.text("dayTitle") == "Tuesday, December 1, 2026"
    calendar.wait()


def test_leafing_quickly_ends_with_the_right_results(calendar: Calendar) -> None:
    write(
        calendar.folder,
        *(made_up(daily=TODAY - timedelta(days), score=700) for days in range(0, 100, 3)),
    )
    calendar.open()
    keys = [Key.Key_PageUp] * 3 + [Key.Key_PageDown] * 2
    calendar.press(*keys).wait()
    assert calendar.text("monthHeading") == "November 2026"
    assert calendar.days("won") == [day for day in range(1, 31) if (31 - day) % 3 == 0]


def test_follows_the_date_past_midnight(calendar: Calendar) -> None:
    calendar.open()
    calendar.today = date(2026, 12, 2)
    QApplication.sendEvent(calendar.dialog, QEvent(QEvent.Type.ActivationChange))
    calendar.wait()
    assert calendar.grid.today == date(2026, 12, 2)
    calendar.press(Key.Key_Right).wait()
    assert calendar.text("dayCode") == VECTORS["daily"]["20261202"]


def test_a_database_that_cannot_be_read_leaves_results_open(calendar: Calendar) -> None:
    (calendar.folder / "tripeaks.db").unlink()
    calendar.open()
    assert calendar.text("dayBest") == calendar.text("dayText") == ""
    assert calendar.find(QPushButton, "playDaily").isEnabled()


def test_speaks_the_new_language(calendar: Calendar, translators: Translators) -> None:
    calendar.open()
    translators.install("ro")
    calendar.qtbot.waitUntil(lambda: calendar.dialog.windowTitle() == "Partida zilei")
    assert calendar.text("dayTitle") == "Marți, 1 decembrie 2026"
    assert calendar.text("monthHeading") == "Decembrie 2026"


def test_fits_the_smallest_screen(calendar: Calendar) -> None:
    for language in ("en", "ro", "it"):
        assert calendar.open().dialog.minimumSizeHint().width() <= 460, language
        assert calendar.dialog.minimumSizeHint().height() <= 310, language


def test_closes_by_escape_without_a_game(calendar: Calendar) -> None:
    calendar.open().press(Key.Key_Escape)
    assert not calendar.dialog.isVisible()
    assert calendar.played == []

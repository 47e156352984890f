"""A month of the calendar: which days there are, and how pointer and keys choose them."""

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tripeaks.i18n.translators import Translators
from tripeaks.storage.daily import DailyResult
from tripeaks.ui.daily.day_button import DayButton
from tripeaks.ui.daily.month_grid import MonthGrid

TODAY = date(2026, 11, 29)
Key = Qt.Key


class Month:
    """A month on the screen, and what it told."""

    def __init__(self, qtbot: QtBot, today: date = TODAY) -> None:
        self.grid = MonthGrid(today)
        qtbot.addWidget(self.grid)
        self.selected: list[date] = []
        self.activated: list[date] = []
        self.grid.day_selected.connect(self.selected.append)
        self.grid.day_activated.connect(self.activated.append)
        self.grid.resize(360, 280)
        with qtbot.waitActive(self.grid):
            self.grid.show()
        self.grid.setFocus()

    @property
    def days(self) -> list[DayButton]:
        """The days to be seen, in order."""
        return [button for button in self.grid.findChildren(DayButton) if button.isVisible()]

    def button(self, day: int) -> DayButton:
        return self.days[day - 1]

    def press(self, *keys: Qt.Key) -> date:
        for key in keys:
            QTest.keyClick(self.grid, key)
        return self.grid.selected

    def headings(self) -> list[str]:
        labels = self.grid.findChildren(QLabel)
        return [label.text() for label in sorted(labels, key=lambda label: label.x())]

    def column(self, day: int) -> int:
        width = self.grid.width() / 7
        return int(self.button(day).geometry().center().x() / width)


@pytest.fixture
def month(qtbot: QtBot, translators: Translators) -> Month:
    translators.install("en")
    return Month(qtbot)


def test_shows_every_day_of_the_month_and_no_other(month: Month) -> None:
    assert [button.text() for button in month.days] == [str(day) for day in range(1, 31)]


@pytest.mark.parametrize(
    ("language", "first", "column"), [("en", "Sun", 0), ("ro", "lun.", 6), ("it", "lun", 6)]
)
def test_a_week_begins_as_the_language_has_it(
    qtbot: QtBot, translators: Translators, language: str, first: str, column: int
) -> None:
    translators.install(language)
    month = Month(qtbot)
    assert month.headings()[0] == first
    assert month.column(1) == month.column(29) == column  # Sundays


def test_a_new_language_changes_the_week_at_once(
    qtbot: QtBot, month: Month, translators: Translators
) -> None:
    translators.install("it")
    qtbot.waitUntil(lambda: month.headings()[0] == "lun")
    assert month.column(2) == 0


def test_days_to_come_cannot_be_chosen(month: Month) -> None:
    assert [int(button.text()) for button in month.days if not button.isEnabled()] == [30]
    assert month.press(Key.Key_Right) == TODAY
    assert month.press(Key.Key_Down) == TODAY
    assert month.press(Key.Key_PageDown) == TODAY
    assert month.press(Key.Key_End) == TODAY
    assert month.selected == []


def test_arrow_keys_go_by_days_and_weeks_across_months(month: Month) -> None:
    assert month.press(Key.Key_Left) == date(2026, 11, 28)
    assert month.press(Key.Key_Up, Key.Key_Up, Key.Key_Up, Key.Key_Up) == date(2026, 10, 31)
    assert month.press(Key.Key_Right) == date(2026, 11, 1)
    assert month.press(Key.Key_Down) == date(2026, 11, 8)


def test_page_keys_go_by_months_and_keep_to_their_ends(month: Month) -> None:
    assert month.press(Key.Key_PageUp) == date(2026, 10, 29)
    assert month.press(Key.Key_End) == date(2026, 10, 31)
    assert month.press(Key.Key_PageUp) == date(2026, 9, 30)
    assert month.press(Key.Key_Home) == date(2026, 9, 1)
    for _ in range(12):
        month.press(Key.Key_PageUp)
    assert month.grid.selected == date(2025, 9, 1)
    assert len(month.days) == 30


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_a_key_chooses_the_day_selected(month: Month, key: Qt.Key) -> None:
    month.press(Key.Key_Left, key)
    assert month.activated == [date(2026, 11, 28)]


def test_other_keys_are_left_to_the_window(month: Month) -> None:
    month.press(Key.Key_A, Key.Key_F1)
    assert (month.selected, month.activated) == ([], [])


def test_a_click_selects_and_a_double_click_chooses(month: Month) -> None:
    QTest.mouseClick(month.button(12), Qt.MouseButton.LeftButton)
    assert month.selected == [date(2026, 11, 12)]
    assert month.activated == []
    QTest.mouseClick(month.button(12), Qt.MouseButton.LeftButton)
    assert month.button(12).isChecked()
    QTest.mouseDClick(month.button(20), Qt.MouseButton.LeftButton)
    assert month.activated == [date(2026, 11, 20)]
    QTest.mouseDClick(month.button(30), Qt.MouseButton.LeftButton)
    assert month.grid.selected == date(2026, 11, 20)
    assert len(month.activated) == 1


def test_one_day_is_marked_as_selected(month: Month) -> None:
    month.press(Key.Key_Left)
    assert [button.text() for button in month.days if button.isChecked()] == ["28"]


def test_results_are_told_by_word_and_by_sign(qtbot: QtBot, month: Month) -> None:
    won, played = date(2026, 11, 3), date(2026, 11, 4)
    plain = month.button(3).grab().toImage()
    month.grid.show_results(
        {won: DailyResult(won, True, 741), played: DailyResult(played, False, 560)}
    )
    assert month.button(3).accessibleName().endswith(", won")
    assert month.button(4).accessibleName().endswith(", played, not won")
    assert month.button(5).accessibleName() == "Thursday, November 5, 2026"
    assert month.button(29).accessibleName().endswith(", today")
    assert month.button(3).toolTip() == month.button(3).accessibleName()
    signs = [month.button(day).grab().toImage() for day in (3, 4)]
    assert plain not in signs


def test_another_month_does_not_keep_results(month: Month) -> None:
    won = date(2026, 11, 3)
    month.grid.show_results({won: DailyResult(won, True, 741)})
    month.press(Key.Key_PageUp, Key.Key_PageDown)
    assert "won" not in month.button(3).accessibleName()


def test_screen_readers_are_told_the_day_selected(month: Month) -> None:
    month.press(Key.Key_Left)
    assert month.grid.accessibleName() == "Saturday, November 28, 2026"


def test_at_midnight_another_day_can_be_chosen(month: Month) -> None:
    month.grid.set_today(date(2026, 11, 30))
    assert month.button(30).isEnabled()
    assert month.grid.selected == TODAY
    month.grid.set_today(date(2026, 11, 20))
    assert month.grid.selected == date(2026, 11, 20)


def test_leap_days_and_the_first_days_of_all(qtbot: QtBot) -> None:
    month = Month(qtbot, date(2028, 2, 29))
    assert len(month.days) == 29
    assert month.press(Key.Key_PageUp) == date(2028, 1, 29)
    early = Month(qtbot, date(1, 1, 3))
    assert not early.grid.can_go_back
    early.press(Key.Key_PageUp, Key.Key_Up, Key.Key_Left, Key.Key_Left, Key.Key_Left)
    assert early.grid.selected == date.min


def test_the_last_days_of_all(qtbot: QtBot) -> None:
    late = Month(qtbot, date.max)
    late.grid.turn(1)
    assert late.press(Key.Key_PageDown, Key.Key_Right, Key.Key_Down) == date.max

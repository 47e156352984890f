"""The calendar of daily deals: choose a day, see its goal, play it."""

import sqlite3
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Final

from PySide6.QtCore import QEvent, QLocale, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from tripeaks.engine.codes import DealCode
from tripeaks.engine.rules import Rules
from tripeaks.model.daily_deals import DailyDeal, DailyDeals
from tripeaks.model.library import Library
from tripeaks.storage.daily import DailyResult, daily_results, days_won, streak
from tripeaks.storage.finished import rule_set_of
from tripeaks.ui.daily.day_button import paint_peak
from tripeaks.ui.daily.day_panel import DayPanel
from tripeaks.ui.daily.month_grid import MonthGrid
from tripeaks.ui.looks import button_box, scaled

_SIZE: Final = QSize(660, 390)


@dataclass(frozen=True, slots=True)
class _Month:
    """How the daily deals of a month went under some rules, and the streak up to today."""

    first: date
    rules: Rules
    results: Mapping[date, DailyResult]
    streak: int


class DailyDialog(QDialog):
    """Asks for a day; to be shown by `open`."""

    play_requested = Signal(object)
    """The `DailyDeal` to play; the dialog is closed by then. One in play is just gone back to."""

    def __init__(
        self,
        library: Library,
        deals: DailyDeals,
        rules: Rules,
        today: Callable[[], date] = date.today,
        parent: QWidget | None = None,
        *,
        in_play: tuple[date, DealCode] | None = None,
    ) -> None:
        """Show today's deal, under Easy or Classic as `rules` have it.

        `in_play` is the daily deal on the table, if there is one that can be played on.
        """
        super().__init__(parent)
        self.setObjectName("dailyDialog")
        self._library = library
        self._deals = deals
        self._today = today
        self._in_play = in_play
        self._month: _Month | None = None
        self._is_wanted = False
        self._make_widgets(rules)
        self._lay_out()
        self._retranslate()
        self._grid.day_selected.connect(self._show_day)
        self._grid.day_activated.connect(self._play_day)
        self._panel.rules_chosen.connect(self._show_day)
        self._previous.clicked.connect(lambda: self._grid.turn(-1))
        self._next.clicked.connect(lambda: self._grid.turn(1))
        self._to_today.clicked.connect(lambda: self._grid.select(self._grid.today))
        self._buttons.rejected.connect(self.reject)
        self._buttons.accepted.connect(self._play)
        deals.told.connect(self._take_deal)
        library.games_changed.connect(self._read)
        self.resize(_SIZE.boundedTo(self.screen().availableSize() * 0.92))
        self._grid.setFocus()
        self._show_day()

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once; follow the date when the window comes to the front."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.ActivationChange and self._today() != self._grid.today:
            self._grid.set_today(self._today())
            self._show_day()

    def _make_widgets(self, rules: Rules) -> None:
        self._grid = MonthGrid(self._today())
        self._panel = DayPanel(rules)
        self._previous = self._turner(
            "previousMonth", "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}"
        )
        self._next = self._turner("nextMonth", "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}")
        self._heading = QLabel()
        self._heading.setObjectName("monthHeading")
        self._heading.setFont(scaled(self.font(), 1.1, bold=True))
        self._heading.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._to_today = QPushButton()
        self._to_today.setObjectName("toToday")
        self._to_today.setAutoDefault(False)
        self._legend = (_Sign(is_won=True), _Sign(is_won=False))
        self._legend_texts = (QLabel(), QLabel())
        self._buttons = button_box(QDialogButtonBox.StandardButton.Close)
        self._button = self._buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self._button.setObjectName("playDaily")
        self._button.setDefault(True)
        self._buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)

    def _turner(self, name: str, sign: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setText(sign)
        button.setFont(scaled(self.font(), 1.4, bold=True))
        button.setAutoRaise(True)
        button.setFixedSize(32, 26)
        return button

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._previous)
        head.addWidget(self._heading, 1)
        head.addWidget(self._next)
        legend = QHBoxLayout()
        legend.setSpacing(4)
        for sign, text in zip(self._legend, self._legend_texts, strict=True):
            text.setFont(scaled(self.font(), 0.88))
            legend.addWidget(sign)
            legend.addWidget(text)
            legend.addSpacing(8)
        legend.addStretch(1)
        legend.addWidget(self._to_today)
        month = QVBoxLayout()
        month.setSpacing(4)
        month.addLayout(head)
        month.addWidget(self._grid, 1)
        month.addLayout(legend)
        side = QVBoxLayout()
        side.addWidget(self._panel, 1)
        side.addWidget(self._buttons)
        row = QHBoxLayout(self)
        row.setSpacing(16)
        row.addLayout(month, 3)
        row.addLayout(side, 2)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Daily deal"))
        for button, text in (
            (self._previous, self.tr("Previous month")),
            (self._next, self.tr("Next month")),
        ):
            button.setToolTip(text)
            button.setAccessibleName(text)
        self._to_today.setText(self.tr("&Today"))
        for label, text in zip(
            self._legend_texts, (self.tr("won"), self.tr("played")), strict=True
        ):
            label.setText(text)
        self._show_heading()
        self._name_button()

    def _name_button(self) -> None:
        text = self.tr("&Play on") if self._is_in_play() else self.tr("&Play")
        self._button.setText(text)

    def _is_in_play(self) -> bool:
        """Whether the deal shown is on the table already, and not at its end."""
        found = self._panel.deal
        return found is not None and (found.day, found.code) == self._in_play

    def _show_heading(self) -> None:
        first, _ = self._grid.span
        name = QLocale().standaloneMonthName(first.month)
        self._heading.setText(f"{name[:1].upper()}{name[1:]} {first.year}")

    def _show_day(self) -> None:
        """Show the day selected under the rules chosen, and ask for what is not known of it."""
        self._is_wanted = False
        self._show_heading()
        self._previous.setEnabled(self._grid.can_go_back)
        self._next.setEnabled(self._grid.can_go_on)
        self._to_today.setEnabled(self._grid.selected != self._grid.today)
        self._panel.show_day(self._grid.selected)
        self._button.setEnabled(False)
        self._show_results()
        self._deals.ask(self._grid.selected, self._panel.rules)

    def _show_results(self) -> None:
        """Show how the days went, if that has been read."""
        month, day = self._month, self._grid.selected
        if month is None or (month.first, month.rules) != (self._grid.span[0], self._panel.rules):
            self._read()
            return
        self._grid.show_results(month.results)
        self._panel.show_result(month.results.get(day), month.streak)

    def _read(self) -> None:
        rules, today = self._panel.rules, self._grid.today
        first, last = self._grid.span

        def query(connection: sqlite3.Connection) -> _Month:
            name = rule_set_of(DealCode(rules, 0))
            results = daily_results(connection, first, last, name)
            return _Month(first, rules, results, streak(days_won(connection, name), today))

        self._library.ask(query, self._take_month)

    def _take_month(self, month: _Month) -> None:
        if (month.first, month.rules) == (self._grid.span[0], self._panel.rules):
            self._month = month
            self._show_results()

    def _take_deal(self, found: DailyDeal) -> None:
        self._panel.show_deal(found)
        self._button.setEnabled(self._panel.deal is not None)
        self._name_button()
        if self._is_wanted:
            self._play()

    def _play_day(self) -> None:
        """Play the day that was chosen in the calendar, as soon as its deal is found."""
        self._is_wanted = True
        self._play()

    def _play(self) -> None:
        found = self._panel.deal
        if found is not None:
            self._is_wanted = False
            is_in_play = self._is_in_play()
            self.accept()
            if not is_in_play:
                self.play_requested.emit(found)


class _Sign(QWidget):
    """A sign of the calendar, beside its meaning."""

    def __init__(self, *, is_won: bool) -> None:
        super().__init__()
        self._is_won = is_won
        self.setFixedSize(18, 14)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sign."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        text = self.palette().color(QPalette.ColorRole.WindowText)
        accent = self.palette().color(QPalette.ColorRole.Highlight)
        paint_peak(painter, self.rect().toRectF().center(), text, accent, is_won=self._is_won)
        painter.end()

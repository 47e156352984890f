"""A month of the calendar: days as buttons, worked by pointer and keys."""

from calendar import monthrange
from collections.abc import Mapping
from datetime import date, timedelta
from typing import Final

from PySide6.QtCore import QDate, QEvent, QLocale, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPalette
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from tripeaks.storage.daily import DailyResult
from tripeaks.ui.announcement import announce
from tripeaks.ui.daily.day_button import DayButton
from tripeaks.ui.looks import scaled

_WEEK: Final = 7
_WEEKS: Final = 6


class MonthGrid(QWidget):
    """Shows the month of the day that is selected; days after today cannot be selected.

    The grid has the focus as a whole. Arrows go day by day and week by week, Page Up and Page
    Down by months, Home and End to the ends of the month.
    """

    day_selected = Signal(object)
    """The `date` selected."""
    day_activated = Signal(object)
    """A `date` double-clicked, or chosen by Enter or Space."""

    def __init__(self, today: date, parent: QWidget | None = None) -> None:
        """Select `today`."""
        super().__init__(parent)
        self.setObjectName("monthGrid")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._today = self._selected = today
        self._results: Mapping[date, DailyResult] = {}
        self._headings = [QLabel(self) for _ in range(_WEEK)]
        self._buttons = [DayButton(self) for _ in range(_WEEK * _WEEKS)]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        for column, heading in enumerate(self._headings):
            heading.setAlignment(Qt.AlignmentFlag.AlignCenter)
            heading.setFont(scaled(self.font(), 0.85))
            heading.setForegroundRole(QPalette.ColorRole.PlaceholderText)
            grid.addWidget(heading, 0, column)
            grid.setColumnStretch(column, 1)
        for number, button in enumerate(self._buttons):
            grid.addWidget(button, 1 + number // _WEEK, number % _WEEK)
            grid.setRowStretch(1 + number // _WEEK, 1)
            button.clicked.connect(lambda _, at=button: self._click(at))
            button.activated.connect(lambda at=button: self._activate(at))
        self._show()

    @property
    def selected(self) -> date:
        """The date selected."""
        return self._selected

    @property
    def today(self) -> date:
        """The last date that can be selected."""
        return self._today

    @property
    def span(self) -> tuple[date, date]:
        """The first and the last date of the month shown."""
        first = self._selected.replace(day=1)
        return first, first.replace(day=monthrange(first.year, first.month)[1])

    @property
    def can_go_on(self) -> bool:
        """Whether the month after this one has a day that can be selected."""
        return self.span[1] < self._today

    @property
    def can_go_back(self) -> bool:
        """Whether there is a month before this one."""
        return self.span[0] > date.min

    def set_today(self, today: date) -> None:
        """Follow the player's date."""
        if today != self._today:
            self._today = today
            self._selected = min(self._selected, today)
            self._show()

    def show_results(self, results: Mapping[date, DailyResult]) -> None:
        """Show how the deals of this month went."""
        self._results = results
        self._show()

    def select(self, day: date) -> None:
        """Select a date, or today where it is later."""
        day = min(day, self._today)
        if day == self._selected:
            return
        if (day.year, day.month) != (self._selected.year, self._selected.month):
            self._results = {}
        self._selected = day
        self._show()
        self.day_selected.emit(day)

    def turn(self, months: int) -> None:
        """Go some months on, or back for a negative number."""
        number = self._selected.year * 12 + self._selected.month - 1 + months
        year, month = divmod(number, 12)
        if not date.min.year <= year <= date.max.year:
            return
        last = monthrange(year, month + 1)[1]
        self.select(date(year, month + 1, min(self._selected.day, last)))

    def describe(self, day: date) -> str:
        """Return a date and how its deal went, in words."""
        parts = [QLocale().toString(to_qdate(day), QLocale.FormatType.LongFormat)]
        if day == self._today:
            parts.append(self.tr("today"))
        result = self._results.get(day)
        if result is not None:
            parts.append(self.tr("won") if result.is_won else self.tr("played, not won"))
        return ", ".join(parts)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Select another day, or choose the one selected."""
        step = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -_WEEK,
            Qt.Key.Key_Down: _WEEK,
        }.get(Qt.Key(event.key()))
        months = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}.get(Qt.Key(event.key()))
        if step is not None:
            days = self._selected.toordinal() + step
            if date.min.toordinal() <= days <= date.max.toordinal():
                self.select(date.fromordinal(days))
        elif months is not None:
            self.turn(months)
        elif event.key() == Qt.Key.Key_Home:
            self.select(self.span[0])
        elif event.key() == Qt.Key.Key_End:
            self.select(self.span[1])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.day_activated.emit(self._selected)
        else:
            event.ignore()
            return
        announce(self, self.describe(self._selected))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus."""
        super().focusInEvent(event)
        self._show()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show that the focus is elsewhere."""
        super().focusOutEvent(event)
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language, and of the day with which a week begins."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._show()

    def _show(self) -> None:
        locale = QLocale()
        first_weekday = locale.firstDayOfWeek().value
        first, last = self.span
        for column, heading in enumerate(self._headings):
            weekday = (first_weekday - 1 + column) % _WEEK + 1
            heading.setText(locale.standaloneDayName(weekday, QLocale.FormatType.ShortFormat))
        before = (first.isoweekday() - first_weekday) % _WEEK
        for number, button in enumerate(self._buttons):
            at = number - before
            if at not in range(last.day):
                button.show_nothing()
                continue
            day = first + timedelta(at)
            is_selected, text = day == self._selected, self.describe(day)
            button.show_day(
                day,
                self._results.get(day),
                is_today=day == self._today,
                has_ring=is_selected and self.hasFocus(),
            )
            button.setEnabled(day <= self._today)
            button.setChecked(is_selected)
            button.setAccessibleName(text)
            button.setToolTip(text)
        self.setAccessibleName(self.describe(self._selected))

    def _click(self, button: DayButton) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        button.setChecked(True)  # a second click on the same day does not let it go
        if button.day is not None:
            self.select(button.day)

    def _activate(self, button: DayButton) -> None:
        if button.day is not None and button.isEnabled():
            self.select(button.day)
            self.day_activated.emit(button.day)


def to_qdate(day: date) -> QDate:
    """Return a date as Qt writes it."""
    return QDate(day.year, day.month, day.day)

"""The list of the history: its keys, and a look that stays quick with any number of rows."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from tripeaks.model.history_table import HistoryTable

_ROOM: Final = 8
"""How much higher than its text a row is."""


class HistoryView(QTableView):
    """Shows a `HistoryTable`; one game is chosen at a time."""

    opened = Signal()
    """Enter, or a double click, on the game chosen."""
    copy_requested = Signal()
    typed = Signal(str)
    """Text typed into the list, which is meant for a search."""

    def __init__(self, table: HistoryTable, parent: QWidget | None = None) -> None:
        """Show `table`, newest games first, without asking it for anything yet."""
        super().__init__(parent)
        self.setObjectName("historyView")
        self.setModel(table)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        rows, titles = self.verticalHeader(), self.horizontalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(self.fontMetrics().height() + _ROOM)
        titles.setSortIndicator(0, Qt.SortOrder.DescendingOrder)
        titles.setHighlightSections(False)
        titles.setDefaultSectionSize(titles.minimumSectionSize())  # the last one's, before it grows
        titles.setStretchLastSection(True)
        titles.setResizeContentsPrecision(0)  # the rows in sight, not a thousand
        self.setSortingEnabled(True)
        self.doubleClicked.connect(self.opened)

    @property
    def chosen_row(self) -> int:
        """The row of the game chosen, -1 without one."""
        return self.currentIndex().row()

    @property
    def top_row(self) -> int:
        """The first row in sight, -1 in an empty list."""
        return self.rowAt(0)

    def choose(self, row: int) -> None:
        """Choose the game of a row, in the column chosen before."""
        column = max(0, self.currentIndex().column())
        self.setCurrentIndex(self.model().index(row, column))

    def scroll_to_top(self, row: int) -> None:
        """Let a row be the first in sight."""
        self.scrollTo(self.model().index(row, 0), QAbstractItemView.ScrollHint.PositionAtTop)

    def fit_columns(self) -> None:
        """Give every column room for its title and for what is in sight."""
        self.resizeColumnsToContents()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open on Enter, copy the whole code."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.chosen_row >= 0:
                self.opened.emit()
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copy_requested.emit()
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:  # noqa: N802
        """Hand typed text on: to look through all rows here would take seconds."""
        self.typed.emit(search)

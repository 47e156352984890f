"""The finished games as a table: all their numbers, and the rows that are looked at."""

import sqlite3
from array import array
from dataclasses import dataclass
from typing import Any, Final, Protocol

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from tripeaks.model.background import Job
from tripeaks.model.library import Library
from tripeaks.storage.connection import snapshot
from tripeaks.storage.finished import FinishedGame
from tripeaks.storage.history import EVERYTHING, Column, Filter, History

COLUMNS: Final = (
    Column.ENDED,
    Column.CODE,
    Column.RULE_SET,
    Column.RESULT,
    Column.SCORE,
    Column.PAR,
    Column.MOVES,
    Column.DRAWS,
    Column.UNDOS,
    Column.HINTS,
    Column.LONGEST_CHAIN,
    Column.ELAPSED,
    Column.AGAIN,
)
_WORDS: Final = {Column.CODE, Column.RULE_SET, Column.RESULT}
"""The columns that begin with their first letter when they are sorted; others with the most."""

PAGE: Final = 64
"""How many rows are read at once."""
_PAGES_KEPT: Final = 24
_PAGES_SEEN: Final = 3
"""How many pages can be in sight at once."""

# Plain numbers: a look at the table asks some thousand times.
_DISPLAY: Final = int(Qt.ItemDataRole.DisplayRole)
_ALIGNMENT: Final = int(Qt.ItemDataRole.TextAlignmentRole)
_TOOL_TIP: Final = int(Qt.ItemDataRole.ToolTipRole)
_SPOKEN: Final = int(Qt.ItemDataRole.AccessibleTextRole)
_FIRST_ORDER: Final = int(Qt.ItemDataRole.InitialSortOrderRole)

_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_ON_THE_LEFT: Final = _WORDS | {Column.ENDED, Column.AGAIN}
_ALIGNMENTS: Final = tuple(_LEFT if column in _ON_THE_LEFT else _RIGHT for column in COLUMNS)

_Index = QModelIndex | QPersistentModelIndex


class Wording(Protocol):
    """Puts games into words."""

    def title(self, column: Column) -> str:
        """Return the title of a column."""

    def explain(self, column: Column) -> str | None:
        """Return what a column's title means, None where it says it all."""

    def texts(self, game: FinishedGame) -> tuple[str, ...]:
        """Return what the row of a game shows, in the order of `COLUMNS`."""

    def tip(self, game: FinishedGame, column: Column) -> str | None:
        """Return more about a cell, None where there is no more to say."""

    def spoken(self, game: FinishedGame, column: Column) -> str | None:
        """Return what screen readers say of a cell, None for what it shows."""


@dataclass(frozen=True, slots=True)
class Listing:
    """What was read at once: how many games there are in all, what was asked for, its beginning."""

    total: int
    rule_sets: list[str]
    numbers: "array[int]"
    first: list[FinishedGame]


@dataclass(frozen=True, slots=True)
class _Query:
    wanted: Filter = EVERYTHING
    column: Column = Column.ENDED
    descending: bool = True

    def __call__(self, connection: sqlite3.Connection) -> Listing:
        history = History(connection)
        with snapshot(connection):
            numbers = history.numbers(self.wanted, self.column, descending=self.descending)
            return Listing(
                history.count(), history.rule_sets(), numbers, history.games(numbers[:PAGE])
            )


class HistoryTable(QAbstractTableModel):
    """Games that a filter lets through, in some order; read beside the window.

    Of each it holds the number; rows are read, page by page, when they are first looked at, and
    are empty until then. One reading is on its way at a time, and the last one asked for counts.
    """

    listed = Signal(object)
    """The `Listing` that the table now shows."""

    def __init__(
        self,
        library: Library,
        wording: Wording,
        parent: QObject | None = None,
    ) -> None:
        """Show nothing before `refresh`; `wording` gives the texts."""
        super().__init__(parent)
        self._library = library
        self._wording = wording
        self._query = _Query()
        self._numbers = array("q")
        self._games: dict[int, FinishedGame] = {}
        self._texts: dict[int, tuple[str, ...]] = {}
        self._pages: dict[int, Job[object] | None] = {}  # as asked for; None once it is read
        self._is_reading = self._is_stale = False
        library.failed.connect(self._give_up)
        library.damage_found.connect(self._give_up)

    @property
    def wanted(self) -> Filter:
        """Which games are listed."""
        return self._query.wanted

    def refresh(self) -> None:
        """Read the list anew."""
        self._is_stale = True
        if not self._is_reading:
            self._is_reading, self._is_stale = True, False
            self._library.ask(self._query, self._take)

    def set_wanted(self, wanted: Filter) -> None:
        """List other games."""
        if wanted != self._query.wanted:
            self._query = _Query(wanted, self._query.column, self._query.descending)
            self.refresh()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """List the games in another order."""
        query = _Query(self._query.wanted, COLUMNS[column], order is Qt.SortOrder.DescendingOrder)
        if query != self._query:
            self._query = query
            self.refresh()

    def game_at(self, row: int) -> FinishedGame | None:
        """Return the game of a row, None while it is not read."""
        return self._games.get(self._numbers[row]) if 0 <= row < len(self._numbers) else None

    def number_at(self, row: int) -> int | None:
        """Return the number of a row's game, None where there is no such row."""
        return self._numbers[row] if 0 <= row < len(self._numbers) else None

    def row_of(self, number: int | None) -> int | None:
        """Return the row of a game by its number, None where it is not listed."""
        try:
            return None if number is None else self._numbers.index(number)
        except ValueError:
            return None

    def describe_anew(self) -> None:
        """Write every text again: the language is another."""
        self._texts.clear()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(COLUMNS) - 1)
        if self._numbers:
            last = self.index(len(self._numbers) - 1, len(COLUMNS) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def rowCount(self, parent: _Index | None = None) -> int:
        """Return how many games are listed."""
        return 0 if parent is not None and parent.isValid() else len(self._numbers)

    def columnCount(self, parent: _Index | None = None) -> int:
        """Return how many columns there are."""
        return 0 if parent is not None and parent.isValid() else len(COLUMNS)

    def data(self, index: _Index, role: int = _DISPLAY) -> Any:
        """Return what a cell shows; nothing while its row is not read."""
        column = index.column()
        if role == _ALIGNMENT:
            return _ALIGNMENTS[column]
        if role not in (_DISPLAY, _TOOL_TIP, _SPOKEN):
            return None
        number = self._numbers[index.row()]
        if role == _DISPLAY and number in self._texts:
            return self._texts[number][column]
        game = self._games.get(number)
        if game is None:
            self._ask_for(index.row() // PAGE)
            return None
        if role == _TOOL_TIP:
            return self._wording.tip(game, COLUMNS[column])
        if role == _SPOKEN:
            return self._wording.spoken(game, COLUMNS[column])
        texts = self._texts[number] = self._wording.texts(game)
        return texts[column]

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:
        """Return a column's title, where it stands and how it is first sorted."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        column = COLUMNS[section]
        if role == _DISPLAY:
            return self._wording.title(column)
        if role in (_TOOL_TIP, _SPOKEN):
            return self._wording.explain(column)
        if role == _ALIGNMENT:
            return _ALIGNMENTS[section]
        if role == _FIRST_ORDER:
            is_word = column in _WORDS
            return Qt.SortOrder.AscendingOrder if is_word else Qt.SortOrder.DescendingOrder
        return None

    def _ask_for(self, page: int) -> None:
        if page in self._pages:
            return
        self._drop_what_was_passed_by()
        numbers = self._numbers
        wanted = numbers[page * PAGE : (page + 1) * PAGE]

        def take(games: list[FinishedGame]) -> None:
            if numbers is self._numbers:  # the list has not changed meanwhile
                self._keep(page, games)
                last = page * PAGE + len(wanted) - 1
                self.dataChanged.emit(
                    self.index(page * PAGE, 0), self.index(last, len(COLUMNS) - 1)
                )

        self._pages[page] = self._library.ask(
            lambda connection: History(connection).games(wanted), take
        )

    def _drop_what_was_passed_by(self) -> None:
        """Give up pages that nobody looks at any more: the list is being scrolled."""
        waiting = [(page, job) for page, job in self._pages.items() if job is not None]
        for page, job in waiting[: max(0, len(waiting) - _PAGES_SEEN + 1)]:
            job.cancel()
            del self._pages[page]

    def _keep(self, page: int, games: list[FinishedGame]) -> None:
        """Hold a page that was read, and let the one go that was read longest ago."""
        self._pages[page] = None
        self._games.update((game.number, game) for game in games)
        read = [one for one, job in self._pages.items() if job is None]
        for one in read[: max(0, len(read) - _PAGES_KEPT)]:
            del self._pages[one]
            for number in self._numbers[one * PAGE : (one + 1) * PAGE]:
                self._games.pop(number, None)
                self._texts.pop(number, None)

    def _take(self, listing: Listing) -> None:
        self._is_reading = False
        if self._is_stale:
            self.refresh()  # something else is wanted by now
            return
        self.beginResetModel()
        self._numbers = listing.numbers
        self._games.clear()
        self._texts.clear()
        self._pages.clear()
        if listing.numbers:
            self._keep(0, listing.first)
        self.endResetModel()
        self.listed.emit(listing)

    def _give_up(self) -> None:
        """Wait for another occasion: a reading that failed is never answered."""
        self._is_reading = False
        self._pages = {page: None for page, job in self._pages.items() if job is None}

"""Asks the database of finished games beside the window."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from tripeaks.engine.errors import KnownError, Problem
from tripeaks.model.background import Background, Cancelled, Job
from tripeaks.storage.archive import open_archive

_T = TypeVar("_T")

Query = Callable[[sqlite3.Connection], _T]


class Library(QObject):
    """The finished games in a data folder; queries run one after the other in a thread."""

    games_changed = Signal()
    """A game was finished, told its par, imported or deleted."""
    damage_found = Signal()
    """The database is damaged: the journal has to replace it."""
    failed = Signal(object)
    """The `KnownError` that keeps a query from its answer; its `done` is never called."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """Open nothing before the first query."""
        super().__init__(parent)
        self._folder = folder
        self._background = Background(self, "library")

    @property
    def folder(self) -> Path:
        """Where the database is."""
        return self._folder

    @property
    def is_busy(self) -> bool:
        """Whether an answer is still to come."""
        return self._background.is_busy

    def ask(self, query: Query[_T], done: Callable[[_T], None]) -> Job[object]:
        """Run `query` on a connection of its own; `done` gets the answer in the window's thread."""

        def answer() -> _T:
            with open_archive(self._folder) as connection:
                return query(connection)

        return self.run(answer, done)

    def run(self, errand: Callable[[], _T], done: Callable[[_T], None]) -> Job[object]:
        """Do something with the data folder in turn with the queries; told as `ask` tells."""

        def work(cancelled: Cancelled) -> object:
            try:
                return errand()
            except KnownError as error:
                return _Failure(error)

        def finish(answer: object) -> None:
            if isinstance(answer, _Failure):
                self._fail(answer.error)
            else:
                done(answer)  # type: ignore[arg-type]

        return self._background.start(work, finish)

    def stop(self) -> None:
        """Give up every query that has not begun."""
        self._background.stop()

    def _fail(self, error: KnownError) -> None:
        if error.problem is Problem.DATABASE_DAMAGED:
            self.damage_found.emit()
        else:
            self.failed.emit(error)


class _Failure:
    """What a query has instead of an answer."""

    def __init__(self, error: KnownError) -> None:
        self.error = error

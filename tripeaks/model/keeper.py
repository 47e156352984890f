"""Saves the game in play as it is played, and tells when nothing can be saved."""

from time import monotonic, sleep
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from tripeaks.engine.errors import KnownError, Problem
from tripeaks.engine.game import Step
from tripeaks.engine.state import Outcome
from tripeaks.model.game_clock import GameClock
from tripeaks.model.game_model import GameModel
from tripeaks.storage.journal import Journal

_RETRY_MS: Final = 3000
_SOON_MS: Final = 50
"""How soon is tried again while somebody else is writing, which never takes long."""
_CLOSE_SECONDS: Final = 5.0
"""How long the end of the program waits for whoever is writing."""

_MANY_ENTRIES: Final = 200
"""Some 0.9 MB in the log beside the database."""


class Keeper(QObject):
    """Writes what a `GameModel` does into a `Journal`, before anyone is shown it.

    It has to be connected to the model before everything that shows.
    """

    failure_changed = Signal(object)
    """The `KnownError` for which nothing is being saved, None when all is saved again."""
    noticed = Signal(object)
    """A `KnownError` that the player should be told once."""
    game_recorded = Signal()
    """Games were added to the finished ones."""
    entries_saved = Signal()
    """Many more entries of a long game were written."""

    def __init__(
        self, journal: Journal, model: GameModel, clock: GameClock, parent: QObject | None = None
    ) -> None:
        """Save the game in play from now on."""
        super().__init__(parent)
        self._journal = journal
        self._model = model
        self._clock = clock
        self._failure = journal.failure
        self._retry_timer = QTimer(self)
        self._retry_timer.timeout.connect(self._retry)
        model.game_started.connect(self._open)
        model.stepped.connect(self._append)
        model.help_used.connect(self._update)
        clock.paused.connect(self._update)
        journal.open_game(model.session, model.left)

    def start(self) -> None:
        """Tell what has happened so far, to those connected by now."""
        self._tell()

    @property
    def failure(self) -> KnownError | None:
        """The `KnownError` for which nothing is being saved, None while all is."""
        return self._failure

    def replace_damaged(self) -> None:
        """Begin a new database in place of one found damaged."""
        self._journal.replace_damaged()
        self._tell()

    def close(self) -> None:
        """Save the clock, and close the database."""
        self._retry_timer.stop()
        self._clock.note()
        self._journal.update()
        end = monotonic() + _CLOSE_SECONDS
        while not self._is_settled and monotonic() < end:
            sleep(_SOON_MS / 1000)
            self._journal.retry()
        self._journal.close()

    @property
    def _is_settled(self) -> bool:
        """Whether all is saved, or cannot be by waiting a moment."""
        failure = self._journal.failure
        is_locked = failure is None or failure.problem is Problem.SAVING_LOCKED
        return self._journal.is_saved or not is_locked

    def _open(self) -> None:
        self._journal.open_game(self._model.session, self._model.left)
        self._tell()

    def _append(self, step: Step) -> None:
        self._journal.append(step.cause)
        self._tell()
        session = self._model.session
        is_first = session.entry_count == session.given + 1  # with it the game before is lost
        if is_first or step.after.outcome is Outcome.WON:
            self.game_recorded.emit()
        elif session.entry_count % _MANY_ENTRIES == 0:
            self.entries_saved.emit()

    def _update(self) -> None:
        self._journal.update()
        self._tell()

    def _retry(self) -> None:
        self._journal.retry()
        self._tell()

    def _tell(self) -> None:
        """Tell what has happened, and see to it that saving takes up again by itself."""
        for notice in self._journal.take_notices():
            self.noticed.emit(notice)
        failure = self._journal.failure
        if _facts(failure) != _facts(self._failure):
            self._failure = failure
            self.failure_changed.emit(failure)
        if self._journal.is_saved:
            self._retry_timer.stop()
        else:
            self._retry_timer.start(_RETRY_MS if self._is_settled else _SOON_MS)


def _facts(failure: KnownError | None) -> object:
    """Return what makes two failures the same."""
    return failure and (failure.problem, failure.found)

"""Keeps the database sound beside the window: checks, backups, games brought back after damage."""

from datetime import date
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from tripeaks.engine.errors import KnownError, Problem
from tripeaks.model.library import Library
from tripeaks.storage.rescue import Rescue, bring_back, find_games
from tripeaks.storage.upkeep import keep_up

_START_MS: Final = 2500
"""How long after the start everything is checked: the player has the first seconds."""
_SET_ASIDE: Final = (Problem.DATABASE_DAMAGED, Problem.DATABASE_FOREIGN)


class Upkeep(QObject):
    """Does what waits for the disk, after the start and after each game."""

    rescue_found = Signal(int)
    """How many games can be brought back after a file was set aside; never 0."""
    rescued = Signal(int)
    """How many games were brought back."""

    def __init__(self, library: Library, parent: QObject | None = None) -> None:
        """Work in the thread of `library`."""
        super().__init__(parent)
        self._library = library
        self._rescue: Rescue | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_START_MS)
        self._timer.timeout.connect(lambda: self._keep_up(is_start=True))

    def start(self) -> None:
        """Check everything once the program has settled."""
        self._timer.start()

    def keep_up(self) -> None:
        """Do what is due after a game."""
        self._keep_up(is_start=False)

    def look_for_games(self, notice: KnownError) -> None:
        """Find out what can be brought back, when `notice` tells of a file set aside."""
        if notice.problem in _SET_ASIDE:
            folder = self._library.folder
            self._library.run(lambda: find_games(folder, notice.found), self._offer)

    def bring_back(self) -> None:
        """Bring back the games that were found."""
        rescue, self._rescue = self._rescue, None
        if rescue is not None:
            self._library.run(lambda: bring_back(self._library.folder, rescue), self._tell)

    def _keep_up(self, *, is_start: bool) -> None:
        folder, today = self._library.folder, date.today()
        self._library.run(lambda: keep_up(folder, today, is_start=is_start), lambda _: None)

    def _offer(self, rescue: Rescue) -> None:
        if rescue.games:
            self._rescue = rescue
            self.rescue_found.emit(len(rescue.games))

    def _tell(self, count: int) -> None:
        self.rescued.emit(count)
        self._library.games_changed.emit()

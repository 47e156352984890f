"""Keeps the database sound beside the window: checks, backups, games brought back after damage."""

from datetime import date
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from tripeaks.engine.errors import KnownError
from tripeaks.model.library import Library
from tripeaks.storage.losses import LOSSES
from tripeaks.storage.rescue import Rescue, bring_back, find_games, refuse
from tripeaks.storage.upkeep import keep_up, trim

_START_MS: Final = 2500
"""How long after the start everything is checked: the player has the first seconds."""


class Upkeep(QObject):
    """Does what waits for the disk, after the start and after each game."""

    rescue_found = Signal(int)
    """How many games can be brought back after a file was lost; never 0.

    Told again at each start until they are brought back or refused.
    """
    rescued = Signal(int)
    """How many games were brought back."""

    def __init__(self, library: Library, parent: QObject | None = None) -> None:
        """Work in the thread of `library`."""
        super().__init__(parent)
        self._library = library
        self._rescue: Rescue | None = None
        self._has_looked = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_START_MS)
        self._timer.timeout.connect(self._settle_down)

    def start(self) -> None:
        """Check everything once the program has settled."""
        self._timer.start()

    def keep_up(self) -> None:
        """Do what is due after a game."""
        self._keep_up(is_start=False)

    def trim(self) -> None:
        """Do what is due in the course of a long game."""
        folder = self._library.folder
        self._library.run(lambda: trim(folder), lambda _: None)

    def look_for_games(self, notice: KnownError) -> None:
        """Find out what can be brought back, when `notice` tells of a file that was lost."""
        if notice.problem in LOSSES:
            self._look()

    def bring_back(self) -> None:
        """Bring back the games that were found."""
        rescue, self._rescue = self._rescue, None
        if rescue is not None:
            folder, today = self._library.folder, date.today()
            self._library.run(lambda: bring_back(folder, rescue, today), self._tell)

    def refuse(self) -> None:
        """Offer the games that were found no more."""
        rescue, self._rescue = self._rescue, None
        if rescue is not None:
            refuse(rescue, date.today())  # a line in a file: at once, for the program may end

    def _settle_down(self) -> None:
        if not self._has_looked:
            self._look()
        self._keep_up(is_start=True)

    def _look(self) -> None:
        self._has_looked = True
        folder = self._library.folder
        self._library.run(lambda: find_games(folder), self._offer)

    def _keep_up(self, *, is_start: bool) -> None:
        folder, today = self._library.folder, date.today()
        self._library.run(lambda: keep_up(folder, today, is_start=is_start), lambda _: None)

    def _offer(self, rescue: Rescue) -> None:
        if rescue.games:
            self._rescue = rescue
            self.rescue_found.emit(len(rescue.games))
        elif rescue.is_complete:
            refuse(rescue, date.today())

    def _tell(self, count: int) -> None:
        self.rescued.emit(count)
        self._library.games_changed.emit()

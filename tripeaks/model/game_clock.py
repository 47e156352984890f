"""The clock of the game in play."""

from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from tripeaks.engine.state import Outcome
from tripeaks.model.game_model import GameModel

_TICK_MS: Final = 1000


class GameClock(QObject):
    """Runs from a game's first action to its end, while the window can be seen.

    It counts the computer's waking time, whatever is done to the date. Between two looks at it
    nothing runs but, while `ticks` says so, a beat each second for those who show it.
    """

    ticked = Signal()
    """The time has changed by a second, or altogether."""
    paused = Signal()
    """The clock was stopped because the game cannot be seen."""

    def __init__(self, model: GameModel, parent: QObject | None = None) -> None:
        """Stand at the time of the game in play."""
        super().__init__(parent)
        self._model = model
        self._session = model.session
        self._running = QElapsedTimer()
        self._is_seen = False
        self._is_held = False
        self._beat = QTimer(self)
        self._beat.setInterval(_TICK_MS)
        self._beat.timeout.connect(self.ticked)
        self._ticks = False
        model.game_started.connect(self._begin)
        model.stepped.connect(self._go_on)

    @property
    def elapsed_ms(self) -> int:
        """The time of the game in play, in milliseconds."""
        running = self._running.elapsed() if self._running.isValid() else 0
        return self._session.elapsed_ms + running

    def set_seen(self, is_seen: bool) -> None:
        """Stop while the window cannot be seen, go on when it can."""
        self._is_seen = is_seen
        self._follow()

    def set_held(self, is_held: bool) -> None:
        """Stop while the window shows another game, go on when it does not."""
        self._is_held = is_held
        self._follow()

    def set_ticks(self, ticks: bool) -> None:
        """Beat each second, or do not."""
        self._ticks = ticks
        self._update_beat()

    def note(self) -> None:
        """Write the time into the session."""
        if self._running.isValid():
            self._session.elapsed_ms += self._running.restart()

    def _follow(self) -> None:
        if self._is_seen and not self._is_held:
            self._resume()
        elif self._running.isValid():
            self.note()
            self._stop()
            self.paused.emit()

    def _begin(self) -> None:
        self.note()
        self._stop()
        self._session = self._model.session
        self._resume()
        self.ticked.emit()

    def _go_on(self) -> None:
        if self._running.isValid():
            self.note()
        self._resume()

    def _resume(self) -> None:
        """Run if there is something to time."""
        is_played = self._session.is_begun
        is_open = self._model.state.outcome is Outcome.IN_PROGRESS
        if not (is_played and is_open and self._is_seen and not self._is_held):
            self._stop()
        elif not self._running.isValid():
            self._running.start()
        self._update_beat()

    def _stop(self) -> None:
        self._running.invalidate()
        self._update_beat()

    def _update_beat(self) -> None:
        if self._ticks and self._running.isValid():
            if not self._beat.isActive():
                self._beat.start()
        else:
            self._beat.stop()

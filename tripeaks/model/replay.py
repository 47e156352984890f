"""A game played back: step by step, by itself, or from any place to any other."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from tripeaks.engine.state import State
from tripeaks.engine.trail import Trail

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0)
_STEP_MS: Final = 800
"""From one step to the next at speed 1."""


class Replay(QObject):
    """Stands at a place of a `Trail` while it is open; a timer runs only while it plays.

    A step emits `stepped`, then `place_changed`; a jump `jumped`, then `place_changed`.
    """

    opened = Signal()
    """A game is played back from now on; its position was not told yet."""
    closed = Signal()
    stepped = Signal(object)
    """The `Step` just shown, forward or back."""
    jumped = Signal(object)
    """The `State` now shown."""
    place_changed = Signal(int)
    playing_changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        """Have no game yet."""
        super().__init__(parent)
        self._trail: Trail | None = None
        self._place = 0
        self._speed = 1.0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._play_step)

    @property
    def is_open(self) -> bool:
        """Whether a game is being played back."""
        return self._trail is not None

    @property
    def trail(self) -> Trail:
        """The game played back, while there is one."""
        assert self._trail is not None, "a replay is open"
        return self._trail

    @property
    def place(self) -> int:
        """How many steps have been done in the position shown."""
        return self._place

    @property
    def state(self) -> State:
        """The position shown."""
        return self.trail.state_at(self._place)

    @property
    def is_playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._timer.isActive()

    def open(self, trail: Trail, place: int = 0) -> None:
        """Play back a game, from a place of it; any other is closed."""
        self.close()
        self._trail, self._place = trail, place
        self.opened.emit()
        self._tell_jump()

    def close(self) -> None:
        """Play nothing back any more."""
        if self._trail is not None:
            self.pause()
            self._trail = None
            self.closed.emit()

    def step(self) -> None:
        """Do the next step, if there is one."""
        if self._place < len(self.trail):
            self._place += 1
            self.stepped.emit(self.trail.step_to(self._place))
            self.place_changed.emit(self._place)

    def step_back(self) -> None:
        """Take the last step back, if there is one."""
        if self._place > 0:
            step = self.trail.step_back_from(self._place)
            self._place -= 1
            self.stepped.emit(step)
            self.place_changed.emit(self._place)

    def go_to(self, place: int) -> None:
        """Jump to a place."""
        if place != self._place:
            self._place = place
            self._tell_jump()

    def play(self) -> None:
        """Go on by itself; from the start where the end was reached."""
        if self.is_playing or not len(self.trail):
            return
        is_over = self._place == len(self.trail)
        if is_over:
            self.go_to(0)
        self._timer.start(self._interval)
        self.playing_changed.emit(True)
        if not is_over:
            self._play_step()

    def pause(self) -> None:
        """Stop going on by itself."""
        if self.is_playing:
            self._timer.stop()
            self.playing_changed.emit(False)

    def set_speed(self, speed: float) -> None:
        """Play so many times as fast."""
        self._speed = speed
        if self.is_playing:
            self._timer.start(self._interval)

    @property
    def _interval(self) -> int:
        return round(_STEP_MS / self._speed)

    def _play_step(self) -> None:
        self.step()
        if self._place == len(self.trail):
            self.pause()

    def _tell_jump(self) -> None:
        self.jumped.emit(self.state)
        self.place_changed.emit(self._place)

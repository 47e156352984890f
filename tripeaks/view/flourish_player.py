"""Plays flourishes beside the cards; each ends by itself or at once, and then nothing runs."""

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QAbstractAnimation, Signal
from PySide6.QtWidgets import QGraphicsScene

from tripeaks.view import flourishes as plans
from tripeaks.view.flourish_items import FloatItem, GlowItem, RidgeItem
from tripeaks.view.geometry import Layout
from tripeaks.view.scene_look import SceneLook
from tripeaks.view.win_items import Glitter, RippleOfCards


class Part(Protocol):
    """What shows flourishes of one kind, one at a time."""

    def show_at(self, time: float) -> None:
        """Look as `time` milliseconds after the step."""

    def end(self) -> None:
        """Look as after the flourish."""


class FlourishPlayer(QAbstractAnimation):
    """Shows what steps bring, on a clock of its own: the next step does not cut it short.

    Of each kind there is one at a time: a new change of the score takes the last one's place.
    """

    celebration_ended = Signal()
    """The moment of a win is over, or was cut short."""

    def __init__(
        self, scene: QGraphicsScene, show_height: Callable[[int, float], None], look: SceneLook
    ) -> None:
        """Show nothing yet on `scene`; `show_height` lifts one of its cards."""
        super().__init__(scene)
        self._layout, self._look = Layout(0, 0), look
        self._float, self._glow = FloatItem(), GlowItem()
        self._ridges = [RidgeItem() for _ in range(3)]
        self._glitter, self._ripple = Glitter(scene), RippleOfCards(show_height)
        self._running: dict[Part, tuple[plans.Flourish, int]] = {}
        """What shows which flourish, and when on the clock its step was."""
        for item in (self._float, self._glow, *self._ridges):
            scene.addItem(item)

    @property
    def is_running(self) -> bool:
        """Whether anything is shown that passes."""
        return bool(self._running)

    @property
    def is_celebrating(self) -> bool:
        """Whether the moment of a win is shown."""
        return self._glitter in self._running

    def set_table(self, layout: Layout, look: SceneLook) -> None:
        """Play on another table, or in other colours; what is shown ends."""
        self.finish()
        self._layout, self._look = layout, look
        self._glow.set_table(layout, look)

    def show_chain(self, chain: int) -> None:
        """Glow as a chain of that length does, at once; all else ends."""
        self.finish()
        self._glow.set_strength(plans.glow_of(chain))

    def play(self, plan: Sequence[plans.Flourish]) -> None:
        """Show what a step brings, from now on."""
        now = self.currentTime() if self._running else 0
        for flourish in plan:
            self._running[self._begin(flourish)] = flourish, now
        if self._running and self.state() is self.State.Stopped:
            self.start()

    def finish(self) -> None:
        """End everything now."""
        self._end(list(self._running))

    def duration(self) -> int:
        """Return -1: the clock runs as long as there is something to show."""
        return -1

    def updateCurrentTime(self, current_time: int) -> None:  # noqa: N802
        """Show the frame of `current_time`."""
        over = []
        for part, (flourish, begun) in self._running.items():
            time = current_time - begun
            if time < flourish.delay + flourish.duration:
                part.show_at(time)
            else:
                over.append(part)
        self._end(over)

    def _begin(self, flourish: plans.Flourish) -> Part:
        """Prepare the part that shows a flourish, and return it."""
        layout, look = self._layout, self._look
        match flourish:
            case plans.ScoreFloat():
                self._float.begin(flourish, layout, look)
                return self._float
            case plans.ChainGlow():
                self._glow.begin(flourish)
                return self._glow
            case plans.RidgeLight():
                ridge = self._ridges[flourish.peak]
                ridge.begin(flourish, layout, look)
                return ridge
            case plans.Ripple():
                self._ripple.begin(flourish)
                return self._ripple
            case _:
                self._glitter.begin(flourish, layout, look)
                return self._glitter

    def _end(self, parts: Sequence[Part]) -> None:
        was_celebrating = self.is_celebrating
        for part in parts:
            del self._running[part]
            part.end()
        if not self._running:
            self.stop()
        if was_celebrating and not self.is_celebrating:
            self.celebration_ended.emit()

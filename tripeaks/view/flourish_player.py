"""Plays flourishes beside the cards; each ends by itself or at once, and then nothing runs."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
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


@dataclass(slots=True)
class Showing:
    """A flourish, when on the clock its step was, and whether its part has begun it."""

    flourish: plans.Flourish
    since: int
    has_begun: bool = False


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
        self._running: dict[Part, Showing] = {}
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
            if isinstance(flourish, plans.ScoreFloat):
                self._float.end()
            self._running[self._part_for(flourish)] = Showing(flourish, now)
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
        for part, showing in self._running.items():
            time, flourish = current_time - showing.since, showing.flourish
            if time >= flourish.delay + flourish.duration:
                over.append(part)
            elif time >= flourish.delay:
                self._begin(showing)
                part.show_at(time)
        self._end(over)

    def _part_for(self, flourish: plans.Flourish) -> Part:
        match flourish:
            case plans.ScoreFloat():
                return self._float
            case plans.ChainGlow():
                return self._glow
            case plans.RidgeLight():
                return self._ridges[flourish.peak]
            case plans.Ripple():
                return self._ripple
            case _:
                return self._glitter

    def _begin(self, showing: Showing) -> None:
        """Let a flourish be drawn, once: when its time has come, not while a click is answered."""
        if showing.has_begun:
            return
        showing.has_begun = True
        layout, look = self._layout, self._look
        match showing.flourish:
            case plans.ScoreFloat() as change:
                self._float.begin(change, layout, look)
            case plans.ChainGlow() as glow:
                self._glow.begin(glow)
            case plans.RidgeLight() as light:
                self._ridges[light.peak].begin(light, layout, look)
            case plans.Ripple() as ripple:
                self._ripple.begin(ripple)
            case glitter:
                self._glitter.begin(glitter, layout, look)

    def _end(self, parts: Sequence[Part]) -> None:
        was_celebrating = self.is_celebrating
        for part in parts:
            self._begin(self._running.pop(part))
            part.end()
        if not self._running:
            self.stop()
        if was_celebrating and not self.is_celebrating:
            self.celebration_ended.emit()

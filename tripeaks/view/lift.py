"""The card under the pointer rises a little: what a press would do is seen before the press."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QObject

from tripeaks.engine.moves import DRAW, Take
from tripeaks.engine.state import State
from tripeaks.model.game_model import STOCK, WASTE
from tripeaks.view.poses import next_key

LIFT_MS: Final = 90


def card_at_hand(place: int | None, state: State) -> int | None:
    """Return the key of the card that a press on `place` would move, None if it moves none."""
    if place is None or place == WASTE:
        return None
    if place == STOCK:
        return next_key(state) if state.refusal(DRAW) is None else None
    return place if state.refusal(Take(place)) is None else None


@dataclass(frozen=True, slots=True)
class Rise:
    """One card's way up or down, between the heights 0 (it lies) and 1 (it is lifted)."""

    key: int
    start: float
    end: float


def plan_lift(heights: Mapping[int, float], lifted: int | None) -> list[Rise]:
    """Return the ways by which `lifted` becomes the only lifted card of those at `heights`."""
    keys = {*heights, *(() if lifted is None else (lifted,))}
    rises = [Rise(key, heights.get(key, 0.0), float(key == lifted)) for key in sorted(keys)]
    return [rise for rise in rises if rise.start != rise.end]


def height_at(rise: Rise, time: float) -> float:
    """Return how high a card is `time` milliseconds after it has begun to rise or sink."""
    left = 1 - min(1.0, max(0.0, time / LIFT_MS))
    return rise.end + (rise.start - rise.end) * left**2


class Lift(QAbstractAnimation):
    """Lifts one card and lets others sink, through `show_height(key, height)`.

    Nothing runs while the pointer rests. Cards that are held, because they travel, lie flat.
    """

    def __init__(self, show_height: Callable[[int, float], None], parent: QObject) -> None:
        """Keep the callback."""
        super().__init__(parent)
        self._show_height = show_height
        self._aim: int | None = None
        self._held: frozenset[int] = frozenset()
        self._heights: dict[int, float] = {}
        self._rises: list[Rise] = []

    @property
    def is_running(self) -> bool:
        """Whether a card is rising or sinking."""
        return self.state() is not self.State.Stopped

    def aim(self, key: int | None, *, at_once: bool) -> None:
        """Lift the card `key` and no other; `at_once` without a way up."""
        self._aim = key
        self._start(at_once=at_once)

    def hold(self, keys: Collection[int], *, at_once: bool) -> None:
        """Let the cards `keys` lie flat, now, until others are held."""
        self._held = frozenset(keys)
        for key in self._held & self._heights.keys():
            self._show(key, 0.0)
        self._start(at_once=at_once)

    def duration(self) -> int:
        """Return how long a rise takes, in milliseconds."""
        return round(LIFT_MS)

    def updateCurrentTime(self, current_time: int) -> None:  # noqa: N802
        """Show the heights of `current_time`."""
        for rise in self._rises:
            self._show(rise.key, height_at(rise, current_time))

    def _start(self, *, at_once: bool) -> None:
        lifted = None if self._aim in self._held else self._aim
        rises = plan_lift(self._heights, lifted)
        if self.is_running and [(rise.key, rise.end) for rise in rises] == [
            (rise.key, rise.end) for rise in self._rises
        ]:
            return
        self.stop()
        self._rises = rises
        if at_once:
            self.updateCurrentTime(self.duration())
        elif rises:
            self.start()

    def _show(self, key: int, height: float) -> None:
        if height:
            self._heights[key] = height
        else:
            self._heights.pop(key, None)
        self._show_height(key, height)

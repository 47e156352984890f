"""What a step shows beside its cards, once each: a plan, derived from the two positions alone.

The score change floats up, a chain glows, the ridge of a cleared peak lights up, and a win has
its moment. Times are milliseconds from the step.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from tripeaks.engine.game import Step
from tripeaks.engine.moves import Undo
from tripeaks.engine.state import Outcome
from tripeaks.engine.tableau import TIPS
from tripeaks.view.choreography import FADE_MS, TAKE_MS, MotionStyle

FLOAT_MS: Final = 700.0
GLOW_MS: Final = 260.0
RIDGE_MS: Final = 600.0
WIN_MS: Final = 1100.0
"""How long the moment of a win lasts once its last card has landed."""

FULL_CHAIN: Final = 10
"""The length of a chain that glows no more when it grows."""

_AS_EVER: Final = MotionStyle()
_FLOAT_DELAY_MS: Final = 90.0
_LANDING_MS: Final = 0.6 * TAKE_MS
_RIDGE_GAP_MS: Final = 130.0
_RIPPLE_GAP_MS: Final = 70.0
_RIPPLE_MS: Final = 420.0
_RIPPLE_HEIGHT: Final = 4.0


@dataclass(frozen=True, slots=True)
class Flourish:
    """Something seen from `delay` on for `duration`."""

    delay: float
    duration: float


@dataclass(frozen=True, slots=True)
class ScoreFloat(Flourish):
    """The change of the score, which rises and fades; one that rewards a peak is larger."""

    change: int
    is_large: bool
    rises: bool = True


@dataclass(frozen=True, slots=True)
class ChainGlow(Flourish):
    """The glow around the waste's top changes to another strength (0 to 1)."""

    strength: float


@dataclass(frozen=True, slots=True)
class RidgeLight(Flourish):
    """The mountain behind a cleared peak (0-2) lights up."""

    peak: int


@dataclass(frozen=True, slots=True)
class Ripple(Flourish):
    """One wave runs through the cards in sight, `keys` from left to right."""

    keys: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Glitter(Flourish):
    """The snow on the three summits glitters."""


@dataclass(frozen=True, slots=True)
class Sparkle:
    """A point of light on the snow of a mountain.

    `across` goes from its left edge (0) to its right (1), `down` from its top (0) to its foot.
    """

    peak: int
    across: float
    down: float
    delay: float
    duration: float
    size: float


def _sparkle(number: int) -> Sparkle:
    """Return one of the sparkles: scattered evenly, by multiples of irrational numbers."""

    def scattered(irrational: float) -> float:
        return (number * irrational + 0.37) % 1.0

    duration = 320 + 200 * scattered(math.sqrt(3))
    return Sparkle(
        peak=number % 3,
        across=scattered((math.sqrt(5) - 1) / 2),
        down=scattered(math.sqrt(2)) ** 0.8,
        delay=(WIN_MS - duration) * scattered(math.pi),
        duration=duration,
        size=0.5 + 0.5 * scattered(math.e),
    )


SPARKLES: Final = tuple(_sparkle(number) for number in range(36))


def plan_flourishes(
    step: Step,
    in_sight: Sequence[int],
    motion: MotionStyle = _AS_EVER,
    *,
    shows_score: bool = True,
) -> list[Flourish]:
    """Return what a step shows, as far as it may.

    `in_sight` are the keys of the cards seen after it, left first. Only the beginning of a
    flourish follows the pace of the cards: what is to be read is there as long as ever.
    """
    plan = _plan(step, in_sight)
    if not shows_score:
        plan = [flourish for flourish in plan if not isinstance(flourish, ScoreFloat)]
    if motion.reduced:
        plan = _subdued(plan)
    return [replace(flourish, delay=flourish.delay * motion.factor) for flourish in plan]


def _plan(step: Step, in_sight: Sequence[int]) -> list[Flourish]:
    before, after = step.before, step.after
    is_undo = isinstance(step.cause, Undo)
    cleared = [] if is_undo else _cleared(step)
    plan: list[Flourish] = []
    change = after.score - before.score
    if change:
        plan.append(ScoreFloat(_FLOAT_DELAY_MS, FLOAT_MS, change, is_large=bool(cleared)))
    start, end = glow_of(before.chain), glow_of(after.chain)
    if start != end:
        plan.append(ChainGlow(_LANDING_MS if end > start else 0.0, GLOW_MS, end))
    if after.outcome is Outcome.WON and not is_undo:
        plan += _plan_win(cleared[0], in_sight)
    else:
        plan += [RidgeLight(_LANDING_MS, RIDGE_MS, peak) for peak in cleared]
    return plan


def _cleared(step: Step) -> list[int]:
    """Return the peaks that a step has cleared."""
    gone = step.before.remaining & ~step.after.remaining
    return [number for number, tip in enumerate(TIPS.values()) if gone >> tip & 1]


def _plan_win(last: int, in_sight: Sequence[int]) -> list[Flourish]:
    order = sorted(range(len(TIPS)), key=lambda peak: abs(peak - last))
    length = _RIPPLE_MS + _RIPPLE_GAP_MS * max(0, len(in_sight) - 1)
    return [
        *(
            RidgeLight(_LANDING_MS + number * _RIDGE_GAP_MS, RIDGE_MS, peak)
            for number, peak in enumerate(order)
        ),
        Ripple(TAKE_MS, length, tuple(in_sight)),
        Glitter(TAKE_MS, WIN_MS),
    ]


def glow_of(chain: int) -> float:
    """Return how strongly a chain glows: not at all (0) to as much as any (1)."""
    return math.pow(min(1.0, chain / FULL_CHAIN), 0.8)


def _subdued(plan: Sequence[Flourish]) -> list[Flourish]:
    """Return the same plan for those who want no motion: figures stand, light is just there."""
    quiet: list[Flourish] = []
    for flourish in plan:
        if isinstance(flourish, ScoreFloat):
            quiet.append(replace(flourish, delay=0.0, rises=False))
        elif isinstance(flourish, ChainGlow):
            quiet.append(replace(flourish, delay=0.0, duration=FADE_MS))
    return quiet


def progress_of(flourish: Flourish, time: float) -> float:
    """Return how much of a flourish is over: 0 before it begins, 1 from its end on."""
    return min(1.0, max(0.0, (time - flourish.delay) / flourish.duration))


def float_opacity(progress: float) -> float:
    """Return how much of a score change is seen: it comes quickly and goes slowly."""
    return min(1.0, progress / 0.12, (1 - progress) / 0.45)


def float_rise(flourish: ScoreFloat, progress: float) -> float:
    """Return how far a score change has risen: 0 to 1."""
    return 1 - (1 - progress) ** 2 if flourish.rises else 0.0


def glow_strength(start: float, end: float, progress: float) -> float:
    """Return how strongly a chain glows on the way from one strength to the other."""
    return start + (end - start) * (1 - (1 - progress) ** 2)


def ridge_opacity(progress: float) -> float:
    """Return how brightly a ridge is lit: up quickly, down slowly."""
    rising = 0.3
    if progress < rising:
        return math.sin(progress / rising * math.pi / 2)
    return math.cos((progress - rising) / (1 - rising) * math.pi / 2)


def ripple_height(ripple: Ripple, number: int, time: float) -> float:
    """Return how high the `number`th card of a ripple is lifted (1: as under the pointer)."""
    share = (time - ripple.delay - number * _RIPPLE_GAP_MS) / _RIPPLE_MS
    return _RIPPLE_HEIGHT * math.sin(math.pi * share) ** 2 if 0 < share < 1 else 0.0


def sparkle_brightness(sparkle: Sparkle, time: float) -> float:
    """Return how brightly a sparkle shines `time` milliseconds after the glitter's beginning."""
    share = (time - sparkle.delay) / sparkle.duration
    return math.sin(math.pi * share) ** 2 if 0 < share < 1 else 0.0

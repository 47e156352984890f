"""Which cards move how between two positions: a plan, derived from the difference alone.

Nobody writes how a take or its undo looks: poses before and after are compared, and every card
that differs gets a motion.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from tripeaks.engine.game import Step
from tripeaks.engine.moves import Draw, Undo
from tripeaks.engine.tableau import ROWS, SITE_COUNT
from tripeaks.view.poses import Pose

TAKE_MS: Final = 220.0
DRAW_MS: Final = 220.0
UNDO_MS: Final = 160.0
FLIP_MS: Final = 160.0
SHAKE_MS: Final = 240.0
FADE_MS: Final = 80.0
DEAL_MS: Final = 650.0

_FLIP_DELAY_MS: Final = 60.0
_DEAL_FLIGHT_MS: Final = 260.0
_FLYING_Z: Final = 1000.0
_ARC: Final = 0.1
"""How far an arc bows, as a share of the way."""
_SWING: Final = 0.6
"""How hard a card lands: it runs 1.25 % of its way too far, and back."""
_SHAKE: Final = 0.02
"""How far a shake goes, in card widths."""


@dataclass(frozen=True, slots=True)
class MotionStyle:
    """How much may move: `factor` times every duration (0: nothing moves), or only fades."""

    factor: float = 1.0
    reduced: bool = False

    @property
    def travels(self) -> bool:
        """Whether anything may be seen on its way."""
        return self.factor > 0 and not self.reduced


class Style(Enum):
    """How a card gets from one pose to the other."""

    ARC = "arc"
    LINE = "line"
    FLIP = "flip"
    SHAKE = "shake"
    FADE = "fade"


@dataclass(frozen=True, slots=True)
class Motion:
    """One card's way from `start` to `end`, in milliseconds from the plan's beginning."""

    key: int
    start: Pose
    end: Pose
    delay: float
    duration: float
    style: Style


@dataclass(frozen=True, slots=True)
class Frame:
    """How a card looks at one moment: pose, horizontal scale (a card turning), opacity."""

    pose: Pose
    scale: float = 1.0
    opacity: float = 1.0


def plan_step(before: Sequence[Pose], after: Sequence[Pose], step: Step) -> list[Motion]:
    """Return the motions of one step, takes, draws and undos alike."""
    if isinstance(step.cause, Undo):
        duration = UNDO_MS
    else:
        duration = DRAW_MS if isinstance(step.action, Draw) else TAKE_MS
    motions = []
    for key, (start, end) in enumerate(zip(before, after, strict=True)):
        if (start.x, start.y) != (end.x, end.y):
            moves_pile = abs(start.y - end.y) > 0 or start.face_up != end.face_up
            style = Style.ARC if moves_pile else Style.LINE
            motions.append(Motion(key, start, end, 0.0, duration, style))
        elif (start.face_up, start.dimmed) != (end.face_up, end.dimmed):
            delay = 0.0 if isinstance(step.cause, Undo) else _FLIP_DELAY_MS
            motions.append(Motion(key, start, end, delay, FLIP_MS, Style.FLIP))
        elif start != end and (start.visible or end.visible):
            motions.append(Motion(key, start, end, 0.0, duration, Style.LINE))
    return motions


def plan_deal(after: Sequence[Pose], stock: Pose) -> list[Motion]:
    """Return the motions of a deal: row by row from the stock's place, then the waste.

    A card is not seen before its turn: the stock lies where it comes from.
    """
    start = replace(stock, face_up=False, visible=False)
    order = [site for row in ROWS for site in row]
    waste = [key for key in range(SITE_COUNT, len(after)) if after[key].face_up]
    keys = [*order, *waste]
    gap = (DEAL_MS - _DEAL_FLIGHT_MS) / (len(keys) - 1)
    return [
        Motion(
            key,
            replace(start, dimmed=after[key].dimmed),
            after[key],
            index * gap,
            _DEAL_FLIGHT_MS,
            Style.ARC,
        )
        for index, key in enumerate(keys)
    ]


def plan_shake(pose: Pose, key: int) -> list[Motion]:
    """Return the shake of a refused card."""
    return [Motion(key, pose, pose, 0.0, SHAKE_MS, Style.SHAKE)]


def faded(motions: Sequence[Motion]) -> list[Motion]:
    """Return the same plan for those who want no motion: cards fade in where they end."""
    return [
        replace(motion, delay=0.0, duration=FADE_MS, style=Style.FADE)
        for motion in motions
        if motion.style is not Style.SHAKE
    ]


def duration_of(motions: Sequence[Motion]) -> float:
    """Return when the last motion ends."""
    return max((motion.delay + motion.duration for motion in motions), default=0.0)


def frame_at(motion: Motion, time: float, card_width: float) -> Frame:
    """Return how a card looks `time` milliseconds after the plan's beginning."""
    progress = min(1.0, max(0.0, (time - motion.delay) / motion.duration))
    start, end = motion.start, motion.end
    if progress <= 0.0 and motion.style is not Style.FADE:
        return Frame(start)
    if progress >= 1.0:
        return Frame(end)
    if motion.style is Style.FADE:
        return Frame(end, opacity=0.25 + 0.75 * progress)
    if motion.style is Style.SHAKE:
        swing = math.sin(progress * 3 * math.tau) * (1 - progress) * _SHAKE * card_width
        return Frame(replace(start, x=start.x + swing))
    dx, dy = end.x - start.x, end.y - start.y
    if motion.style is Style.ARC:
        eased = _landing(progress)
        bow = _ARC * math.sin(math.pi * min(1.0, eased))
        # The bow stands at a right angle to the way and leans upwards.
        across, up = (dy, dx) if dx > 0 else (-dy, -dx)
        x, y = start.x + dx * eased + across * bow, start.y + dy * eased - up * bow
        z = max(start.z, end.z) + _FLYING_Z
        turn = min(1.0, eased)
    else:
        eased = 1 - (1 - progress) ** 3
        x, y, z = start.x + dx * eased, start.y + dy * eased, max(start.z, end.z)
        turn = progress
    side = start if turn < 0.5 else end
    scale = 1.0
    if start.face_up != end.face_up:
        scale = max(0.02, abs(math.cos(math.pi * turn)))
    visible = start.visible or end.visible
    return Frame(Pose(x, y, z, side.face_up, visible, side.dimmed), scale)


def _landing(progress: float) -> float:
    """Return how much of its way a card that lands has gone: a little too far, then back."""
    left = progress - 1
    return 1 + (_SWING + 1) * left**3 + _SWING * left**2

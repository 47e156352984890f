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
_ARC: Final = 0.12
"""How high an arc rises, as a share of the way."""
_SHAKE: Final = 0.02
"""How far a shake goes, in card widths."""


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
        elif start.face_up != end.face_up:
            delay = 0.0 if isinstance(step.cause, Undo) else _FLIP_DELAY_MS
            motions.append(Motion(key, start, end, delay, FLIP_MS, Style.FLIP))
        elif start != end and (start.visible or end.visible):
            motions.append(Motion(key, start, end, 0.0, duration, Style.LINE))
    return motions


def plan_deal(after: Sequence[Pose], stock: Pose) -> list[Motion]:
    """Return the motions of a deal: row by row from the stock's place, then the waste."""
    start = replace(stock, face_up=False, visible=True)
    order = [site for row in ROWS for site in row]
    waste = [key for key in range(SITE_COUNT, len(after)) if after[key].face_up]
    keys = [*order, *waste]
    gap = (DEAL_MS - _DEAL_FLIGHT_MS) / (len(keys) - 1)
    return [
        Motion(key, start, after[key], index * gap, _DEAL_FLIGHT_MS, Style.ARC)
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
    if progress >= 1.0:
        return Frame(end)
    if motion.style is Style.FADE:
        return Frame(end, opacity=0.25 + 0.75 * progress)
    if motion.style is Style.SHAKE:
        swing = math.sin(progress * 3 * math.tau) * (1 - progress) * _SHAKE * card_width
        return Frame(replace(start, x=start.x + swing))
    eased = 1 - (1 - progress) ** 3
    x = start.x + (end.x - start.x) * eased
    y = start.y + (end.y - start.y) * eased
    z = max(start.z, end.z)
    if motion.style is Style.ARC:
        way = math.hypot(end.x - start.x, end.y - start.y)
        y -= math.sin(math.pi * eased) * way * _ARC
        z += _FLYING_Z
    scale, face_up = 1.0, end.face_up
    if start.face_up != end.face_up:
        turn = eased if motion.style is Style.ARC else progress
        scale = max(0.02, abs(math.cos(math.pi * turn)))
        face_up = start.face_up if turn < 0.5 else end.face_up
    visible = start.visible or end.visible
    return Frame(Pose(x, y, z, face_up, visible), scale)

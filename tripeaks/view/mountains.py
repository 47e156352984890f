"""The lines of the mountains: where summits, slopes, snow and trees run in a layout.

Everything is laid out in card widths around the peaks of cards and roughened by a fixed sequence
of numbers, so that the mountains are the same ones at every size.
"""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from tripeaks.engine.tableau import TIPS
from tripeaks.view.geometry import Layout

_RISE: Final = 0.45
"""How far a summit rises above the tip of its peak of cards, in card widths, as lengths below."""
_VALLEY: Final = 1.0
"""How far under the tips the valleys between the three mountains lie."""
_BESIDE: Final = (0.75, 0.3, 0.95)
"""How far under the tips the summits beside the three lie, in turn."""
_SNOW: Final = 0.62
"""How far the snow reaches down from a summit."""
_ROUGHNESS: Final = 0.11
_HOLLOW: Final = 0.07
"""How far a slope hangs through between summit and valley, as a share of its length."""
_FINEST: Final = 0.09
_TREE_GAP: Final = 0.085
_HILL_STEP: Final = 0.06

Points = list[QPointF]


def summits(layout: Layout) -> list[QPointF]:
    """Return the summits of the three mountains, left to right."""
    unit = layout.card.width()
    tips = [layout.site_rects[tip] for tip in TIPS.values()]
    return [QPointF(tip.center().x(), tip.top() - _RISE * unit) for tip in tips]


def summit(layout: Layout, peak: int) -> QPainterPath:
    """Return the mountain behind one peak of cards (0-2) down to its valleys, as it is painted."""
    left, right = _slopes(layout, peak)
    return _area([*reversed(left), *right[1:]], max(left[-1].y(), right[-1].y()))


def snow_cap(layout: Layout, peak: int) -> QPainterPath:
    """Return the snow on one of the three mountains."""
    left, right = _slopes(layout, peak)
    top = left[0]
    depth = _SNOW * layout.card.width()
    chance = Random(f"snow {peak}")
    upper_left = [point for point in left if point.y() <= top.y() + depth]
    upper_right = [point for point in right if point.y() <= top.y() + depth * 0.85]
    start, end = upper_right[-1], upper_left[-1]
    teeth = 7
    edge = []
    for number in range(1, teeth):
        share = number / teeth
        x = start.x() + (end.x() - start.x()) * share
        drop = depth * (chance.uniform(0.12, 0.3) if number % 2 else chance.uniform(-0.35, -0.12))
        edge.append(QPointF(x, start.y() + (end.y() - start.y()) * share + drop))
    cap = _area([*reversed(upper_left), *upper_right[1:], *edge], None)
    return cap.intersected(summit(layout, peak))


def shaded_side(layout: Layout, peak: int) -> QPainterPath:
    """Return the side of one of the three mountains that is turned away from the light."""
    _, right = _slopes(layout, peak)
    top, unit = right[0], layout.card.width()
    foot = QPointF(top.x() + 0.1 * unit, right[-1].y())
    spine = _roughened(top, foot, Random(f"spine {peak}"), unit, 0.2)
    return _area([*right, *reversed(spine[1:])], None)


def far_ridge(layout: Layout) -> QPainterPath:
    """Return the ridge of the three mountains and of lower ones beside them, down to the foot."""
    return _area(_far_line(layout), layout.height + 1)


def far_line(layout: Layout) -> QPainterPath:
    """Return the upper line of the far ridge."""
    return _path(_far_line(layout))


def middle_ridge(layout: Layout) -> QPainterPath:
    """Return the hills under the mountains."""
    top = layout.site_rects[0].top() + 2.1 * layout.card.width()
    return _hills(layout, top, reach=2.3, height=0.6, name="middle")


def near_ridge(layout: Layout) -> QPainterPath:
    """Return the wooded slope behind the piles."""
    unit = layout.card.width()
    top = layout.stock_rect.top() + 0.15 * unit
    line = _hill_line(layout, top, reach=3.4, height=0.55, name="near")
    return _area(list(_wooded(line, unit)), layout.height + 1)


def lowest(ridge: QPainterPath) -> float:
    """Return where the upper line of a ridge comes lowest; all under it is the ridge's."""
    foot = 3  # the two corners of the foot, and the way back to the beginning
    return max(ridge.elementAt(number).y for number in range(ridge.elementCount() - foot))


def _slopes(layout: Layout, peak: int) -> tuple[Points, Points]:
    """Return the lines from a summit down to the valleys on its left and on its right."""
    tops, unit = summits(layout), layout.card.width()
    top = tops[peak]
    half = (tops[1].x() - tops[0].x()) / 2
    valley = top.y() + (_RISE + _VALLEY) * unit
    sides = []
    for side in (-1, 1):
        # A slope is shared by name with the far ridge, which is made of these very lines.
        lift = 0.12 * unit * ((peak + (side > 0)) % 2)
        foot = QPointF(top.x() + side * half, valley - lift)
        sides.append(_roughened(top, foot, Random(f"slope {peak} {side}"), unit, _ROUGHNESS))
    return sides[0], sides[1]


def _far_line(layout: Layout) -> Points:
    tops, unit = summits(layout), layout.card.width()
    reach = tops[1].x() - tops[0].x()
    line: Points = []
    for peak in range(len(TIPS)):
        left, right = _slopes(layout, peak)
        line += [*reversed(left), *right[1:]]
    for side in (-1, 1):
        start = line[0] if side < 0 else line[-1]
        further: Points = [start]
        number = 0
        while abs(further[-1].x() - tops[1].x()) < layout.width / 2 + 2 * unit:
            name = f"beside {side} {number}"
            if number % 2 == 0:
                drop = _BESIDE[number // 2 % len(_BESIDE)]
                aim = QPointF(further[-1].x() + side * 0.42 * reach, tops[1].y() + drop * unit)
            else:
                aim = QPointF(
                    further[-1].x() + side * 0.5 * reach, start.y() + (0.1 + 0.2 * number) * unit
                )
            further += _roughened(further[-1], aim, Random(name), unit, _ROUGHNESS)[1:]
            number += 1
        line = [*reversed(further), *line[1:]] if side < 0 else [*line, *further[1:]]
    return line


def _hills(layout: Layout, top: float, *, reach: float, height: float, name: str) -> QPainterPath:
    line = _hill_line(layout, top, reach=reach, height=height, name=name)
    return _area(line, layout.height + 1)


def _hill_line(layout: Layout, top: float, *, reach: float, height: float, name: str) -> Points:
    """Return a line of rounded hills across the table."""
    unit = layout.card.width()
    middle = layout.width / 2
    count = math.ceil(middle / (_HILL_STEP * unit)) + 2
    line = []
    for number in range(-count, count + 1):
        along = number * _HILL_STEP
        wave = math.sin(along * math.tau / reach + len(name))
        wave += 0.45 * math.sin(along * math.tau / (reach * 0.43) + 1.7 * len(name))
        # Higher towards both sides: a valley for the piles to lie in.
        rise = 0.05 * min(abs(along), 12.0) ** 1.35
        line.append(QPointF(middle + along * unit, top - (height * wave / 2 + rise) * unit))
    return line


def _wooded(line: Sequence[QPointF], unit: float) -> Iterator[QPointF]:
    """Yield `line` with conifers standing on it, more of them in some places than in others."""
    chance = Random("wood")
    step = _TREE_GAP * unit
    for left, right in pairwise(line):
        yield left
        count = max(1, round((right.x() - left.x()) / step))
        for number in range(count):
            share = (number + 0.5) / count
            x = left.x() + (right.x() - left.x()) * share
            y = left.y() + (right.y() - left.y()) * share
            is_bare = chance.random() < 0.3
            tall = 0.0 if is_bare else chance.uniform(0.07, 0.24) * unit
            half = min(step * 0.48, tall * 0.3)
            yield QPointF(x - half, y)
            yield QPointF(x, y - tall)
            yield QPointF(x + half, y)
    yield line[-1]


def _roughened(
    start: QPointF, end: QPointF, chance: Random, unit: float, roughness: float
) -> Points:
    """Return a broken line from `start` to `end`; its breaks depend on `chance` alone."""

    def between(left: QPointF, right: QPointF, depth: int, hollow: float = 0.0) -> Points:
        if depth == 0:
            return [left]
        length = math.hypot(right.x() - left.x(), right.y() - left.y())
        shift = (hollow or chance.uniform(-1, 1) * roughness) * length
        across = QPointF(right.y() - left.y(), left.x() - right.x()) / max(length, 1e-9)
        if across.y() < 0:
            across = -across  # always downwards, so that a slope and its mirror image agree
        middle = (left + right) / 2 + across * shift
        return [*between(left, middle, depth - 1), *between(middle, right, depth - 1)]

    span = math.hypot(end.x() - start.x(), end.y() - start.y()) / unit
    depth = max(1, math.ceil(math.log2(max(1.0, span / _FINEST))))
    return [*between(start, end, depth, _HOLLOW), end]


def _path(points: Sequence[QPointF]) -> QPainterPath:
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    return path


def _area(points: Sequence[QPointF], foot: float | None) -> QPainterPath:
    """Return what lies within a line, closed along `foot` where that is given."""
    path = _path(points)
    if foot is not None:
        path.lineTo(points[-1].x(), foot)
        path.lineTo(points[0].x(), foot)
    path.closeSubpath()
    return path

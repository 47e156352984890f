"""The marks of the charts: told apart by shape and stroke, not by hue alone."""

from collections.abc import Sequence
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen, QPolygonF

_SAMPLE: Final = 11.0
"""Half the length of a line in a legend."""
_QUIET: Final = 170
"""How opaque is what is only there for comparison."""
_CHUNK: Final = 20
"""How many points are stroked at once: a long line in one stroke takes Qt three times as long."""


class Mark(Enum):
    """How a series looks."""

    DISC = auto()
    RING = auto()
    BAR = auto()
    HAIRLINE = auto()
    LINE = auto()
    BROKEN_LINE = auto()


_LINES: Final = (Mark.HAIRLINE, Mark.LINE, Mark.BROKEN_LINE)


def ink(mark: Mark, palette: QPalette) -> QColor:
    """Return the colour of a mark: the accent for what leads, the caption's for what is beside."""
    if mark in (Mark.DISC, Mark.BAR, Mark.LINE):
        return palette.color(QPalette.ColorRole.Highlight)
    if mark is Mark.BROKEN_LINE:
        return palette.color(QPalette.ColorRole.Text)
    colour = palette.color(QPalette.ColorRole.PlaceholderText)
    colour.setAlpha(_QUIET)
    return colour


def paint_line(painter: QPainter, mark: Mark, points: Sequence[QPointF], palette: QPalette) -> None:
    """Paint a line through points; a single one becomes a small disc."""
    if len(points) == 1:
        paint_mark(painter, Mark.DISC, points[0], palette, 2.5)
    if len(points) <= 1:
        return
    painter.setPen(_pen(mark, palette))
    chunk = len(points) if mark is Mark.BROKEN_LINE else _CHUNK
    for first in range(0, len(points) - 1, chunk):
        painter.drawPolyline(QPolygonF(points[first : first + chunk + 1]))


def paint_mark(
    painter: QPainter, mark: Mark, at: QPointF, palette: QPalette, size: float = 4.0
) -> None:
    """Paint one mark around `at`; `size` is half its width in pixels."""
    colour = ink(mark, palette)
    if mark is Mark.DISC:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(at, size, size)
    elif mark is Mark.RING:
        painter.setPen(QPen(palette.color(QPalette.ColorRole.Text), max(1.0, size * 0.35)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(at, size * 0.85, size * 0.85)
    elif mark is Mark.BAR:
        painter.fillRect(QRectF(at.x() - size, at.y() - size, 2 * size, 2 * size), colour)
    else:
        painter.setPen(_pen(mark, palette))
        painter.drawLine(at - QPointF(_SAMPLE, 0), at + QPointF(_SAMPLE, 0))


def mark_width(mark: Mark) -> float:
    """Return how wide a mark in a legend is."""
    return 2 * _SAMPLE if mark in _LINES else 9.0


def _pen(mark: Mark, palette: QPalette) -> QPen:
    pen = QPen(ink(mark, palette), 1.0 if mark is Mark.HAIRLINE else 2.0)
    pen.setJoinStyle(Qt.PenJoinStyle.BevelJoin)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if mark is Mark.BROKEN_LINE:
        pen.setWidthF(1.6)
        pen.setDashPattern([4.0, 2.5])
    return pen

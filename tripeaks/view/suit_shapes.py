"""The outlines of the four suits, in a box of one by one, and the joker's star."""

import math
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from tripeaks.engine.cards import Suit

_LARGE: Final = 1000.0


@cache
def suit_shape(suit: Suit | None) -> QPainterPath:
    """Return a suit's outline; None is the joker's star."""
    if suit is None:
        return _star()
    return {
        Suit.CLUBS: _club,
        Suit.DIAMONDS: _diamond,
        Suit.HEARTS: _heart,
        Suit.SPADES: _spade,
    }[suit]()


def placed_shape(suit: Suit | None, centre: QPointF, size: float) -> QPainterPath:
    """Return a suit's outline `size` high around `centre`."""
    transform = QTransform.fromTranslate(centre.x() - size / 2, centre.y() - size / 2)
    return transform.scale(size, size).map(suit_shape(suit))


def _diamond() -> QPainterPath:
    path = QPainterPath(QPointF(0.5, 0.0))
    for bend, end in (
        ((0.62, 0.26), (0.9, 0.5)),
        ((0.62, 0.74), (0.5, 1.0)),
        ((0.38, 0.74), (0.1, 0.5)),
        ((0.38, 0.26), (0.5, 0.0)),
    ):
        path.quadTo(QPointF(*bend), QPointF(*end))
    path.closeSubpath()
    return path


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(0.5, 0.98))
    path.cubicTo(0.4, 0.78, 0.03, 0.58, 0.03, 0.3)
    path.cubicTo(0.03, 0.12, 0.15, 0.03, 0.27, 0.03)
    path.cubicTo(0.38, 0.03, 0.46, 0.11, 0.5, 0.23)
    path.cubicTo(0.54, 0.11, 0.62, 0.03, 0.73, 0.03)
    path.cubicTo(0.85, 0.03, 0.97, 0.12, 0.97, 0.3)
    path.cubicTo(0.97, 0.58, 0.6, 0.78, 0.5, 0.98)
    path.closeSubpath()
    return path


def _spade() -> QPainterPath:
    leaf = QPainterPath(QPointF(0.5, 0.0))
    leaf.cubicTo(0.6, 0.2, 0.96, 0.38, 0.96, 0.63)
    leaf.cubicTo(0.96, 0.78, 0.85, 0.85, 0.75, 0.85)
    leaf.cubicTo(0.64, 0.85, 0.56, 0.79, 0.5, 0.7)
    leaf.cubicTo(0.44, 0.79, 0.36, 0.85, 0.25, 0.85)
    leaf.cubicTo(0.15, 0.85, 0.04, 0.78, 0.04, 0.63)
    leaf.cubicTo(0.04, 0.38, 0.4, 0.2, 0.5, 0.0)
    leaf.closeSubpath()
    return _joined(leaf, _stem())


def _club() -> QPainterPath:
    parts = [_stem()]
    for x, y, across, down in (
        (0.5, 0.24, 0.23, 0.23),
        (0.25, 0.58, 0.23, 0.23),
        (0.75, 0.58, 0.23, 0.23),
        (0.5, 0.5, 0.13, 0.16),
    ):
        leaf = QPainterPath()
        leaf.addEllipse(QPointF(x, y), across, down)
        parts.append(leaf)
    return _joined(*parts)


def _joined(*parts: QPainterPath) -> QPainterPath:
    """Return the union of `parts`; Qt joins curves exactly only where they are large."""
    large = QTransform.fromScale(_LARGE, _LARGE)
    whole = QPainterPath()
    for part in parts:
        whole = whole.united(large.map(part))
    return QTransform.fromScale(1 / _LARGE, 1 / _LARGE).map(whole)


def _stem() -> QPainterPath:
    path = QPainterPath(QPointF(0.5, 0.55))
    path.quadTo(0.52, 0.88, 0.7, 0.99)
    path.lineTo(0.3, 0.99)
    path.quadTo(0.48, 0.88, 0.5, 0.55)
    path.closeSubpath()
    return path


def _star() -> QPainterPath:
    path = QPainterPath()
    for point in range(10):
        radius = 0.5 if point % 2 == 0 else 0.21
        angle = math.pi * point / 5
        at = QPointF(0.5 + radius * math.sin(angle), 0.52 - radius * math.cos(angle))
        if point:
            path.lineTo(at)
        else:
            path.moveTo(at)
    path.closeSubpath()
    return path


def peaks_shape(box: QRectF) -> QPainterPath:
    """Return three mountain peaks that fill `box`, the middle one highest."""
    path = QPainterPath(box.bottomLeft())
    for x, y in ((0.2, 0.34), (0.33, 0.6), (0.5, 0.0), (0.67, 0.6), (0.8, 0.34), (1.0, 1.0)):
        path.lineTo(box.left() + x * box.width(), box.top() + y * box.height())
    path.closeSubpath()
    return path

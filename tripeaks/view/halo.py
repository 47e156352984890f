"""A soft light around a card."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QGradient, QLinearGradient, QPainter, QRadialGradient

_STEPS = 8


def paint_halo(
    painter: QPainter, rect: QRectF, corner: float, reach: float, colour: QColor
) -> None:
    """Paint `rect` in `colour`, fading to nothing `reach` around it; its corners are round."""
    core = rect.adjusted(corner, corner, -corner, -corner)
    whole = rect.adjusted(-reach, -reach, reach, reach)
    painter.fillRect(core, colour)
    span = corner + reach
    for x in (core.left(), core.right()):
        for y in (core.top(), core.bottom()):
            across = QPointF(-span if x == core.left() else span, 0)
            down = QPointF(0, -span if y == core.top() else span)
            centre = QPointF(x, y)
            light = QRadialGradient(centre, span)
            _fade(light, colour, corner / span)
            painter.fillRect(QRectF(centre, centre + across + down).normalized(), light)
    sides = (
        (core.topLeft(), QPointF(core.left(), whole.top()), core.topRight()),
        (core.bottomLeft(), QPointF(core.left(), whole.bottom()), core.bottomRight()),
        (core.topLeft(), QPointF(whole.left(), core.top()), core.bottomLeft()),
        (core.topRight(), QPointF(whole.right(), core.top()), core.bottomRight()),
    )
    for start, end, other in sides:
        beam = QLinearGradient(start, end)
        _fade(beam, colour, corner / span)
        painter.fillRect(QRectF(end, other).normalized(), beam)


def _fade(light: QGradient, colour: QColor, full: float) -> None:
    """Let a gradient keep its colour up to `full`, then fade, softly at its end."""
    light.setColorAt(0, colour)
    for number in range(_STEPS + 1):
        share = number / _STEPS
        faint = QColor(colour)
        faint.setAlphaF(colour.alphaF() * (1 - share) ** 2.6)
        light.setColorAt(full + (1 - full) * share, faint)

"""The toolbar's line icons, drawn in the palette's text colour at every size asked for."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPalette, QPen, QPixmap

_SIZES: Final = (16, 20, 24, 32, 48, 64)
_LINE: Final = 2.0
_GRID: Final = 24.0
"""Icons are drawn on a grid of 24 by 24."""


def icon(name: str, palette: QPalette, sizes: Sequence[int] = _SIZES) -> QIcon:
    """Return the icon `name`, one of `_PATHS`, in the colours of a palette and some sizes."""
    result = QIcon()
    for mode, group in (
        (QIcon.Mode.Normal, QPalette.ColorGroup.Active),
        (QIcon.Mode.Disabled, QPalette.ColorGroup.Disabled),
    ):
        colour = palette.color(group, QPalette.ColorRole.ButtonText)
        for size in sizes:
            result.addPixmap(_draw(_PATHS[name](), colour, size), mode)
    return result


def _draw(path: QPainterPath, colour: QColor, size: int) -> QPixmap:
    pixmap = QPixmap(QSize(size, size))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / _GRID, size / _GRID)
    pen = QPen(colour, _LINE)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPath(path)
    painter.end()
    return pixmap


def _lines(*polylines: tuple[tuple[float, float], ...]) -> QPainterPath:
    path = QPainterPath()
    for first, *others in polylines:
        path.moveTo(*first)
        for point in others:
            path.lineTo(*point)
    return path


def _new() -> QPainterPath:
    path = _lines(((12, 8), (12, 16)), ((8, 12), (16, 12)))
    path.addRoundedRect(QRectF(5, 3, 14, 18), 2, 2)
    return path


def _restart() -> QPainterPath:
    path = QPainterPath()
    path.arcMoveTo(QRectF(4, 4, 16, 16), 60)
    path.arcTo(QRectF(4, 4, 16, 16), 60, 300)
    path.addPath(_lines(((16.2, 1.8), (16.2, 5.6), (20, 5.6))))
    return path


def _turn_back(*, mirrored: bool) -> QPainterPath:
    def x(value: float) -> float:
        return _GRID - value if mirrored else value

    path = _lines(((x(9), 4), (x(4), 9), (x(9), 14)), ((x(4), 9), (x(14), 9)))
    path.moveTo(x(14), 9)
    path.cubicTo(QPointF(x(22), 9), QPointF(x(22), 19), QPointF(x(14), 19))
    path.lineTo(x(10), 19)
    return path


def _draw_card() -> QPainterPath:
    path = _lines(((16, 9), (20, 12), (16, 15)), ((12, 12), (20, 12)))
    path.addRoundedRect(QRectF(3, 4, 10, 16), 2, 2)
    return path


def _hint() -> QPainterPath:
    path = _lines(((9.5, 18), (14.5, 18)), ((10.5, 21), (13.5, 21)))
    path.moveTo(9.5, 15)
    path.cubicTo(9.5, 12.5, 6, 11.5, 6, 8)
    path.cubicTo(6, 0.5, 18, 0.5, 18, 8)
    path.cubicTo(18, 11.5, 14.5, 12.5, 14.5, 15)
    path.closeSubpath()
    return path


def _daily() -> QPainterPath:
    """Draw a calendar's leaf with a peak on it."""
    path = _lines(((4, 9.5), (20, 9.5)), ((8, 2.5), (8, 6)), ((16, 2.5), (16, 6)))
    path.addRoundedRect(QRectF(4, 4.5, 16, 16), 2, 2)
    path.addPath(_lines(((7.5, 17), (11, 12.5), (13, 15), (14, 13.8), (16.5, 17))))
    return path


def _statistics() -> QPainterPath:
    """Draw bars of three heights, as the peaks."""
    return _lines(
        ((3.5, 20.5), (20.5, 20.5)),
        ((7, 16.5), (7, 13)),
        ((12, 16.5), (12, 5)),
        ((17, 16.5), (17, 9)),
    )


def _settings() -> QPainterPath:
    path = _lines(((4, 7), (8, 7)), ((12, 7), (20, 7)), ((4, 17), (12, 17)), ((16, 17), (20, 17)))
    path.addEllipse(QPointF(10, 7), 2, 2)
    path.addEllipse(QPointF(14, 17), 2, 2)
    return path


def _rules() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(12, 12), 9, 9)
    path.moveTo(9.3, 9.4)
    path.cubicTo(9.3, 5.6, 14.9, 5.8, 14.7, 9.4)
    path.cubicTo(14.6, 11.4, 12, 11.6, 12, 13.9)
    path.addEllipse(QPointF(12, 17), 0.3, 0.3)
    return path


def _triangle(left: float, right: float) -> QPainterPath:
    """Return a triangle from the edge at `left` to the tip at `right`."""
    path = _lines(((left, 6), (right, 12), (left, 18)))
    path.closeSubpath()
    return path


def _step(*, mirrored: bool, to_end: bool) -> QPainterPath:
    """Return a triangle at a bar: to the next place, with two triangles to the last."""

    def x(value: float) -> float:
        return _GRID - value if mirrored else value

    path = _lines(((x(19), 6), (x(19), 18)))
    if to_end:
        path.addPath(_triangle(x(5), x(11)))
        path.addPath(_triangle(x(12), x(18)))
    else:
        path.addPath(_triangle(x(6), x(15)))
    return path


_PATHS: Final[dict[str, Callable[[], QPainterPath]]] = {
    "new": _new,
    "restart": _restart,
    "undo": lambda: _turn_back(mirrored=False),
    "redo": lambda: _turn_back(mirrored=True),
    "draw": _draw_card,
    "hint": _hint,
    "daily": _daily,
    "statistics": _statistics,
    "settings": _settings,
    "rules": _rules,
    "play": lambda: _triangle(7, 18),
    "pause": lambda: _lines(((8, 6), (8, 18)), ((16, 6), (16, 18))),
    "step": lambda: _step(mirrored=False, to_end=False),
    "step_back": lambda: _step(mirrored=True, to_end=False),
    "last": lambda: _step(mirrored=False, to_end=True),
    "first": lambda: _step(mirrored=True, to_end=True),
}

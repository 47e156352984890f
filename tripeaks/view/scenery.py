"""The picture behind the cards: a morning sky and three ridges under the three peaks."""

import math
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPixmap

from tripeaks.engine.tableau import TIPS
from tripeaks.view.geometry import Layout

_SKY_TOP: Final = QColor("#9CC3D5")
_SKY_BOTTOM: Final = QColor("#F7D9C4")
_RIDGES: Final = (QColor("#8CA6B5"), QColor("#5F7F92"), QColor("#3E5E71"))
_RIDGE_DROPS: Final = (0.0, 0.42, 0.72)
_RIDGE_SHIFTS: Final = (0.0, 1.3, -0.7)
_STRIP_PIXELS: Final = 200_000


class Scenery:
    """The background of one layout, painted strip by strip so that no step takes long."""

    def __init__(self, layout: Layout) -> None:
        """Prepare an empty picture at device pixels."""
        self.layout = layout
        size = QSize(round(layout.width * layout.ratio), round(layout.height * layout.ratio))
        self.pixmap = QPixmap(size)
        self.pixmap.setDevicePixelRatio(layout.ratio)
        self._sky = QLinearGradient(0, 0, 0, layout.height)
        self._sky.setColorAt(0, _SKY_TOP)
        self._sky.setColorAt(1, _SKY_BOTTOM)
        self._ridges = [_ridge(layout, depth) for depth in range(len(_RIDGES))]

    def paint(self) -> Iterator[None]:
        """Paint `pixmap`, one strip a step."""
        width, height = self.pixmap.width(), self.pixmap.height()
        strip = max(1, _STRIP_PIXELS // max(1, width))
        for top in range(0, height, strip):
            self._paint_strip(QRect(0, top, width, strip))
            yield

    def _paint_strip(self, strip: QRect) -> None:
        layout = self.layout
        painter = QPainter(self.pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        ratio = layout.ratio
        painter.scale(1 / ratio, 1 / ratio)
        painter.setClipRect(strip)
        painter.scale(ratio, ratio)
        painter.fillRect(QRectF(0, 0, layout.width, layout.height), self._sky)
        near = QPainterPath()
        near.addRect(QRectF(0, strip.top() / ratio - 1, layout.width, strip.height() / ratio + 2))
        for ridge, colour in zip(self._ridges, _RIDGES, strict=True):
            # Painting a whole ridge for each strip would cost the full height every time.
            painter.fillPath(ridge.intersected(near), colour)
        painter.end()


def _ridge(layout: Layout, depth: int) -> QPainterPath:
    """Return one ridge; the farthest (depth 0) has its summits behind the tips."""
    card = layout.card.width()
    tips = [layout.site_rects[tip].center() for tip in TIPS.values()]
    drop = (layout.stock_rect.bottom() - tips[0].y()) * _RIDGE_DROPS[depth]
    shift = _RIDGE_SHIFTS[depth] * card
    reach = tips[1].x() - tips[0].x()
    # Further summits, a card lower, stand beside the three wherever the table is wider.
    beside = math.ceil((tips[0].x() + 2 * card) / reach) + 1
    xs = [tips[1].x() + number * reach for number in range(-beside - 1, beside + 2)]
    summits = [
        QPointF(x, tips[0].y() - card + (0 if abs(x - tips[1].x()) < 1.5 * reach else 2 * card))
        for x in xs
    ]
    path = QPainterPath(QPointF(xs[0] + shift, layout.height))
    for left, right in pairwise(summits):
        path.lineTo(left.x() + shift, left.y() + drop)
        valley = max(left.y(), right.y()) + drop + 2.2 * card
        path.lineTo((left.x() + right.x()) / 2 + shift, valley)
    path.lineTo(xs[-1] + shift, layout.height)
    path.closeSubpath()
    return path

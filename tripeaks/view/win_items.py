"""What the moment of a win looks like: sparkles on the snow, a wave through the cards."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QRadialGradient
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from tripeaks.view import flourishes as plans
from tripeaks.view.blank import blank_picture, clear
from tripeaks.view.geometry import Layout
from tripeaks.view.mountains import snow_cap
from tripeaks.view.scene_look import SceneLook

SPARKLE_Z: Final = -80.0
_SPARKLE: Final = 0.36
"""The width of the largest sparkle, in card widths."""


class Glitter:
    """Sparkles on the snow of the three mountains."""

    def __init__(self, scene: QGraphicsScene) -> None:
        """Have no sparkles yet."""
        self._scene = scene
        self._items: list[QGraphicsPixmapItem] = []

    def begin(self, flourish: plans.Flourish, layout: Layout, look: SceneLook) -> None:
        """Lay the sparkles out, unseen yet."""
        self.end()
        self._flourish = flourish
        pixmap = _draw_sparkle(_SPARKLE * layout.card.width(), layout.ratio, look)
        middle = QRectF(QPointF(0, 0), pixmap.deviceIndependentSize()).center()
        caps = [snow_cap(layout, peak) for peak in range(3)]
        for sparkle in plans.SPARKLES:
            item = QGraphicsPixmapItem(pixmap)
            item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            item.setZValue(SPARKLE_Z)
            item.setOffset(-middle)
            item.setPos(_point_on(caps[sparkle.peak], sparkle))
            item.hide()
            self._scene.addItem(item)
            self._items.append(item)

    def show_at(self, time: float) -> None:
        """Look as `time` milliseconds after the step."""
        for sparkle, item in zip(plans.SPARKLES, self._items, strict=True):
            brightness = plans.sparkle_brightness(sparkle, time - self._flourish.delay)
            item.setVisible(brightness > 0)
            if brightness:
                item.setOpacity(brightness)
                item.setScale(sparkle.size * (0.4 + 0.6 * brightness))

    def end(self) -> None:
        """Take every sparkle away."""
        while self._items:
            self._scene.removeItem(self._items.pop())


class RippleOfCards:
    """One wave through the cards in sight."""

    def __init__(self, show_height: Callable[[int, float], None]) -> None:
        """Lift cards by `show_height(key, height)`."""
        self._show_height = show_height
        self._flourish = plans.Ripple(0.0, 1.0, ())

    def begin(self, flourish: plans.Ripple) -> None:
        """Wait for the first frame."""
        self._flourish = flourish

    def show_at(self, time: float) -> None:
        """Look as `time` milliseconds after the step."""
        for number, key in enumerate(self._flourish.keys):
            self._show_height(key, plans.ripple_height(self._flourish, number, time))

    def end(self) -> None:
        """Let every card lie."""
        for key in self._flourish.keys:
            self._show_height(key, 0.0)


def _point_on(cap: QPainterPath, sparkle: plans.Sparkle) -> QPointF:
    """Return where on the snow a sparkle lies."""
    box = cap.boundingRect()
    y = box.top() + (0.08 + 0.8 * sparkle.down) * box.height()
    steps = 24
    inside = [
        x
        for x in (box.left() + box.width() * number / steps for number in range(steps + 1))
        if cap.contains(QPointF(x, y))
    ]
    if not inside:
        return QPointF(box.center().x(), box.top())
    return QPointF(inside[0] + (inside[-1] - inside[0]) * sparkle.across, y)


def _draw_sparkle(size: float, ratio: float, look: SceneLook) -> QPixmap:
    """Return a star of four thin rays in a soft light."""
    pixmap = blank_picture(QSizeF(size, size), ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    half = size / 2
    painter.translate(half, half)
    light = QRadialGradient(QPointF(0, 0), half * 0.7)
    light.setColorAt(0, look.ridge_light)
    light.setColorAt(1, clear(look.ridge_light))
    painter.setBrush(light)
    painter.drawEllipse(QPointF(0, 0), half * 0.7, half * 0.7)
    painter.setBrush(QColor(255, 255, 255))
    painter.drawPath(_star(half, 0.12 * half))
    painter.end()
    return pixmap


def _star(reach: float, waist: float) -> QPainterPath:
    path = QPainterPath(QPointF(0, -reach))
    tips = ((reach, 0), (0, reach), (-reach, 0), (0, -reach))
    waists = ((waist, -waist), (waist, waist), (-waist, waist), (-waist, -waist))
    for tip, middle in zip(tips, waists, strict=True):
        path.quadTo(QPointF(*middle), QPointF(*tip))
    return path

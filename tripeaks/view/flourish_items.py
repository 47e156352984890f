"""What flourishes look like: each a picture drawn once, that only moves, fades and is scaled."""

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from tripeaks.view import flourishes as plans
from tripeaks.view.blank import blank_picture, clear
from tripeaks.view.figures import figure
from tripeaks.view.geometry import Layout
from tripeaks.view.halo import paint_halo
from tripeaks.view.mountains import summit
from tripeaks.view.poses import WASTE_Z
from tripeaks.view.scene_look import Landscape, SceneLook

FLOAT_Z: Final = 1900.0
_RIDGE_Z: Final = -90.0

_FLOAT_SIZE: Final = 0.34
_LARGE_FLOAT_SIZE: Final = 0.46
_FLOAT_RISE: Final = 0.42
_GLOW_REACH: Final = 0.42
"""How far the glow reaches, in card widths, as the lengths above."""


class FloatItem(QGraphicsPixmapItem):
    """A change of the score that rises beside the waste."""

    def __init__(self) -> None:
        """Show nothing yet."""
        super().__init__()
        self.setZValue(FLOAT_Z)
        self.hide()

    def begin(self, flourish: plans.ScoreFloat, layout: Layout, look: SceneLook) -> None:
        """Write the figure; it is seen from its first frame on."""
        self._flourish = flourish
        self.text = figure(flourish.change, signed=True)
        unit = layout.card.width()
        size = (_LARGE_FLOAT_SIZE if flourish.is_large else _FLOAT_SIZE) * unit
        font = QFont()
        font.setBold(True)
        font.setPixelSize(max(9, round(size)))
        path = QPainterPath()
        path.addText(0, 0, font, self.text)
        edge = max(2.0, 0.16 * size)
        box = path.boundingRect().adjusted(-edge, -edge, edge, edge)
        pixmap = blank_picture(box.size(), layout.ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-box.topLeft())
        pen = QPen(look.plate, edge, j=Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)
        fill = QColor(look.ridge_light) if flourish.is_large else QColor(look.plate_text)
        fill.setAlpha(255)
        painter.fillPath(path, fill)
        painter.end()
        self.setPixmap(pixmap)
        waste = layout.waste_rect
        self._start = QPointF(waste.right() + 0.14 * unit, waste.center().y() - box.height() / 2)
        self._rise = _FLOAT_RISE * unit
        self.hide()

    def show_at(self, time: float) -> None:
        """Look as `time` milliseconds after the step."""
        progress = plans.progress_of(self._flourish, time)
        rise = self._rise * plans.float_rise(self._flourish, progress)
        self.setPos(self._start - QPointF(0, rise))
        self.setOpacity(plans.float_opacity(progress))
        self.setVisible(progress > 0)

    def end(self) -> None:
        """Be gone."""
        self.hide()


class GlowItem(QGraphicsPixmapItem):
    """The glow around the waste's top. It stays as strong as the last flourish left it."""

    def __init__(self) -> None:
        """Glow not at all."""
        super().__init__()
        self.setZValue(WASTE_Z - 0.5)
        self._strength = 0.0
        self._start = 0.0
        self._flourish = plans.ChainGlow(0.0, 1.0, 0.0)
        self._layout: Layout | None = None
        self._look: SceneLook | None = None
        self.hide()

    def set_table(self, layout: Layout, look: SceneLook) -> None:
        """Glow on another table, or in another colour."""
        if (layout, look) != (self._layout, self._look):
            self._layout, self._look = layout, look
            self.setPixmap(QPixmap())
            self.set_strength(self._strength)

    def set_strength(self, strength: float) -> None:
        """Glow with a strength of 0 to 1."""
        self._strength = strength
        if strength and self.pixmap().isNull():
            self._draw()
        self.setOpacity(strength)
        self.setVisible(strength > 0)

    def begin(self, flourish: plans.ChainGlow) -> None:
        """Change from what is seen now."""
        self._flourish, self._start = flourish, self._strength

    def show_at(self, time: float) -> None:
        """Look as `time` milliseconds after the step."""
        progress = plans.progress_of(self._flourish, time)
        self.set_strength(plans.glow_strength(self._start, self._flourish.strength, progress))

    def end(self) -> None:
        """Keep the new strength."""
        self.set_strength(self._flourish.strength)

    def _draw(self) -> None:
        layout, look = self._layout, self._look
        if layout is None or look is None:
            return
        reach = _GLOW_REACH * layout.card.width()
        area = layout.waste_rect.adjusted(-reach, -reach, reach, reach)
        pixmap = blank_picture(area.size(), layout.ratio)
        painter = QPainter(pixmap)
        painter.translate(-area.topLeft())
        paint_halo(painter, layout.waste_rect, layout.corner, reach, look.ridge_light)
        painter.end()
        self.setPixmap(pixmap)
        self.setPos(area.topLeft())


class RidgeItem(QGraphicsPixmapItem):
    """The light on one of the three mountains."""

    def __init__(self) -> None:
        """Be dark."""
        super().__init__()
        self.setZValue(_RIDGE_Z)
        self.hide()

    def begin(self, flourish: plans.RidgeLight, layout: Layout, look: SceneLook) -> None:
        """Draw the light; it is seen from its first frame on."""
        self._flourish = flourish
        self.hide()
        path = summit(layout, flourish.peak)
        line = max(1.5, 0.03 * layout.card.width())
        shine = 6 * line
        box = path.boundingRect().adjusted(-shine, -shine, shine, 0)
        pixmap = blank_picture(box.size(), layout.ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-box.topLeft())
        light = QLinearGradient(box.topLeft(), box.bottomLeft())
        light.setColorAt(0, look.ridge_light)
        light.setColorAt(1, clear(look.ridge_light))
        if look.landscape is Landscape.PAINTED:
            painter.fillPath(path, light)
        for width, opacity in ((2 * shine, 0.08), (shine, 0.14), (line, 1.0)):
            painter.setOpacity(opacity)
            painter.strokePath(path, QPen(light, width, j=Qt.PenJoinStyle.RoundJoin))
        painter.end()
        self.setPixmap(pixmap)
        self.setPos(box.topLeft())

    def show_at(self, time: float) -> None:
        """Look as `time` milliseconds after the step."""
        progress = plans.progress_of(self._flourish, time)
        self.setOpacity(plans.ridge_opacity(progress))
        self.setVisible(progress > 0)

    def end(self) -> None:
        """Go dark, and keep no picture."""
        self.hide()
        self.setPixmap(QPixmap())

"""The picture behind the cards: sky, and mountains whose summits stand behind the three peaks."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from tripeaks.engine.tableau import TIPS
from tripeaks.view import mountains
from tripeaks.view.geometry import Layout
from tripeaks.view.scene_look import Landscape, SceneLook

_STRIP_PIXELS: Final = 50_000
_GRAIN_SIZE: Final = 128
_STARS: Final = 90
_MOON: Final = 0.24
"""The moon's radius in card widths."""


class Scenery:
    """The background of one layout, painted strip by strip so that no step takes long."""

    def __init__(self, layout: Layout, look: SceneLook) -> None:
        """Prepare an empty picture at device pixels."""
        self.layout = layout
        self.look = look
        size = QSize(round(layout.width * layout.ratio), round(layout.height * layout.ratio))
        self.pixmap = QPixmap(size)
        self.pixmap.setDevicePixelRatio(layout.ratio)
        self._unit = layout.card.width()
        self._top = layout.site_rects[0].top()
        self._light = _light_place(layout)

    def paint(self) -> Iterator[None]:
        """Paint `pixmap`: lay out the mountains, then one strip a step."""
        self._far = mountains.far_ridge(self.layout)
        self._line = mountains.far_line(self.layout)
        yield
        self._shades = [mountains.shaded_side(self.layout, peak) for peak in range(len(TIPS))]
        self._snow = [mountains.snow_cap(self.layout, peak) for peak in range(len(TIPS))]
        yield
        self._hills = [mountains.middle_ridge(self.layout), mountains.near_ridge(self.layout)]
        self._lows = [mountains.lowest(hill) for hill in self._hills]
        yield
        width, height = self.pixmap.width(), self.pixmap.height()
        strip = max(1, _STRIP_PIXELS // max(1, width))
        for top in range(0, height, strip):
            self._paint_strip(QRect(0, top, width, strip))
            yield

    def _paint_strip(self, strip: QRect) -> None:
        ratio = self.layout.ratio
        seen = QRectF(0, strip.top() / ratio, self.layout.width, strip.height() / ratio)
        painter = QPainter(self.pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.scale(1 / ratio, 1 / ratio)
        painter.setClipRect(strip)
        painter.scale(ratio, ratio)
        painter.fillRect(seen, self._sky())
        match self.look.landscape:
            case Landscape.PAINTED:
                self._paint_sky_lights(painter, seen)
                self._paint_mountains(painter, seen)
            case Landscape.ENGRAVED:
                self._shine(painter, seen, self._whole.center(), 9.0)
                self._engrave_mountains(painter)
            case Landscape.OUTLINED:
                painter.strokePath(self._line, QPen(self.look.ridges[0][0], 1.5))
        if self.look.grain:
            painter.setOpacity(self.look.grain / 255)
            painter.scale(1 / ratio, 1 / ratio)
            painter.fillRect(strip, QBrush(_grain()))
        painter.end()

    @property
    def _whole(self) -> QRectF:
        return QRectF(0, 0, self.layout.width, self.layout.height)

    def _sky(self) -> QLinearGradient:
        """Return the sky's colours: all of them above the hills when there are mountains."""
        foot = self.layout.height
        if self.look.landscape is Landscape.PAINTED:
            foot = min(foot, self._top + 1.6 * self._unit)
        gradient = QLinearGradient(0, 0, 0, foot)
        last = len(self.look.sky) - 1
        for number, colour in enumerate(self.look.sky):
            gradient.setColorAt(number / last, colour)
        return gradient

    def _shine(self, painter: QPainter, seen: QRectF, centre: QPointF, reach: float) -> None:
        """Shed light around `centre`, `reach` card widths far, where it is seen."""
        reach *= self._unit
        half = QColor(self.look.glow)
        half.setAlpha(round(0.3 * half.alpha()))
        gradient = QRadialGradient(centre, reach)
        gradient.setColorAt(0, self.look.glow)
        gradient.setColorAt(0.35, half)
        gradient.setColorAt(1, _faded(self.look.glow))
        round_it = QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)
        painter.fillRect(round_it.intersected(seen), gradient)

    def _paint_sky_lights(self, painter: QPainter, seen: QRectF) -> None:
        look = self.look
        if look.disc.alpha():
            self._paint_stars(painter)
        self._shine(painter, seen, self._light, 2.0 if look.is_dark else 3.4)
        if look.disc.alpha():
            painter.setBrush(look.disc)
            painter.drawEllipse(self._light, _MOON * self._unit, _MOON * self._unit)
            sea = QColor(look.ridges[0][0])
            sea.setAlpha(38)
            painter.setBrush(sea)
            for x, y, size in ((-0.3, -0.25, 0.28), (0.25, 0.1, 0.36), (-0.2, 0.45, 0.2)):
                place = self._light + QPointF(x, y) * _MOON * self._unit
                painter.drawEllipse(place, size * _MOON * self._unit, size * _MOON * self._unit)

    def _paint_stars(self, painter: QPainter) -> None:
        chance = Random("stars")
        reach = max(1.0, self._top + 1.2 * self._unit)
        for _ in range(_STARS):
            place = QPointF(chance.random() * self.layout.width, chance.random() ** 1.4 * reach)
            size = chance.uniform(0.004, 0.012) * self._unit + 0.35
            painter.setBrush(QColor(255, 255, 255, chance.randrange(40, 170)))
            painter.drawEllipse(place, size, size)

    def _paint_mountains(self, painter: QPainter, seen: QRectF) -> None:
        """Paint ridge after ridge, but for what nearer ones hide in this strip."""
        look, unit = self.look, self._unit
        hidden = max(
            (number for number, low in enumerate(self._lows) if low < seen.top()), default=-1
        )
        if hidden < 0:
            foot = self._hills[0].boundingRect().top() + 1.5 * unit
            self._fill(painter, self._far, look.ridges[0], self._top - 0.4 * unit, foot)
            for cap in self._snow:
                painter.fillPath(cap, look.snow)
            for side in self._shades:
                shades = (look.shade, _faded(look.shade))
                self._fill(painter, side, shades, self._top, side.boundingRect().bottom())
        for number, hill in enumerate(self._hills):
            top = hill.boundingRect().top()
            if number >= hidden and top <= seen.bottom():
                foot = min(self.layout.height, top + 2.6 * unit)
                self._fill(painter, hill, look.ridges[number + 1], top, foot)

    @staticmethod
    def _fill(
        painter: QPainter,
        path: QPainterPath,
        hues: tuple[QColor, QColor],
        top: float,
        foot: float,
    ) -> None:
        gradient = QLinearGradient(0, top, 0, max(foot, top + 1))
        gradient.setColorAt(0, hues[0])
        gradient.setColorAt(1, hues[1])
        painter.fillPath(path, gradient)

    def _engrave_mountains(self, painter: QPainter) -> None:
        """Draw the mountains as if pressed into cloth: a light line beside a dark one."""
        look, line = self.look, max(1.0, 0.022 * self._unit)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, shift in ((look.shade, line), (look.ridges[0][0], 0.0)):
            painter.setPen(QPen(colour, line))
            painter.translate(0, shift)
            painter.drawPath(self._line)
            painter.translate(0, -shift)
        painter.setPen(Qt.PenStyle.NoPen)


def _light_place(layout: Layout) -> QPointF:
    """Return where sun or moon stands: low between the left and the middle mountain."""
    left, middle = mountains.summits(layout)[:2]
    unit = layout.card.width()
    return QPointF((left.x() + middle.x()) / 2 + 0.1 * unit, left.y() + 0.55 * unit)


def _faded(colour: QColor) -> QColor:
    """Return `colour`, clear."""
    return QColor(colour.red(), colour.green(), colour.blue(), 0)


@cache
def _grain() -> QPixmap:
    """Return a small tile of noise."""
    noise = Random("grain").randbytes(_GRAIN_SIZE * _GRAIN_SIZE)
    image = QImage(noise, _GRAIN_SIZE, _GRAIN_SIZE, _GRAIN_SIZE, QImage.Format.Format_Grayscale8)
    return QPixmap.fromImage(image)

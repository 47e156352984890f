"""What every chart has around its data: title, legend, axes, and a bubble with figures."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPalette, QPen

from tripeaks.ui.charts.axis import Axis
from tripeaks.ui.charts.marks import Mark, mark_width, paint_mark
from tripeaks.ui.looks import scaled

PADDING: Final = 10.0
_GAP: Final = 6.0
_ROUNDING: Final = 8.0
_Role = QPalette.ColorRole


@dataclass(frozen=True, slots=True)
class Plot:
    """The area of the data, and the scales along it."""

    area: QRectF
    across: Axis
    up: Axis

    def x(self, value: float) -> float:
        """Return the pixel of a value of the scale across."""
        return self.area.left() + self.across.share(value) * self.area.width()

    def y(self, value: float) -> float:
        """Return the pixel of a value of the scale up."""
        return self.area.bottom() - self.up.share(value) * self.area.height()

    def line(self, first: float, values: Sequence[float]) -> list[QPointF]:
        """Return the points of values that follow each other across, from `first` on."""
        left, top = self.x(first), self.y(0)
        right, down = self.x(first + 1) - left, self.y(1) - top
        return [QPointF(left + right * at, top + down * value) for at, value in enumerate(values)]


@dataclass(frozen=True, slots=True)
class Heading:
    """A chart's title and legend, and how much room they take."""

    title: str
    legend: Sequence[tuple[Mark, str]]
    font: QFont

    @property
    def title_font(self) -> QFont:
        """The title's font."""
        return scaled(self.font, 1.0, bold=True)

    @property
    def legend_font(self) -> QFont:
        """The font of the legend and the ticks."""
        return scaled(self.font, 0.88)

    def rows(self, width: float) -> int:
        """Return 1 where title and legend stand side by side, else 2."""
        title = QFontMetricsF(self.title_font).horizontalAdvance(self.title)
        fits = title + 3 * _GAP + self._legend_width() <= width - 2 * PADDING
        return 1 if fits or not self.legend else 2

    def height(self, width: float) -> float:
        """Return the height of title and legend together."""
        line = QFontMetricsF(self.title_font).height()
        if self.rows(width) == 2:
            line += 2 + QFontMetricsF(self.legend_font).height()
        return PADDING + line + _GAP

    def paint(self, painter: QPainter, width: float, palette: QPalette) -> None:
        """Paint the title, and the legend beside or under it."""
        line = QFontMetricsF(self.title_font).height()
        painter.setFont(self.title_font)
        painter.setPen(palette.color(_Role.Text))
        room = QRectF(PADDING, PADDING, width - 2 * PADDING, line)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self.title)
        small = QFontMetricsF(self.legend_font)
        if self.rows(width) == 1:
            x, y = width - PADDING - self._legend_width(), PADDING + line / 2
        else:
            x, y = PADDING, PADDING + line + 2 + small.height() / 2
        painter.setFont(self.legend_font)
        for mark, text in self.legend:
            sample = mark_width(mark)
            paint_mark(painter, mark, QPointF(x + sample / 2, y), palette)
            x += sample + _GAP
            painter.setPen(palette.color(_Role.Text))
            advance = small.horizontalAdvance(text)
            room = QRectF(x, y - small.height() / 2, advance + 2, small.height())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)
            x += advance + 2 * _GAP

    def _legend_width(self) -> float:
        small = QFontMetricsF(self.legend_font)
        parts = (
            mark_width(mark) + _GAP + small.horizontalAdvance(text) for mark, text in self.legend
        )
        return sum(parts) + 2 * _GAP * max(0, len(self.legend) - 1)


def paint_ground(painter: QPainter, area: QRectF, palette: QPalette, *, has_focus: bool) -> None:
    """Paint the sheet under a chart; its edge shows the focus."""
    edge = _Role.Highlight if has_focus else _Role.Mid
    width = 2.0 if has_focus else 1.0
    painter.setPen(QPen(palette.color(edge), width))
    painter.setBrush(palette.color(_Role.Base))
    half = width / 2
    painter.drawRoundedRect(area.adjusted(half, half, -half, -half), _ROUNDING, _ROUNDING)


def paint_axes(
    painter: QPainter,
    plot: Plot,
    palette: QPalette,
    font: QFont,
    texts: tuple[Callable[[int], str], Callable[[int], str]],
) -> None:
    """Paint a line for each tick up, and the figures at the ticks; `texts` write them."""
    area, metrics = plot.area, QFontMetricsF(font)
    painter.setFont(font)
    line = palette.color(_Role.Text)
    text = palette.color(_Role.PlaceholderText)
    for tick in plot.up.ticks:
        y = round(plot.y(tick)) + 0.5
        line.setAlpha(90 if tick == plot.up.low else 36)
        painter.setPen(QPen(line, 1))
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
        painter.setPen(text)
        room = QRectF(0, y - metrics.height() / 2, area.left() - _GAP, metrics.height())
        painter.drawText(
            room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, texts[1](tick)
        )
    right = area.right() + PADDING
    for tick in plot.across.ticks:
        label = texts[0](tick)
        width = metrics.horizontalAdvance(label)
        x = plot.x(tick)
        left = min(max(x - width / 2, 2.0), right - width - 1)
        painter.setPen(QPen(line, 1))
        painter.drawLine(QPointF(x, area.bottom()), QPointF(x, area.bottom() + 3))
        painter.setPen(text)
        painter.drawText(QPointF(left, area.bottom() + 4 + metrics.ascent()), label)


def paint_bubble(
    painter: QPainter, at: QPointF, text: str, bounds: QRectF, palette: QPalette, font: QFont
) -> None:
    """Paint lines of text beside a point, inside `bounds`."""
    metrics = QFontMetricsF(font)
    size = metrics.size(0, text)
    box = QRectF(0, 0, size.width() + 2 * _GAP + 2, size.height() + _GAP)
    box.moveCenter(QPointF(at.x(), 0))
    box.moveBottom(at.y() - 10)
    if box.top() < bounds.top() + 2:
        box.moveTop(at.y() + 10)
    if box.bottom() > bounds.bottom() - 2:  # neither above nor below: beside
        box.moveBottom(bounds.bottom() - 2)
        is_left = at.x() > bounds.center().x()
        box.moveLeft(at.x() - 12 - box.width() if is_left else at.x() + 12)
    box.moveLeft(min(max(box.left(), bounds.left() + 2), bounds.right() - 2 - box.width()))
    painter.setPen(QPen(palette.color(_Role.Mid), 1))
    painter.setBrush(_opaque(palette.color(_Role.ToolTipBase)))
    painter.drawRoundedRect(box, 5, 5)
    painter.setFont(font)
    painter.setPen(palette.color(_Role.ToolTipText))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def _opaque(colour: QColor) -> QColor:
    result = QColor(colour)
    result.setAlpha(255)
    return result

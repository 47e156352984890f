"""The base of the charts: a sheet whose points are told by pointer, by keys and in words."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from tripeaks.ui.announcement import announce
from tripeaks.ui.charts.axis import Axis
from tripeaks.ui.charts.frame import (
    PADDING,
    Heading,
    Plot,
    paint_axes,
    paint_bubble,
    paint_ground,
)
from tripeaks.ui.charts.marks import Mark
from tripeaks.ui.figure_text import grouped

_PAGE: Final = 10
"""How many points Page Up and Page Down go."""


class Chart(QWidget):
    """A titled sheet with axes; a pointer over it or the arrow keys tell a point's figures.

    Points are numbered from 0. What there is to show, the classes below say.
    """

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        """Show nothing yet; `name` is the object name."""
        super().__init__(parent)
        self.setObjectName(name)
        self._told: int | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    @abstractmethod
    def count(self) -> int:
        """How many points there are."""

    @abstractmethod
    def title(self) -> str:
        """Return the heading."""

    @abstractmethod
    def absence(self) -> str:
        """Return why there is no point, for a chart without one."""

    @abstractmethod
    def describe(self, number: int) -> str:
        """Return the figures of a point in a few short lines."""

    @abstractmethod
    def summary(self) -> str:
        """Return what the whole chart shows, in a sentence or two."""

    @abstractmethod
    def axes(self, width: float, height: float) -> tuple[Axis, Axis]:
        """Return the scales across and up, for an area of about this size."""

    @abstractmethod
    def place(self, number: int, plot: Plot) -> QPointF:
        """Return where a point is."""

    @abstractmethod
    def paint_data(self, painter: QPainter, plot: Plot) -> None:
        """Paint the data into a plot; there is a point at least."""

    def legend(self) -> Sequence[tuple[Mark, str]]:
        """Return the marks that need a word, with it."""
        return ()

    def tick_across(self, value: int) -> str:
        """Return the text of a tick across."""
        return grouped(value)

    def tick_up(self, value: int) -> str:
        """Return the text of a tick up."""
        return grouped(value)

    @property
    def told(self) -> int | None:
        """The point whose figures are shown, None where none is."""
        return self._told

    def refresh(self) -> None:
        """Show new data."""
        self._told = None
        self._update_name()
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for a landscape."""
        return QSize(420, 190)

    def minimumSizeHint(self) -> QSize:
        """Accept a small window's width."""
        return QSize(220, 150)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet, the data and the figures of the point told."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, sheet, heading = self.palette(), QRectF(self.rect()), self._heading()
        paint_ground(painter, sheet, palette, has_focus=self.hasFocus())
        heading.paint(painter, sheet.width(), palette)
        if self.count:
            plot = self._plot()
            texts = (self.tick_across, self.tick_up)
            paint_axes(painter, plot, palette, heading.legend_font, texts)
            self.paint_data(painter, plot)
            if self._told is not None:
                self._paint_told(painter, plot, self._told)
        else:
            painter.setFont(self.font())
            painter.setPen(palette.color(QPalette.ColorRole.PlaceholderText))
            room = sheet.adjusted(PADDING, heading.height(sheet.width()), -PADDING, -PADDING)
            flags = Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextWordWrap.value
            painter.drawText(room, flags, self.absence())
        painter.end()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell the point nearest to the pointer."""
        self._tell(self._nearest(event.position().x()))

    def leaveEvent(self, event: QEvent) -> None:
        """Tell nothing more when the pointer goes."""
        super().leaveEvent(event)
        if not self.hasFocus():
            self._tell(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tell the point before or after, the first or the last."""
        last = self.count - 1
        at = last if self._told is None else self._told
        target = {
            Qt.Key.Key_Left: at - 1,
            Qt.Key.Key_Right: at + 1,
            Qt.Key.Key_PageUp: at - _PAGE,
            Qt.Key.Key_PageDown: at + _PAGE,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }.get(Qt.Key(event.key()))
        if target is None or not self.count:
            event.ignore()
            return
        self._tell(min(max(target, 0), last))
        announce(self, self.describe(self._told or 0))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus; who came by keys is told the newest point."""
        super().focusInEvent(event)
        by_keys = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        if self.count and event.reason() in by_keys:
            self._tell(self.count - 1)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show that the focus is elsewhere."""
        super().focusOutEvent(event)
        self._tell(None)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.LocaleChange):
            self._update_name()
            self.update()

    def _tell(self, number: int | None) -> None:
        if number != self._told:
            self._told = number
            self._update_name()
            self.update()

    def _update_name(self) -> None:
        self.setAccessibleName(self.title())
        text = self.summary() if self.count else self.absence()
        if self._told is not None:
            text = f"{self.describe(self._told)}\n{text}"
        self.setAccessibleDescription(text)

    def _heading(self) -> Heading:
        legend = self.legend() if self.count else ()
        return Heading(self.title(), legend, self.font())

    def _plot(self) -> Plot:
        heading = self._heading()
        width, height = float(self.width()), float(self.height())
        small = QFontMetricsF(heading.legend_font)
        top = heading.height(width) + 2
        bottom = height - PADDING - small.height()
        across, up = self.axes(width - 60, bottom - top)
        labels = max(small.horizontalAdvance(self.tick_up(tick)) for tick in up.ticks)
        left = PADDING + labels + 8
        area = QRectF(left, top, width - left - PADDING - 4, max(10.0, bottom - top))
        return Plot(area, across, up)

    def _nearest(self, x: float) -> int | None:
        """Return the point nearest to a pixel across; the places go from left to right."""
        if not self.count:
            return None
        plot, low, high = self._plot(), 0, self.count - 1
        while low < high:
            middle = (low + high) // 2
            between = self.place(middle, plot).x() + self.place(middle + 1, plot).x()
            if x <= between / 2:
                high = middle
            else:
                low = middle + 1
        return low

    def _paint_told(self, painter: QPainter, plot: Plot, number: int) -> None:
        palette, at = self.palette(), self.place(number, plot)
        text = palette.color(QPalette.ColorRole.Text)
        painter.setPen(QPen(text, 1, Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(at.x(), plot.area.top()), QPointF(at.x(), plot.area.bottom()))
        painter.setPen(QPen(palette.color(QPalette.ColorRole.Base), 1.5))
        painter.setBrush(text)
        painter.drawEllipse(at, 4.5, 4.5)
        font = self._heading().legend_font
        paint_bubble(painter, at, self.describe(number), QRectF(self.rect()), palette, font)

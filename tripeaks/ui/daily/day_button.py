"""A day of the calendar: its number, and a peak under it when its deal was played."""

from datetime import date
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from tripeaks.storage.daily import DailyResult
from tripeaks.ui.looks import scaled

_LEAST: Final = QSize(30, 30)
_BEST: Final = QSize(48, 44)
_LARGEST: Final = 60.0
_Role = QPalette.ColorRole


class DayButton(QAbstractButton):
    """Shows a date; a filled peak for a deal won, an open one for a deal played and not won."""

    activated = Signal()
    """Pressed twice, as an icon is."""

    def __init__(self, parent: QWidget) -> None:
        """Show no date yet."""
        super().__init__(parent)
        self.day: date | None = None
        self._result: DailyResult | None = None
        self._is_today = False
        self._has_ring = False
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        policy.setRetainSizeWhenHidden(True)  # months of five weeks are as high as those of six
        self.setSizePolicy(policy)

    def show_day(
        self, day: date, result: DailyResult | None, *, is_today: bool, has_ring: bool
    ) -> None:
        """Show a date and how its deal went, None where it was not played to an end."""
        self.day, self._result, self._is_today = day, result, is_today
        self._has_ring = has_ring
        self.setText(str(day.day))
        self.setVisible(True)
        self.update()

    def show_nothing(self) -> None:
        """Stand for a day of another month."""
        self.day = self._result = None
        self.setVisible(False)

    def sizeHint(self) -> QSize:
        """Ask for a cell that is easily hit."""
        return _BEST

    def minimumSizeHint(self) -> QSize:
        """Accept a small window's height."""
        return _LEAST

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Tell a double click."""
        super().mouseDoubleClickEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self.activated.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cell: chosen, today, played, won, or still to come."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, cell = self.palette(), self._cell()
        is_chosen = self.isChecked() and self.isEnabled()
        text = self._text_colour(is_chosen=is_chosen)
        if is_chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.color(_Role.Highlight))
            painter.drawRoundedRect(cell, 7, 7)
        elif self.underMouse() and self.isEnabled():
            painter.setPen(QPen(palette.color(_Role.Mid), 1))
            painter.setBrush(palette.color(_Role.Button))
            painter.drawRoundedRect(cell, 7, 7)
        if self._is_today:
            inset = 3 if is_chosen else 1
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(text, 1.5))
            painter.drawRoundedRect(cell.adjusted(inset, inset, -inset, -inset), 6, 6)
        painter.setFont(scaled(self.font(), 1.0, bold=self._is_today or self._result is not None))
        painter.setPen(text)
        number = QRectF(cell)
        number.setHeight(cell.height() * 0.62)
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, self.text())
        if self._result is not None:
            accent = text if is_chosen else palette.color(_Role.Highlight)
            centre = QPointF(cell.center().x(), cell.top() + cell.height() * 0.73)
            paint_peak(painter, centre, text, accent, is_won=self._result.is_won)
        if self._has_ring:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(palette.color(_Role.Text), 2))
            painter.drawRoundedRect(cell.adjusted(-1, -1, 1, 1), 8, 8)
        painter.end()

    def _text_colour(self, *, is_chosen: bool) -> QColor:
        palette = self.palette()
        if not self.isEnabled():
            return palette.color(QPalette.ColorGroup.Disabled, _Role.Text)
        return palette.color(_Role.HighlightedText if is_chosen else _Role.Text)

    def _cell(self) -> QRectF:
        """Return the part of the button that is painted on; no wider than it looks well."""
        cell = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        width = min(cell.width(), _LARGEST)
        cell.adjust((cell.width() - width) / 2, 0, (width - cell.width()) / 2, 0)
        return cell


def paint_peak(
    painter: QPainter, centre: QPointF, line: QColor, fill: QColor, *, is_won: bool
) -> None:
    """Paint the sign of a day: a filled peak for a deal won, an open one for a deal played."""
    peak = QPolygonF(
        [centre + QPointF(-6, 4.5), centre + QPointF(0, -4.5), centre + QPointF(6, 4.5)]
    )
    pen = QPen(fill if is_won else line, 1.4)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(fill if is_won else Qt.BrushStyle.NoBrush)
    painter.drawPolygon(peak)

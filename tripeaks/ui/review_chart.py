"""A chart of the best score still possible after each move of a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from tripeaks.view.figures import figure

_MARGIN: Final = 10.0


@dataclass(frozen=True, slots=True)
class ReviewPoint:
    """What was still possible in one position: the best final score, and whether to win."""

    best_score: int
    can_win: bool


class ReviewChart(QWidget):
    """A line that steps down at each mistake; the move that lost the win is marked.

    Point 0 is the deal, point n the position after n moves. A click, a drag or the arrow keys
    choose a point.
    """

    point_selected = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        self.setObjectName("reviewChart")
        self._points: Sequence[ReviewPoint] = ()
        self._selected = 0
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def selected(self) -> int:
        """The point chosen."""
        return self._selected

    def show_points(self, points: Sequence[ReviewPoint], selected: int) -> None:
        """Show a game's points with one of them chosen."""
        self._points = points
        self._selected = selected
        self._update_name()
        self.update()

    def lost_at(self) -> int | None:
        """Return the first point from which the game cannot be won any more, None without one."""
        for number, (before, after) in enumerate(
            zip(self._points, self._points[1:], strict=False), start=1
        ):
            if before.can_win and not after.can_win:
                return number
        return None

    def sizeHint(self) -> QSize:
        """Ask for a low strip."""
        return QSize(320, 60)

    def minimumSizeHint(self) -> QSize:
        """Accept a small window's width."""
        return QSize(160, 44)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line, the lost win and the point chosen."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Base))
        if not self._points:
            return
        text = self.palette().color(QPalette.ColorRole.Text)
        accent = self.palette().color(QPalette.ColorRole.Highlight)
        painter.setPen(QPen(accent, 2))
        painter.drawPath(self._line())
        lost = self.lost_at()
        if lost is not None:
            self._paint_cross(painter, self._place(lost))
        chosen = self._place(self._selected)
        painter.setPen(QPen(text, 1, Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(chosen.x(), 0), QPointF(chosen.x(), self.height()))
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Base), 1.5))
        painter.setBrush(text)
        painter.drawEllipse(chosen, 4.5, 4.5)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(accent, 2))
            painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the nearest point."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._select(self._nearest(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Choose while the button is held; say the figures of the point under the pointer."""
        if not self._points:
            return
        number = self._nearest(event.position().x())
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._select(number)
        QToolTip.showText(event.globalPosition().toPoint(), self.describe(number), self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the point before or after, the first or the last."""
        last = len(self._points) - 1
        target = {
            Qt.Key.Key_Left: self._selected - 1,
            Qt.Key.Key_Right: self._selected + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }.get(Qt.Key(event.key()))
        if target is None:
            event.ignore()
        else:
            self._select(min(max(target, 0), last))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show that the focus is elsewhere."""
        super().focusOutEvent(event)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._update_name()

    def describe(self, number: int) -> str:
        """Return what a point says, in one sentence or two."""
        point = self._points[number]
        text = self.tr("Move {move}: the best possible score is {score}.").format(
            move=number, score=figure(point.best_score)
        )
        if number == self.lost_at():
            text += " " + self.tr("This move lost the win.")
        elif not point.can_win:
            text += " " + self.tr("The game cannot be won from here.")
        return text

    def _select(self, number: int) -> None:
        if self._points and number != self._selected:
            self._selected = number
            self._update_name()
            self.update()
            self.point_selected.emit(number)

    def _update_name(self) -> None:
        self.setAccessibleName(self.tr("The best score still possible after each move"))
        if self._points:
            self.setAccessibleDescription(self.describe(self._selected))

    def _nearest(self, x: float) -> int:
        last = len(self._points) - 1
        share = (x - _MARGIN) / max(1.0, self.width() - 2 * _MARGIN)
        return min(max(round(share * last), 0), max(last, 0))

    def _place(self, number: int) -> QPointF:
        scores = [point.best_score for point in self._points]
        low, high = min(scores), max(scores)
        across = number / max(1, len(scores) - 1)
        down = (high - scores[number]) / max(1, high - low)
        return QPointF(
            _MARGIN + across * (self.width() - 2 * _MARGIN),
            _MARGIN + down * (self.height() - 2 * _MARGIN),
        )

    def _line(self) -> QPainterPath:
        """Return the steps: level up to each move, then down where it cost something."""
        path = QPainterPath(self._place(0))
        for number in range(1, len(self._points)):
            place = self._place(number)
            path.lineTo(place.x(), path.currentPosition().y())
            path.lineTo(place)
        return path

    def _paint_cross(self, painter: QPainter, centre: QPointF) -> None:
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.BrightText), 2.5))
        for dx, dy in ((5, 5), (5, -5)):
            arm = QPointF(dx, dy)
            painter.drawLine(centre - arm, centre + arm)

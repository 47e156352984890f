"""The win rate as a ring that is closed as far as games were won."""

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QWidget

from tripeaks.ui.figure_text import NOTHING, percent
from tripeaks.ui.looks import scaled

_SIZE: Final = 96
_STROKE: Final = 9.0
_TURN: Final = 360 * 16
"""A whole turn, as Qt counts angles."""


class WinRing(QWidget):
    """Shows a share in the middle of a ring."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show no share yet."""
        super().__init__(parent)
        self.setObjectName("winRing")
        self._share: float | None = None
        self.setFixedSize(_SIZE, _SIZE)
        self.show_share(None)

    @property
    def text(self) -> str:
        """The share in words."""
        return NOTHING if self._share is None else percent(self._share)

    def show_share(self, share: float | None) -> None:
        """Show a share of 0 to 1, or that there is none."""
        self._share = share
        self._update_name()
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for a square."""
        return QSize(_SIZE, _SIZE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ring from the top on, clockwise, and the share within."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, half = self.palette(), _STROKE / 2 + 1
        ring = QRectF(self.rect()).adjusted(half, half, -half, -half)
        track = palette.color(QPalette.ColorRole.Text)
        track.setAlpha(45)
        painter.setPen(QPen(track, _STROKE))
        painter.drawEllipse(ring)
        if self._share:
            pen = QPen(palette.color(QPalette.ColorRole.Highlight), _STROKE)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawArc(ring, _TURN // 4, -round(_TURN * self._share))
        painter.setFont(scaled(self.font(), 1.7, bold=True))
        painter.setPen(palette.color(QPalette.ColorRole.Text))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._update_name()

    def _update_name(self) -> None:
        name = self.tr("Win rate")
        self.setAccessibleName(f"{name}: {self.text}")

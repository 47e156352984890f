"""The ground of what floats over the table: a rounded plate in the palette's own colours."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QWidget

_RADIUS: Final = 12.0


class Floating(QWidget):
    """Paints its ground itself: a style sheet would keep the colours of the scene it was set in."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the plate and its edge."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(self.palette().color(QPalette.ColorRole.Window))
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Mid), 1))
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS, _RADIUS
        )
        painter.end()

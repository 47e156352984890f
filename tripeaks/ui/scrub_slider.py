"""A slider that leads through something from its start to its end."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

_HANDLE: Final = 7.0
"""The handle's radius."""
_RING: Final = 3.0
"""How far off the handle the focus ring lies."""
_EDGE: Final = _HANDLE + _RING + 1
_GROOVE: Final = 4.0
_HEIGHT: Final = 24


class ScrubSlider(QSlider):
    """A line with a handle, which goes to where it is pressed or dragged; else to its keys."""

    place_chosen = Signal(int)
    """The value that was chosen by hand."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Lie flat."""
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.actionTriggered.connect(lambda _: self.place_chosen.emit(self.sliderPosition()))

    def sizeHint(self) -> QSize:
        """Ask for room for the handle."""
        return QSize(160, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Accept a small window's width."""
        return QSize(80, _HEIGHT)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to where the line is pressed."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._choose(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer while the button is held."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._choose(event.position().x())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line, the part behind the handle, and the handle."""
        palette, middle = self.palette(), self.height() / 2
        handle = QPointF(self._x_of(self.value()), middle)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for end, role in (
            (self.width() - _EDGE, QPalette.ColorRole.Mid),
            (handle.x(), QPalette.ColorRole.Highlight),
        ):
            painter.setBrush(palette.color(role))
            line = QRectF(_EDGE, middle - _GROOVE / 2, end - _EDGE, _GROOVE)
            painter.drawRoundedRect(line, _GROOVE / 2, _GROOVE / 2)
        painter.setBrush(palette.color(QPalette.ColorRole.WindowText))
        painter.drawEllipse(handle, _HANDLE, _HANDLE)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(palette.color(QPalette.ColorRole.Highlight), 2))
            painter.drawEllipse(handle, _HANDLE + _RING, _HANDLE + _RING)
        painter.end()

    def _choose(self, x: float) -> None:
        room = max(1.0, self.width() - 2 * _EDGE)
        share = min(1.0, max(0.0, (x - _EDGE) / room))
        value = round(self.minimum() + share * (self.maximum() - self.minimum()))
        if value != self.value():
            self.setValue(value)
            self.place_chosen.emit(value)

    def _x_of(self, value: int) -> float:
        span = max(1, self.maximum() - self.minimum())
        share = (value - self.minimum()) / span
        return _EDGE + share * (self.width() - 2 * _EDGE)

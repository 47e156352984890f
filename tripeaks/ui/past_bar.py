"""What the bars under the table share that show a past position of a game."""

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

_ROOMY: Final = 640
"""From this width on every text finds room in two lines."""


class PastBar(QWidget):
    """A part of its own on top; below it what the position says, and two ways on from there."""

    continue_requested = Signal()
    """A new game is to go on from the position shown."""
    close_requested = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        """Stay hidden until a game is shown; the parts' object names begin with `name`."""
        super().__init__(parent)
        self.setObjectName(f"{name}Bar")
        self._text = QLabel(self)
        self._text.setObjectName(f"{name}Text")
        self._text.setWordWrap(True)
        self._continue = self._button(f"{name}Continue")
        self._continue.clicked.connect(self.continue_requested)
        self._close = self._button(f"{name}Close")
        self._close.clicked.connect(self.close_requested)
        line = QHBoxLayout()
        line.addWidget(self._text, 1)
        line.addWidget(self._continue)
        line.addWidget(self._close)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(10, 6, 10, 2)
        self._column.setSpacing(4)
        self._column.addLayout(line)
        self.hide()

    @property
    def text(self) -> str:
        """What the position says."""
        return self._text.text()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_requested.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a hairline between the table and the bar."""
        painter = QPainter(self)
        painter.fillRect(0, 0, self.width(), 1, self.palette().color(QPalette.ColorRole.Mid))
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the text one height whatever it says: the table above must not change its size."""
        super().resizeEvent(event)
        lines = 2 if self.width() >= _ROOMY else 3
        self._text.setFixedHeight(lines * self._text.fontMetrics().lineSpacing())

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()

    def _button(self, name: str) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(name)
        button.setAutoDefault(True)  # Enter presses it, as Space does
        return button

    def _retranslate(self) -> None:
        self._continue.setText(self.tr("&Continue from here"))
        self._close.setText(self.tr("C&lose"))

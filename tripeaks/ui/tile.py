"""A figure under its caption."""

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from tripeaks.ui.looks import scaled


class Tile(QWidget):
    """A quiet caption over a figure that can be read from afar."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        """Show nothing yet; `name` is the figure's object name."""
        super().__init__(parent)
        self._caption = QLabel(self)
        self._caption.setFont(scaled(self.font(), 0.88))
        self._caption.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._value = QLabel(self)
        self._value.setObjectName(name)
        self._value.setFont(scaled(self.font(), 1.45, bold=True))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._caption)
        column.addWidget(self._value)

    def show_figure(self, caption: str, value: str, explanation: str = "") -> None:
        """Show a figure; its explanation is told on demand."""
        self._caption.setText(caption)
        self._value.setText(value)
        self._value.setAccessibleName(f"{caption}: {value}")
        self._value.setAccessibleDescription(explanation)
        self.setToolTip(explanation)

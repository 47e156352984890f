"""A short message over the table that goes away by itself and never takes a click."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QLabel, QWidget

from tripeaks.view.table_view import TableView

SHOWN_MS: Final = 2500

_STYLE: Final = """
QLabel#messageLabel {
    background: rgba(16, 28, 38, 225); color: white;
    border-radius: 10px; padding: 5px 14px;
}
"""


class MessagePill(QLabel):
    """Says one sentence near a card or above the stock, to the eye and to screen readers."""

    def __init__(self, table: TableView) -> None:
        """Stay hidden over `table`."""
        super().__init__(table)
        self._table = table
        self.setObjectName("messageLabel")
        self.setStyleSheet(_STYLE)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        table.laid_out.connect(self.hide)
        self.hide()

    def say(self, text: str, near: QRectF | None = None) -> None:
        """Show `text` for a moment beside `near` (a card of the table), else above the stock."""
        self.setMinimumWidth(0)
        self.setMaximumWidth(16777215)
        self.setText(text)
        self.setWordWrap(False)
        room = self._table.width() - 16
        if self.sizeHint().width() > room:
            self.setWordWrap(True)
            self.setFixedWidth(room)
        self.adjustSize()
        self._place(self.size(), near)
        self.raise_()
        self.show()
        self._timer.start(SHOWN_MS)
        announce(self, text)

    def _place(self, size: QSize, near: QRectF | None) -> None:
        layout = self._table.table.layout
        state = self._table.state
        playable = [layout.site_rects[site] for site in state.playable]
        spot = layout.message_place(size.width(), size.height(), near, playable)
        self.move(spot.toPoint())


def announce(widget: QWidget, text: str) -> None:
    """Let screen readers say `text`, whatever has the focus."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))

"""A short message over the table that goes away by itself and never takes a click."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt, QTimer
from PySide6.QtWidgets import QLabel, QWidget

from tripeaks.ui.announcement import announce
from tripeaks.ui.looks import css
from tripeaks.view.scene_look import SceneLook
from tripeaks.view.table_view import TableView

SHOWN_MS: Final = 2500

_STYLE: Final = """
QLabel#messageLabel {
    background: %s; color: %s;
    border-radius: 10px; padding: 5px 14px;
}
"""


class MessagePill(QLabel):
    """Says one sentence near a card or above the stock, to the eye and to screen readers."""

    def __init__(self, table: TableView, others: Sequence[QWidget]) -> None:
        """Stay hidden over `table`, and off `others` that lie on it as well."""
        super().__init__(table)
        self._table = table
        self._others = others
        self.setObjectName("messageLabel")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        table.laid_out.connect(self.hide)
        self.hide()

    def set_look(self, look: SceneLook) -> None:
        """Take on a scene's colours."""
        self.setStyleSheet(_STYLE % (css(look.pill), css(look.pill_text)))

    def say(self, text: str, near: int | None = None) -> None:
        """Show `text` for a moment beside the card at site `near`, else above the stock."""
        self.setMinimumWidth(0)
        self.setMaximumWidth(16777215)
        self.setText(text)
        self.setWordWrap(False)
        room = self._table.width() - 16
        if self.sizeHint().width() > room:
            self.setWordWrap(True)
            self.setFixedWidth(room)
        self.adjustSize()
        others = [QRectF(other.geometry()) for other in self._others if other.isVisible()]
        layout, state = self._table.table.layout, self._table.state
        spot = layout.message_place(QSizeF(self.size()), near, state, others)
        self.move(spot.toPoint())
        self.raise_()
        self.show()
        self._timer.start(SHOWN_MS)
        announce(self, text)

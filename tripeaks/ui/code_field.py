"""The field that takes a deal code, or any text with one in it."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QAction,
    QClipboard,
    QContextMenuEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
)
from PySide6.QtWidgets import QLineEdit, QWidget

from tripeaks.engine.codes import parse_code
from tripeaks.engine.errors import CodeError

MOST_LOOKED_AT: Final = 1_000_000
"""How many characters of a text from elsewhere are looked through for a code."""

_LONG: Final = 2_000
"""A longer text is not kept in the field, only the code in it."""

_BREAKS: Final = dict.fromkeys(map(ord, "\t\n\v\f\r\x1c\x1d\x1e\x85\u2028\u2029"), " ")


def clipboard_text(mode: QClipboard.Mode = QClipboard.Mode.Clipboard) -> str:
    """Return the text on the clipboard, or the beginning of a very long one."""
    return QGuiApplication.clipboard().text(mode)[:MOST_LOOKED_AT]


class CodeField(QLineEdit):
    """A one-line field in which a text of many lines and any length finds its place.

    Texts from elsewhere are shortened before Qt sees them: it takes a minute to cut a long one.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxLength(MOST_LOOKED_AT)
        self.setClearButtonEnabled(True)
        self.textChanged.connect(self._tidy)

    def take(self, text: str) -> None:
        """Put a text from elsewhere in place of what is selected."""
        self.insert(_shortened(text[:MOST_LOOKED_AT].translate(_BREAKS)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Paste on the platform's keys for it."""
        if event.matches(QKeySequence.StandardKey.Paste):
            self.take(clipboard_text())
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Take the selected text of X11 on the middle button."""
        clipboard = QGuiApplication.clipboard()
        if event.button() is Qt.MouseButton.MiddleButton and clipboard.supportsSelection():
            self.setCursorPosition(self.cursorPositionAt(event.position().toPoint()))
            self.take(clipboard_text(QClipboard.Mode.Selection))
        else:
            super().mouseReleaseEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Take a text that was dragged here."""
        self.take(event.mimeData().text())
        event.acceptProposedAction()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Show Qt's menu, with our way to paste."""
        menu = self.createStandardContextMenu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        paste = menu.findChild(QAction, "edit-paste")
        if paste is not None:
            paste.triggered.disconnect()
            paste.triggered.connect(lambda: self.take(clipboard_text()))
        menu.popup(event.globalPos())

    def _tidy(self, text: str) -> None:
        tidy = _shortened(text.translate(_BREAKS))
        if tidy != text:
            cursor = self.cursorPosition()
            self.setText(tidy)
            self.setCursorPosition(min(cursor, len(tidy)))


def _shortened(text: str) -> str:
    if len(text) <= _LONG:
        return text
    try:
        return str(parse_code(text))
    except CodeError:
        return text[:_LONG]

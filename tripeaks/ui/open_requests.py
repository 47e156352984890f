"""What the desktop asks the running program to open, where it does so by events: on macOS."""

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class OpenRequests(QObject):
    """Hears of files and links that were opened with the program, at its start or later."""

    requested = Signal(str)
    """The path of a file, or a link."""

    def __init__(self, app: QApplication) -> None:
        """Listen to what `app` is sent."""
        super().__init__(app)
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the events that name something to open."""
        if event.type() is QEvent.Type.FileOpen and isinstance(event, QFileOpenEvent):
            self.requested.emit(event.file() or event.url().toString())
            return True
        return super().eventFilter(watched, event)

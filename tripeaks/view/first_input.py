"""Tells of the first key or press in the program, which goes where it was meant to all the same."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal

_INPUT: Final = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.ShortcutOverride,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.TouchBegin,
        QEvent.Type.TabletPress,
        QEvent.Type.Wheel,
    }
)


class FirstInput(QObject):
    """Waits for an input, from `wait` until it came or `stop`; in between it sees every event."""

    came = Signal()

    def wait(self) -> None:
        """Begin to wait."""
        app = QCoreApplication.instance()
        assert app is not None
        app.installEventFilter(self)

    def stop(self) -> None:
        """Wait no more."""
        app = QCoreApplication.instance()
        assert app is not None
        app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell of an input, and let every event pass."""
        if event.type() in _INPUT:
            self.stop()
            self.came.emit()
        return False

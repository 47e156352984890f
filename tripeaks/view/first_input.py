"""Tells of the first key or press in a window, which goes where it was meant to all the same."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QWindow

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
    """Waits for an input, from `wait` until it came or `stop`.

    It sees the events of one window before any widget in it does. Those of the whole program
    would show it objects of every kind, and what PySide does at the first sight of them takes
    40 milliseconds.
    """

    came = Signal()

    def __init__(self, parent: QObject | None = None, *, with_moves: bool = False) -> None:
        """Wait for nothing yet; `with_moves`: the pointer need only move over the window."""
        super().__init__(parent)
        self._awaited = _INPUT | {QEvent.Type.MouseMove} if with_moves else _INPUT
        self._window: QWindow | None = None

    def wait(self, window: QWindow) -> None:
        """Begin to wait for an input to `window`."""
        self.stop()
        self._window = window
        window.installEventFilter(self)

    def stop(self) -> None:
        """Wait no more."""
        if self._window is not None:
            self._window.removeEventFilter(self)
            self._window = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell of an input, and let every event pass."""
        if event.type() in self._awaited:
            self.stop()
            self.came.emit()
        return False

"""Lets the system end the program as a player does: all is saved first."""

import os
import signal
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier, Signal

_NAMES: Final = ("SIGTERM", "SIGHUP")
"""What systems send at log-out and shutdown; Windows has other ways."""


class Termination(QObject):
    """Tells in the event loop that the system wants the program to end."""

    requested = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Listen from now on; nothing runs until a signal comes."""
        super().__init__(parent)
        self._notifier: QSocketNotifier | None = None
        if os.name != "posix":
            return
        ours, theirs = os.pipe()
        os.set_blocking(theirs, False)
        signal.set_wakeup_fd(theirs, warn_on_full_buffer=False)
        for name in _NAMES:
            signal.signal(getattr(signal, name), _leave_to_the_loop)
        self._ours = ours
        self._notifier = QSocketNotifier(ours, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._hear)

    def _hear(self) -> None:
        os.read(self._ours, 64)
        self.requested.emit()


def _leave_to_the_loop(number: int, frame: object) -> None:
    """Do nothing here: in the middle of some slot is no place to end."""

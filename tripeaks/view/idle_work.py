"""Work that can wait: done in slices of a few milliseconds while the program is idle."""

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

_SLICE_MS: Final = 4


class IdleWork(QObject):
    """Runs one generator, a step at a time, between events; nothing runs once it is exhausted."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Have nothing to do."""
        super().__init__(parent)
        self._steps: Iterator[None] = iter(())
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._run_slice)

    @property
    def is_pending(self) -> bool:
        """Whether there is work left."""
        return self._timer.isActive()

    def start(self, work: Callable[[], Iterator[None]], delay_ms: int) -> None:
        """Do `work` after a pause of `delay_ms`, in place of any work before."""
        self._steps = work()
        self._timer.start(delay_ms)

    def finish(self) -> None:
        """Do all the work that is left now."""
        self._timer.stop()
        for _ in self._steps:
            pass

    def _run_slice(self) -> None:
        self._timer.setInterval(0)
        clock = QElapsedTimer()
        clock.start()
        for _ in self._steps:
            if clock.elapsed() >= _SLICE_MS:
                return
        self._timer.stop()

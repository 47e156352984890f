"""Long computations beside the window: one worker thread, results back in the window's thread."""

import sys
from collections.abc import Callable
from threading import Event
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

T = TypeVar("T")

_SWITCH_SECONDS: Final = 0.0003
"""How soon a computation in plain Python makes way for the window: at Python's own 5 ms, one
frame in twelve came two frames late; at this, none did."""

Cancelled = Callable[[], bool]
"""Asked by a computation now and then: whether its result is still wanted."""


class Job(Generic[T]):
    """A computation on its way; its result is handed over unless it was cancelled."""

    def __init__(self, work: Callable[[Cancelled], T], done: Callable[[T], None]) -> None:
        """Hold what to compute and whom to tell."""
        self._work = work
        self._done = done
        self._cancelled = Event()
        self._result: T | None = None
        self._error: BaseException | None = None

    def cancel(self) -> None:
        """Give the computation up; nobody is told."""
        self._cancelled.set()

    @property
    def is_cancelled(self) -> bool:
        """Whether the computation was given up."""
        return self._cancelled.is_set()

    def run(self) -> None:
        """Compute, in the worker's thread."""
        if self.is_cancelled:
            return
        try:
            self._result = self._work(self._cancelled.is_set)
        except BaseException as error:
            self._error = error

    def hand_over(self) -> None:
        """Tell the result, in the window's thread; a failure is raised there."""
        if self.is_cancelled:
            return
        if self._error is not None:
            raise self._error
        self._done(self._result)  # type: ignore[arg-type]


class Background(QObject):
    """Runs jobs one after the other in a thread that sleeps while there are none."""

    _job_ended = Signal(object)

    def __init__(self, parent: QObject | None = None, name: str = "solver") -> None:
        """Start nothing yet; `name` is the thread's."""
        super().__init__(parent)
        self._name = name
        self._executor: ThreadPoolExecutor | None = None
        self._jobs: set[Job[Any]] = set()
        self._job_ended.connect(self._hand_over, Qt.ConnectionType.QueuedConnection)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.stop)

    @property
    def is_busy(self) -> bool:
        """Whether a result is still to come."""
        return bool(self._jobs)

    def start(self, work: Callable[[Cancelled], T], done: Callable[[T], None]) -> Job[T]:
        """Compute `work(cancelled)` beside the window, then call `done` with its result."""
        job = Job(work, done)
        self._jobs.add(job)
        if self._executor is None:
            from concurrent.futures import ThreadPoolExecutor  # 12 ms that the start can spare

            sys.setswitchinterval(_SWITCH_SECONDS)
            self._executor = ThreadPoolExecutor(1, self._name)
        self._executor.submit(self._run, job)
        return job

    def stop(self) -> None:
        """Give up every job; the program ends."""
        for job in self._jobs:
            job.cancel()
        if self._executor is not None:
            self._executor.shutdown(wait=True, cancel_futures=True)
            self._executor = None
        self._jobs.clear()

    def _run(self, job: Job[Any]) -> None:
        job.run()
        self._job_ended.emit(job)

    def _hand_over(self, job: Job[Any]) -> None:
        self._jobs.discard(job)
        job.hand_over()

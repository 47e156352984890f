"""Plays a plan of motions; nothing runs while nothing moves, and a plan can always be cut short."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QObject

from tripeaks.view.choreography import Frame, Motion, duration_of, frame_at

_FIRST_FRAME_MS: Final = 16
"""A plan starts one frame in, so that the first picture after a click shows a change."""


class Animator(QAbstractAnimation):
    """Shows a plan frame by frame through `show_frame(key, frame)`, then calls `settle()`.

    `settle` puts every card where the position has it; it is called exactly once for each plan,
    when it ends or is cut short.
    """

    def __init__(
        self,
        show_frame: Callable[[int, Frame], None],
        settle: Callable[[], None],
        parent: QObject | None = None,
    ) -> None:
        """Keep the two callbacks."""
        super().__init__(parent)
        self._show_frame = show_frame
        self._settle = settle
        self._motions: Sequence[Motion] = ()
        self._factor = 1.0
        self._card_width = 0.0
        self._total = 0
        self.finished.connect(self._on_finished)

    @property
    def is_running(self) -> bool:
        """Whether cards are on their way."""
        return bool(self._motions)

    def play(self, motions: Sequence[Motion], factor: float, card_width: float) -> None:
        """Play `motions`, durations times `factor`; a plan on its way is finished first."""
        self.finish()
        if not motions or factor <= 0:
            self._settle()
            return
        self._motions, self._factor, self._card_width = motions, factor, card_width
        self._total = max(_FIRST_FRAME_MS + 1, round(duration_of(motions) * factor))
        self.start()
        self.setCurrentTime(_FIRST_FRAME_MS)

    def finish(self) -> None:
        """Put every card where its way ends, at once."""
        if self._motions:
            self.stop()
            self._on_finished()

    def duration(self) -> int:
        """Return the plan's length in milliseconds."""
        return self._total

    def updateCurrentTime(self, current_time: int) -> None:  # noqa: N802
        """Show the frame of `current_time`."""
        time = current_time / self._factor
        for motion in self._motions:
            self._show_frame(motion.key, frame_at(motion, time, self._card_width))

    def _on_finished(self) -> None:
        if self._motions:
            self._motions = ()
            self._settle()

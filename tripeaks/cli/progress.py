"""A progress bar on a terminal, for what takes long."""

import sys
from time import monotonic
from typing import Final

_QUIET_SECONDS: Final = 1.0
_WIDTH: Final = 30


class Progress:
    """Says on stderr how far a count has come; nothing off a terminal or in the first second."""

    def __init__(self, total: int) -> None:
        """Begin at 0 of `total`."""
        self._total = total
        self._start = monotonic()
        self._shown = ""
        self._is_terminal = sys.stderr is not None and sys.stderr.isatty()

    def show(self, done: int) -> None:
        """Show that `done` of the total are done."""
        elapsed = monotonic() - self._start
        if not self._is_terminal or elapsed < _QUIET_SECONDS or not done:
            return
        bar = "#" * (_WIDTH * done // self._total)
        left = elapsed / done * (self._total - done)
        self._write(
            f"[{bar:.<{_WIDTH}}] {done:,} of {self._total:,}, "
            f"{done / elapsed:,.0f} a second, {left:,.0f} s left"
        )

    def clear(self) -> None:
        """Take the bar away."""
        if self._shown:
            self._write("")

    def _write(self, text: str) -> None:
        padding = " " * (len(self._shown) - len(text))
        print(f"\r{text}{padding}", end="" if text else "\r", file=sys.stderr, flush=True)
        self._shown = text

"""Measures the gaps between frames while cards move and hints are worked out beside them.

    python tests/benchmarks/frames.py [--seconds 10]

Needs a display (QT_QPA_PLATFORM=offscreen will do). Prints the median and the worst gap without
and with the solver at work. Not a test: the figures depend on the machine.
"""

import argparse
import statistics
import tempfile
import time
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QSettings
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tripeaks.app import build_window
from tripeaks.engine.codes import parse_code
from tripeaks.solver.kernel import KERNEL_NAME
from tripeaks.ui.game_window import GameWindow
from tripeaks.view.animator import Animator

_frames: list[float] = []


def watch_frames() -> None:
    """Note when each frame is made."""
    original = Animator.updateCurrentTime

    def update(self: Animator, current_time: int) -> None:
        _frames.append(time.perf_counter())
        original(self, current_time)

    Animator.updateCurrentTime = update  # type: ignore[method-assign]


def gaps(window: GameWindow, seconds: float, *, with_hints: bool) -> list[float]:
    """Deal again and again for a while; return the gaps within each deal, in milliseconds."""
    result: list[float] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        window.model.restart()
        _frames.clear()
        for _ in range(4):
            if with_hints:
                window.advisor.forget()
                window.advisor.ask_hint()
            QTest.qWait(150)
        result += [1000 * (b - a) for a, b in pairwise(_frames)]
        QTest.qWait(250)
    return result


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=10)
    seconds = parser.parse_args().seconds
    app = QApplication([])
    watch_frames()
    with tempfile.TemporaryDirectory() as folder:
        store = QSettings(str(Path(folder, "settings.ini")), QSettings.Format.IniFormat)
        window = build_window(parse_code("TP1-E-AAAAAAB"), store, Path(folder) / "data")
        window.window.show()
        QTest.qWait(1500)
        print(f"kernel: {KERNEL_NAME}")
        for name, with_hints in (("cards alone", False), ("with hints", True)):
            found = sorted(gaps(window, seconds, with_hints=with_hints))
            late = sum(gap > 33 for gap in found) / len(found)
            print(
                f"{name}: median {statistics.median(found):.1f} ms, "
                f"99 % {found[int(len(found) * 0.99)]:.1f} ms, worst {found[-1]:.1f} ms, "
                f"over two frames late {late:.2%} of {len(found)}"
            )
        window.advisor.stop()
    app.quit()


if __name__ == "__main__":
    main()

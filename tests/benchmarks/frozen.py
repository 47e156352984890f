"""Compares the start of a frozen program with that of the source, on a real X server.

    python -m tests.benchmarks.frozen build/frozen/tripeaks/tripeaks [--runs 11]

From exec to the first paint of the table, with the cards of an earlier start at hand, both
programs in turns. Prints medians. Not a test: the figures depend on the machine.
"""

import argparse
import statistics
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from tests.benchmarks.window import SOURCE, Screen, program
from tests.benchmarks.xserver import x_server

_AREA = (500, 300, 500, 500)
_KEPT_S = 5.0
"""After that long the cards that were drawn are kept."""
_LOOK_S = 0.002


def paint_seconds(
    screen: Screen, display: str, cache: Path, command: Sequence[str], *, stays: float
) -> float:
    """Return the time from exec to the first change on the screen."""
    blank = screen.picture(*_AREA)
    began = time.perf_counter()
    with program(display, "none", cache, command):
        while screen.picture(*_AREA) == blank:
            if time.perf_counter() - began > 20:
                raise RuntimeError("no window was opened")
            time.sleep(_LOOK_S)
        painted = time.perf_counter() - began
        time.sleep(stays)
    while screen.picture(*_AREA) != blank:
        time.sleep(_LOOK_S)
    return painted


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("program", type=Path)
    parser.add_argument("--runs", type=int, default=11)
    options = parser.parse_args()
    commands = {"source": SOURCE, "frozen": (str(options.program.absolute()),)}
    times: dict[str, list[float]] = {name: [] for name in commands}
    with x_server() as display, tempfile.TemporaryDirectory() as cache:
        screen = Screen(display)
        for run in range(options.runs + 1):
            for name, command in commands.items():
                stays = 0.5 if run else _KEPT_S
                seconds = paint_seconds(screen, display, Path(cache), command, stays=stays)
                if run:  # the first one fills the caches
                    times[name].append(seconds * 1000)
        screen.close()
    for name, found in times.items():
        middle = statistics.median(found)
        print(f"first paint, {name}: {middle:.0f} ms (min {min(found):.0f}, max {max(found):.0f})")


if __name__ == "__main__":
    main()

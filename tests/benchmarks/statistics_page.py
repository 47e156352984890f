"""Measures the statistics window over many finished games, and what it costs the window's thread.

    python tests/benchmarks/statistics_page.py [--games 100000] [--runs 5]

Prints milliseconds: from the request to the figures on the page, and the longest time for which
the window's thread was not free meanwhile. Not a test: the figures depend on the machine.
"""

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[2]))

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from tests.storage.made_up import made_up
from tripeaks.model.library import Library
from tripeaks.storage.archive import open_archive
from tripeaks.storage.connection import transaction
from tripeaks.storage.finished import Result
from tripeaks.storage.finished_rows import insert_finished
from tripeaks.storage.journal import Journal
from tripeaks.ui.statistics.dialog import StatisticsDialog

RULE_SETS = ("TP1-E", "TP1-E", "TP1-C")


def fill(folder: Path, games: int) -> None:
    """Write games as plausible as their scores, with a fixed seed."""
    chance = Random(1)
    Journal(folder).close()
    with open_archive(folder) as connection, transaction(connection):
        for number in range(games):
            is_won, par = chance.random() < 0.58, chance.randint(745, 772)
            score = par - chance.randint(0, 28) if is_won else chance.randint(450, 662)
            game = made_up(
                rule_set=chance.choice(RULE_SETS),
                deal=number,
                result=Result.WON if is_won else Result.STUCK,
                score=score,
                par=par,
                elapsed_ms=chance.randint(70_000, 260_000),
                draws=chance.randint(3, 23),
                is_again=chance.random() < 0.05,
            )
            insert_finished(connection, [(game, b"", None)])


class Watch:
    """Runs the event loop until an answer is there and painted."""

    def __init__(self, app: QApplication) -> None:
        self._app = app

    def wait(self, library: Library) -> tuple[float, float, float]:
        """Return in milliseconds how long it took, the longest turn, and the longest by work.

        A turn by the clock also counts what other programs took; by work only the thread's own.
        """
        began = time.perf_counter()
        longest = busiest = 0.0
        turns_left = 3
        while turns_left:
            turns_left -= not library.is_busy
            clock, work = time.perf_counter(), time.thread_time()
            self._app.processEvents()
            longest = max(longest, time.perf_counter() - clock)
            busiest = max(busiest, time.thread_time() - work)
            time.sleep(0.0005)
        return (time.perf_counter() - began) * 1000, longest * 1000, busiest * 1000


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--runs", type=int, default=5)
    options = parser.parse_args()
    app = QApplication([])
    app.setStyle("fusion")
    with tempfile.TemporaryDirectory() as home:
        folder = Path(home)
        fill(folder, options.games)
        library = Library(folder)
        began = time.perf_counter()
        dialog = StatisticsDialog(library)
        print(f"window made in {(time.perf_counter() - began) * 1000:.1f} ms")
        dialog.show()
        watch = Watch(app)
        watch.wait(library)
        runs = []
        for _ in range(options.runs):
            library.games_changed.emit()
            runs.append(watch.wait(library))
        label = dialog.findChild(QLabel, "wonOfPlayed")
        print(f"{options.games} games: {label.text() if label else ''}")
        took, blocked, worked = zip(*runs, strict=True)
        print(f"until the figures: {median(took):.0f} ms (max {max(took):.0f})")
        print(f"longest turn meanwhile: {median(blocked):.1f} ms (max {max(blocked):.1f})")
        print(f"of it the thread's own work: {median(worked):.1f} ms (max {max(worked):.1f})")
        for name in ("scoreChart", "rateChart", "spreadChart"):
            chart, paints = dialog.findChild(QWidget, name), list[float]()
            assert chart is not None
            for _ in range(20):
                began = time.perf_counter()
                chart.repaint()
                paints.append((time.perf_counter() - began) * 1000)
            print(f"{name} painted in {median(paints):.1f} ms")
        library.stop()
        dialog.close()
        dialog.deleteLater()
        app.sendPostedEvents(dialog, QEvent.Type.DeferredDelete)


if __name__ == "__main__":
    main()

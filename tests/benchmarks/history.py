"""Measures the history's window over many finished games, and what it costs the window's thread.

    python tests/benchmarks/history.py [--games 100000] [--runs 5]

Prints milliseconds: from the request to the first rows on the screen, the same for a sort, a
search and a leap to other rows, and how long the window's thread worked without a pause
meanwhile. Not a test: the figures depend on the machine.
"""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[2]))

from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QApplication, QLineEdit

from tests.benchmarks.statistics_page import Watch
from tests.benchmarks.storage import make
from tripeaks.model.library import Library
from tripeaks.model.settings import Settings
from tripeaks.storage.journal import Journal
from tripeaks.ui.history.dialog import HistoryDialog
from tripeaks.ui.history.view import HistoryView


class Bench:
    """A window over the games of a folder, and what is asked of it."""

    def __init__(self, app: QApplication, folder: Path, runs: int) -> None:
        self._app, self._folder, self._runs = app, folder, runs
        self._library = Library(folder)
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self._settings = Settings(store)
        self._watch = Watch(app)

    def close(self) -> None:
        """Leave nothing running."""
        self._library.stop()

    def open(self) -> tuple[HistoryDialog, tuple[float, float]]:
        """Return a window just opened; after how long its rows are seen, and the longest work."""
        began = time.perf_counter()
        dialog = HistoryDialog(self._library, self._settings)
        dialog.show()
        made = (time.perf_counter() - began) * 1000
        took, _, worked = self._watch.wait(self._library)
        return dialog, (made + took, worked)

    def measure_opening(self) -> HistoryDialog:
        """Open the window some times; return the last one."""
        results = []
        for _ in range(self._runs):
            dialog, result = self.open()
            results.append(result)
        self._print("opened", results)
        return dialog

    def measure(self, name: str, act: Callable[[int], object]) -> None:
        """Print how long the answers to `act` take, which is told the number of the run."""
        results = []
        for run in range(self._runs):
            act(run)
            took, _, worked = self._watch.wait(self._library)
            results.append((took, worked))
        self._print(name, results)

    @staticmethod
    def _print(name: str, results: list[tuple[float, float]]) -> None:
        took, worked = zip(*results, strict=True)
        print(
            f"{name:20} {median(took):6.0f} ms (max {max(took):.0f}), the window's thread worked"
            f" {median(worked):.1f} ms (max {max(worked):.1f}) at once"
        )


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
        Journal(folder).close()
        make(folder, options.games)
        bench = Bench(app, folder, options.runs)
        bench.open()[0].close()  # loads what all later ones have
        dialog = bench.measure_opening()
        view = dialog.findChild(HistoryView, "historyView")
        search = dialog.findChild(QLineEdit, "historySearch")
        assert view is not None
        assert search is not None
        orders = (Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder)
        bench.measure("sorted by score", lambda run: view.sortByColumn(4, orders[run % 2]))
        bench.measure("sorted by date", lambda run: view.sortByColumn(0, orders[run % 2]))
        bench.measure(
            "a leap to somewhere", lambda run: view.choose((run * 19_190 + 5_500) % 80_000)
        )
        bench.measure("a search", lambda run: search.setText("AB" if run % 2 else "Q"))
        search.clear()
        bench.measure("a page down", lambda run: view.verticalScrollBar().setValue(200 + 17 * run))
        paints = []
        for _ in range(20):
            began = time.perf_counter()
            view.viewport().repaint()
            paints.append((time.perf_counter() - began) * 1000)
        print(f"painted in {median(paints):.1f} ms (max {max(paints):.1f})")
        bench.close()
        dialog.close()


if __name__ == "__main__":
    main()

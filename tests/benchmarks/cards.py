"""Measures what moving cards cost: processor time a frame, and the real gaps between frames.

    python -m tests.benchmarks.cards [--xcb] [--seconds 2] [--mode full|minimal|bounding]

Each table size is measured in a process of its own, offscreen, or with --xcb on a screen of Xvfb.
A frame is one painting of the table. Processor time is the median of the motions, and that of the
best of them: what else runs on the machine makes it more. Not a test.
"""

import argparse
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import nullcontext
from itertools import pairwise
from typing import Final

from PySide6.QtGui import QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView

from tests.benchmarks.xserver import x_server
from tests.engine.play import new
from tests.engine.vectors import WON_ACTIONS, WON_CODE
from tripeaks.engine.codes import parse_code
from tripeaks.model.game_model import GameModel
from tripeaks.view.choreography import Motion, MotionStyle, Style
from tripeaks.view.poses import poses
from tripeaks.view.table_view import TableView

_TABLES: Final = ((1280, 800, 1.0), (3840, 2160, 1.0), (3840, 2160, 2.0), (3840, 2160, 1.5))
"""Width and height in device pixels, and the pixel ratio."""
_CODE: Final = "TP1-E-AAAAAAB"
_MODES: Final = {
    "full": QGraphicsView.ViewportUpdateMode.FullViewportUpdate,
    "minimal": QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate,
    "bounding": QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate,
}


class WatchedView(TableView):
    """A table that notes when it was painted."""

    painted: list[float]

    def paintEvent(self, event: QPaintEvent) -> None:
        self.painted.append(time.perf_counter())
        super().paintEvent(event)


def measure(view: WatchedView, name: str, start: Callable[[], None], seconds: float) -> None:
    """Start a motion again and again; print what its frames cost and how they came."""
    gaps: list[float] = []
    costs: list[float] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        view.painted = []
        start()
        before = time.process_time()
        while not view.table.is_idle:
            QTest.qWait(1)
        costs.append(1000 * (time.process_time() - before) / len(view.painted))
        gaps += [1000 * (late - early) for early, late in pairwise(view.painted)]
        QTest.qWait(60)
    gaps.sort()
    print(
        f"  {name:9} {statistics.median(costs):4.1f} (best {min(costs):4.1f}) ms CPU a frame; "
        f"gaps: median {statistics.median(gaps):4.1f}, 95 % {gaps[int(0.95 * len(gaps))]:4.1f}, "
        f"worst {gaps[-1]:5.1f} ms of {len(gaps)}",
        flush=True,
    )


def one_card(view: WatchedView, model: GameModel) -> list[Motion]:
    """Return a slow flight from the first site to the last."""
    start, end = (poses(model.state, view.table.layout)[site] for site in (18, 27))
    return [Motion(18, start, end, 0.0, 1000.0, Style.ARC)]


def all_cards(view: WatchedView, model: GameModel) -> list[Motion]:
    """Return a flight of all cards, each to the place of another, none turned, all seen."""
    layout = view.table.layout
    step_x, step_y = (layout.width - layout.card.width()) / 12, layout.height / 4
    motions = []
    for key, start in enumerate(poses(model.state, layout)):
        seen = type(start)(start.x, start.y, start.z, start.face_up, visible=True)
        end = type(start)(key % 13 * step_x, key // 13 * step_y, start.z, start.face_up, True)
        motions.append(Motion(key, seen, end, 0.0, 1000.0, Style.LINE))
    return motions


def child(width: int, height: int, ratio: float, seconds: float, mode: str | None) -> None:
    """Measure one table size in this process."""
    app = QApplication([])
    model = GameModel(parse_code(_CODE))
    view = WatchedView(model.state)
    view.painted = []
    model.game_started.connect(view.show_game)
    model.stepped.connect(view.show_step)
    if mode is not None:
        view.setViewportUpdateMode(_MODES[mode])
    view.resize(round(width / ratio), round(height / ratio))
    view.show()
    view.table.finish_drawing()
    QTest.qWait(1500)
    size = view.viewport().size() * view.devicePixelRatioF()
    print(f"{size.width()} x {size.height()} at ratio {view.devicePixelRatioF():g}:", flush=True)
    # The scene plays plans of its own only; these two are made up.
    play = view.table._play
    measure(view, "one card", lambda: play(one_card(view, model)), seconds)
    measure(view, "52 cards", lambda: play(all_cards(view, model)), seconds)
    measure(view, "deal", model.restart, seconds)
    view.table.motion = MotionStyle(2.0)
    turn = iter(range(10_000))

    def step() -> None:
        if next(turn) % 2:
            model.undo()
        else:
            model.draw()

    measure(view, "draw", step, seconds)

    def win() -> None:
        model.play_game(new(WON_CODE, WON_ACTIONS.rsplit(maxsplit=1)[0]))
        model.take(0)

    view.table.motion = MotionStyle(1.0)
    measure(view, "win", win, seconds)
    view.close()
    app.quit()


def main() -> None:
    """Measure every table size and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--xcb", action="store_true")
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--mode", choices=_MODES)
    parser.add_argument("--child", nargs=3, type=float)
    arguments = parser.parse_args()
    if arguments.child:
        width, height, ratio = arguments.child
        child(int(width), int(height), ratio, arguments.seconds, arguments.mode)
        return
    with x_server("3840x2200") if arguments.xcb else nullcontext("") as display:
        for width, height, ratio in _TABLES:
            environment = {**os.environ, "QT_SCALE_FACTOR": str(ratio), "DISPLAY": display}
            environment["QT_QPA_PLATFORM"] = "xcb" if arguments.xcb else "offscreen"
            command = [sys.executable, "-m", "tests.benchmarks.cards", *sys.argv[1:]]
            command += ["--child", str(width), str(height), str(ratio)]
            subprocess.run(command, env=environment, check=True)


if __name__ == "__main__":
    main()

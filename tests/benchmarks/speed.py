"""How fast the engine and the command line are: ``python tests/benchmarks/speed.py``.

A script, not a test: times depend on the machine. It ends with code 1 where a median is over
its limit.
"""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tripeaks.engine.cards import card_from_code  # noqa: E402
from tripeaks.engine.codes import parse_code  # noqa: E402
from tripeaks.engine.game import Game  # noqa: E402
from tripeaks.engine.moves import DRAW, Entry, Take  # noqa: E402
from tripeaks.engine.record import read_record, write_record  # noqa: E402

VECTORS = json.loads((ROOT / "tests" / "data" / "deal-vectors.json").read_text("utf-8"))


def won_game() -> tuple[Game, list[Entry]]:
    """Return the won game of the vectors, not yet played, and its 50 actions."""
    game = Game(parse_code(VECTORS["won_game"]["code"]))
    sites = {card: site for site, card in enumerate(game.deal.tableau)}
    words = VECTORS["won_game"]["actions"].split()
    return game, [DRAW if w == "draw" else Take(sites[card_from_code(w)]) for w in words]


def whole_game() -> float:
    """Time the 50 actions of a won game."""
    game, entries = won_game()
    start = perf_counter()
    for entry in entries:
        game.play(entry)
    elapsed = perf_counter() - start
    assert game.state.score == VECTORS["won_game"]["score"]
    return elapsed


def record_round_trip() -> float:
    """Time writing and reading the record of the won game."""
    game, entries = won_game()
    for entry in entries:
        game.play(entry)
    start = perf_counter()
    read_record(write_record(game).encode())
    return perf_counter() - start


def deal_process() -> float:
    """Time ``tripeaks deal`` from start to end."""
    start = perf_counter()
    subprocess.run(
        [sys.executable, "-m", "tripeaks", "deal", "TP1-E-AAAAAAB"],
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        check=True,
    )
    return perf_counter() - start


BENCHMARKS: list[tuple[str, Callable[[], float], int, float]] = [
    ("a whole game applied", whole_game, 2000, 0.001),
    ("a record written and read", record_round_trip, 500, 0.01),
    ("tripeaks deal", deal_process, 25, 0.15),
]


def main() -> int:
    """Print the median of each benchmark against its limit."""
    slow = 0
    for name, once, repeats, limit in BENCHMARKS:
        once()
        middle = median(once() for _ in range(repeats))
        slow += middle >= limit
        print(f"{name:28} {middle * 1e6:10.0f} µs   limit {limit * 1e6:8.0f} µs")
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())

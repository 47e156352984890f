"""How fast the solver is, on one core: ``python tests/benchmarks/solver.py``.

A script, not a test: times depend on the machine. It prints medians over random deals against
what is asked of them, and ends with code 1 where one is too slow.
"""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tripeaks.engine.codes import DEAL_COUNT, DealCode  # noqa: E402
from tripeaks.engine.deal import deal  # noqa: E402
from tripeaks.engine.rules import CLASSIC, EASY, TRADITIONAL, Rules  # noqa: E402
from tripeaks.engine.scoring import CHAIN, HOGUE  # noqa: E402
from tripeaks.engine.shuffle import SplitMix64  # noqa: E402
from tripeaks.engine.state import State  # noqa: E402
from tripeaks.solver import kernel, twin  # noqa: E402
from tripeaks.solver.best_game import forget_tables  # noqa: E402
from tripeaks.solver.best_score import best_score  # noqa: E402
from tripeaks.solver.hint import ENOUGH, hint  # noqa: E402
from tripeaks.solver.puzzle import Puzzle, puzzle  # noqa: E402
from tripeaks.solver.twin.sets import reachable_sets  # noqa: E402

BATCH: Final = 200


def starts(rules: Rules, count: int) -> list[State]:
    """Return the starts of random deals, the same each time."""
    generator = SplitMix64(1)
    codes = [DealCode(rules, generator.below(DEAL_COUNT)) for _ in range(count)]
    return [State.initial(deal(code), rules) for code in codes]


def puzzles(rules: Rules, count: int) -> list[Puzzle]:
    """Return random deals as the kernels read them."""
    return [puzzle(state.deal, rules) for state in starts(rules, count)]


def timed(work: Callable[..., object], *arguments: object) -> float:
    """Return the seconds that `work` takes."""
    start = perf_counter()
    work(*arguments)
    return perf_counter() - start


def table(make: Callable[[Puzzle], object], rules: Rules, count: int) -> list[float]:
    """Time the table of whole deals."""
    return [timed(make, cards) for cards in puzzles(rules, count)]


def win_or_lose(rules: Rules, batches: int) -> list[float]:
    """Time win or lose alone: seconds a deal, the mean of each batch of deals."""

    def batch(part: list[Puzzle]) -> None:
        for cards in part:
            kernel.can_win(cards)

    deals = puzzles(rules, BATCH * batches)
    return [timed(batch, deals[i : i + BATCH]) / BATCH for i in range(0, len(deals), BATCH)]


def score(rules: Rules, count: int) -> list[float]:
    """Time the best score from a deal's start."""

    def best(state: State) -> None:
        forget_tables()
        best_score(state)

    return [timed(best, state) for state in starts(rules, count)]


def hints(rules: Rules, count: int) -> list[float]:
    """Time a hint at a deal's start, where it has most to do."""

    def ask(state: State) -> None:
        hint(state, 1, only_winnable=True, seconds=60, samples=ENOUGH)

    return [timed(ask, state) for state in starts(rules, count)]


def report(name: str, times: Sequence[float], limit: float | None, *, is_rate: bool) -> bool:
    """Print a median; return whether it keeps its limit, which is in seconds."""
    middle = median(times)
    keeps = limit is None or middle <= limit
    figure = f"{1 / middle:10,.0f} deals/s" if is_rate else f"{middle * 1e3:10.3f} ms"
    wanted = "" if limit is None else f"{1 / limit:,.0f}" if is_rate else f"{limit * 1e3:g}"
    print(f"{name:44} {figure:20} {wanted and 'limit'} {wanted} {'' if keeps else 'TOO SLOW'}")
    return keeps


def main() -> int:
    """Print the median of each benchmark against its limit."""
    print(f"{kernel.KERNEL_NAME} kernel")
    reachable_sets()  # made once a process
    results = [
        report("whole-deal table of the twin", table(twin.WinTable, EASY, 15), 0.06, is_rate=False)
    ]
    if kernel.IS_COMPILED:
        make = kernel.WinTable
        results += [
            report("whole-deal table, Easy", table(make, EASY, 300), 0.001, is_rate=False),
            report("whole-deal table, Classic", table(make, CLASSIC, 300), 0.001, is_rate=False),
            report(
                "whole-deal table, Traditional", table(make, TRADITIONAL, 300), None, is_rate=False
            ),
            report("win or lose, Easy", win_or_lose(EASY, 25), 1 / 5000, is_rate=True),
            report("win or lose, Classic", win_or_lose(CLASSIC, 25), 1 / 2500, is_rate=True),
            report("best Chain score, Easy", score(Rules(scoring=CHAIN), 60), 0.03, is_rate=False),
            report(
                "best Chain score, Classic", score(Rules(False, CHAIN), 60), 0.03, is_rate=False
            ),
            report("best Hogue score, Easy", score(Rules(scoring=HOGUE), 60), None, is_rate=False),
            report("best Moves score, Easy", score(EASY, 60), None, is_rate=False),
            report(
                f"hint from {ENOUGH} deals at the start, Easy", hints(EASY, 15), 0.15, is_rate=False
            ),
            report(
                f"hint from {ENOUGH} deals at the start, Classic",
                hints(CLASSIC, 15),
                0.15,
                is_rate=False,
            ),
        ]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())

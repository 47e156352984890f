"""How storage does with many games: ``python tests/benchmarks/storage.py [--games N]``.

Makes a database of N finished games (100,000) with plausible facts from a seed, in a scratch
folder, and prints how long what the window asks for takes: the best, the median, the 99th
percentile and the worst of some runs, the median of the processor's time, which a busy machine
does not change much, and what it is to keep below.
"""

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, timedelta
from itertools import cycle
from pathlib import Path
from random import Random
from resource import RUSAGE_SELF, getrusage
from statistics import median
from threading import Event, Thread
from time import perf_counter, sleep, thread_time
from typing import Final
from uuid import UUID

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tripeaks.engine.codes import DEAL_COUNT, parse_code  # noqa: E402
from tripeaks.engine.game import Game  # noqa: E402
from tripeaks.engine.moves import DRAW, UNDO, Entry  # noqa: E402
from tripeaks.storage.archive import open_archive  # noqa: E402
from tripeaks.storage.connection import DATABASE_NAME, transaction  # noqa: E402
from tripeaks.storage.daily import days_won  # noqa: E402
from tripeaks.storage.finished import FinishedGame, Result  # noqa: E402
from tripeaks.storage.finished_rows import Placed, check_finished, check_logs, insert_finished  # noqa: E402
from tripeaks.storage.history import Column, Filter, History  # noqa: E402
from tripeaks.storage.journal import Journal  # noqa: E402
from tripeaks.storage.session import Session  # noqa: E402
from tripeaks.storage.statistics import WINDOWS, Statistics  # noqa: E402
from tripeaks.storage.upkeep import keep_up  # noqa: E402

RULE_SETS: Final = ("TP1-E", "TP1-E", "TP1-E", "TP1-C", "TP1-C", "TP2-EKS", "TP2-CHS")
PAGE: Final = 60
AT_ONCE: Final = 5000


def make(folder: Path, count: int) -> None:
    """Fill the database of `folder` with games of a player who never stops."""
    random = Random(6)
    for first in range(0, count, AT_ONCE):
        games = [plausible(random, at) for at in range(first, min(first + AT_ONCE, count))]
        with open_archive(folder) as connection, transaction(connection):
            insert_finished(connection, games)


def plausible(random: Random, at: int) -> Placed:
    """Return the game number `at` of a player, one every eight minutes."""
    moment = datetime(2020, 1, 1, tzinfo=UTC) + timedelta(minutes=8 * at)
    ended = int(moment.timestamp() * 1000)
    is_won = random.random() < 0.55
    moves = random.randrange(45, 90) if is_won else random.randrange(5, 70)
    elapsed = moves * random.randrange(800, 4000)
    game = FinishedGame(
        identity=UUID(int=random.getrandbits(128)),
        rule_set=random.choice(RULE_SETS),
        deal=random.randrange(DEAL_COUNT),
        started_ms=ended - elapsed,
        ended_ms=ended,
        day=moment.date(),
        daily=moment.date() if random.random() < 0.02 else None,
        result=Result.WON if is_won else random.choice((Result.LEFT, Result.STUCK)),
        score=random.randrange(650, 772) if is_won else random.randrange(300, 690),
        moves=moves,
        draws=random.randrange(24),
        undos=random.choice((0, 0, 0, 1, 2, 7)),
        hints=random.choice((0, 0, 0, 0, 1, 3)),
        checks=random.choice((0, 0, 0, 0, 0, 1)),
        longest_chain=random.randrange(2, 20),
        elapsed_ms=elapsed,
        cards_taken=28 if is_won else random.randrange(28),
        is_again=random.random() < 0.05,
        is_known_winnable=random.random() < 0.3,
        par=random.randrange(700, 773) if random.random() < 0.8 else None,
    )
    return game, random.randbytes(moves), None


def measure(
    name: str, limit_ms: float, call: Callable[[], object], runs: int = 5, *, pause: float = 0
) -> None:
    """Print how long a call takes; there are `pause` seconds before each."""
    times, busy = [], []
    for _ in range(runs):
        sleep(pause)
        start, start_busy = perf_counter(), thread_time()
        call()
        times.append((perf_counter() - start) * 1000)
        busy.append((thread_time() - start_busy) * 1000)
    times.sort()
    most = times[-1 - runs // 100]  # but for one in a hundred, which the machine disturbed
    print(
        f"{name:40} {times[0]:8.2f} {median(times):8.2f} {most:8.2f} {times[-1]:8.2f}"
        f" {median(busy):8.2f} ms  (below {limit_ms:g})",
        flush=True,
    )


def measure_reading(folder: Path) -> None:
    """Measure what the history and the statistics ask for."""

    def history(wanted: Filter, column: Column) -> None:
        with open_archive(folder) as connection:
            reader = History(connection)
            reader.games(reader.numbers(wanted, column)[:PAGE])

    def statistics() -> None:
        with open_archive(folder) as connection:
            reader = Statistics(connection)
            for rule_set in (None, *History(connection).rule_sets()):
                reader.figures(rule_set)
            reader.scores()
            reader.distribution()
            for window in WINDOWS:
                reader.win_rates(window)

    for column in Column:
        measure(f"history by {column.name.lower()}", 300, lambda c=column: history(Filter(), c))  # type: ignore[misc]
    some = Filter("TP1-E", frozenset({Result.WON}), "AB")
    measure("history, filtered", 300, lambda: history(some, Column.SCORE))
    measure("statistics of all rule sets, and charts", 500, statistics)
    with open_archive(folder) as connection:
        measure("statistics of one rule set", 500, lambda: Statistics(connection).figures("TP1-E"))
        measure("check of all games", 500, lambda: check_finished(connection))
        measure("check of all logs", 1000, lambda: check_logs(connection))
        measure("days won", 500, lambda: days_won(connection))
        measure(
            "integrity_check", 1000, lambda: connection.execute("PRAGMA integrity_check").fetchone()
        )
        measure("quick_check", 1000, lambda: connection.execute("PRAGMA quick_check").fetchone())


def measure_playing(folder: Path) -> None:
    """Measure what the window's thread does, also while another checks and backs up."""
    measure("start and end", 20, lambda: Journal(folder).close())
    journal = Journal(folder)
    code = parse_code("TP1-E-AAAAAAB")
    measure("a new deal", 8, lambda: journal.open_game(Session(Game(code))), 50)
    session = Session(Game(code))
    journal.open_game(session)
    entries: Iterator[Entry] = cycle((DRAW, UNDO))

    def act() -> None:
        entry = next(entries)
        session.game.play(entry)
        journal.append(entry)

    def lose() -> None:
        session = Session(Game(code))
        journal.open_game(session, journal.current)
        session.game.play(DRAW)
        journal.append(DRAW)

    measure("an action", 8, act, 1000)
    done = Event()

    def keep_up_all_the_time() -> None:
        sys.setswitchinterval(0.0003)  # as the program does
        while not done.is_set():
            keep_up(folder, date(2026, 11, 29), is_start=True)

    thread = Thread(target=keep_up_all_the_time)
    thread.start()
    measure("an action, while all is checked", 8, act, 1000, pause=0.002)
    done.set()
    thread.join()
    measure("a new deal, and the old one lost", 8, lose, 200)
    measure("end", 50, journal.close, 1)
    measure("check and backup at the start", 2000, lambda: keep_up(folder, date.today()), 1)


def main() -> None:
    """Make the games, then measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        measure("first start", 50, lambda: Journal(folder).close(), 1)
        measure("start and end, no games", 20, lambda: Journal(folder).close())
        start = perf_counter()
        make(folder, options.games)
        size = (folder / DATABASE_NAME).stat().st_size
        print(
            f"{options.games} games made in {perf_counter() - start:.1f} s, {size / 2**20:.1f} MB"
        )
        measure_playing(folder)
        measure_reading(folder)
        print(f"at most {getrusage(RUSAGE_SELF).ru_maxrss / 1024:.0f} MiB in memory")


if __name__ == "__main__":
    main()

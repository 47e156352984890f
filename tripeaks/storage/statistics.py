"""What finished games come to: figures, streaks, and the series that charts draw.

Which games count is said in `tripeaks.storage.journal`. Games played again are counted as
`again` and are in no other figure.
"""

import sqlite3
from array import array
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tripeaks.storage.connection import snapshot
from tripeaks.storage.finished_rows import check_finished, rule_set_key

WINDOWS: Final = (20, 100)
"""Over how many games a moving win rate goes."""


@dataclass(frozen=True, slots=True)
class Figures:
    """The statistics of one rule set or of all; None where no game tells.

    `unaided`: wins without undo, hint or check. `below_par` is how many points games with a
    known par stayed below it on average. Times, in milliseconds, and `fewest_draws` are of wins.
    """

    played: int = 0
    won: int = 0
    unaided: int = 0
    again: int = 0
    current_streak: int = 0
    longest_streak: int = 0
    best_score: int | None = None
    average_score: float | None = None
    below_par: float | None = None
    best_ms: int | None = None
    average_ms: float | None = None
    fewest_draws: int | None = None

    @property
    def win_rate(self) -> float | None:
        """The share of games won, 0 to 1."""
        return self.won / self.played if self.played else None


@dataclass(frozen=True, slots=True)
class ScoreBin:
    """How many games scored from `low` to below `high`."""

    low: int
    high: int
    games: int


@dataclass(frozen=True, slots=True)
class ScorePoint:
    """One game of the chart of scores over time."""

    number: int
    score: int
    par: int | None
    is_won: bool


class _Series:
    """Games in the order in which they ended; `wins` has one byte a game, 1 for one won."""

    def __init__(self) -> None:
        self.numbers = array("q")
        self.scores = array("q")
        self.wins = bytearray()

    def extend(self, games: Sequence[tuple[int, int, int, int]]) -> None:
        """Add rows of rule set, number, score and 1 for won."""
        if games:
            _, numbers, scores, wins = zip(*games, strict=True)
            self.numbers.extend(numbers)
            self.scores.extend(scores)
            self.wins.extend(wins)


_AT_ONCE: Final = 5000
"""How many rows are held at once: Python's own objects are large."""

_COUNTED: Final = "finished NOT INDEXED WHERE NOT is_again"

_TOTALS: Final = f"""
    SELECT
        rule_set,
        count(*),
        total(result = 1),
        total(result = 1 AND undos + hints + checks = 0),
        max(score),
        total(score),
        count(par),
        total(par - score),
        min(elapsed_ms) FILTER (WHERE result = 1),
        total(elapsed_ms) FILTER (WHERE result = 1),
        min(draws) FILTER (WHERE result = 1)
    FROM {_COUNTED}
    GROUP BY rule_set
"""


class Statistics:
    """The statistics of a database, as it is now; sqlite3.Error for one that is damaged."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        """Check every game, and add them up."""
        self._connection = connection
        with snapshot(connection):
            check_finished(connection)
            self._totals = {key: rest for key, *rest in connection.execute(_TOTALS)}
            self._again = dict[int, int](
                connection.execute(
                    "SELECT rule_set, count(*) FROM finished NOT INDEXED WHERE is_again"
                    " GROUP BY rule_set"
                ).fetchall()
            )
            self._series: dict[int | None, _Series] = {None: _Series()}
            self._series |= {rule_set: _Series() for rule_set in self._totals}
            games = connection.execute(
                f"SELECT rule_set, id, score, result = 1 FROM {_COUNTED} ORDER BY place, id"
            )
            while some := games.fetchmany(_AT_ONCE):
                for key, series in self._series.items():
                    series.extend([game for game in some if key in (None, game[0])])

    def figures(self, rule_set: str | None = None) -> Figures:
        """Return the figures of a rule set, or of all games for None."""
        of = None if rule_set is None else rule_set_key(rule_set)
        columns = list(
            zip(*(row for key, row in self._totals.items() if of in (None, key)), strict=True)
        )
        again = sum(count for key, count in self._again.items() if of in (None, key))
        if not columns:
            return Figures(again=again)
        best_ms = min((time for time in columns[7] if time is not None), default=None)
        fewest_draws = min((draws for draws in columns[9] if draws is not None), default=None)
        played, won, unaided, pars = (int(sum(columns[at])) for at in (0, 1, 2, 5))
        current, longest = _streaks(self._of(rule_set).wins)
        return Figures(
            played=played,
            won=won,
            unaided=unaided,
            again=again,
            current_streak=current,
            longest_streak=longest,
            best_score=max(columns[3]),
            average_score=sum(columns[4]) / played,
            below_par=sum(columns[6]) / pars if pars else None,
            best_ms=best_ms,
            average_ms=sum(columns[8]) / won if won else None,
            fewest_draws=fewest_draws,
        )

    def scores(self, rule_set: str | None = None, last: int = 200) -> list[ScorePoint]:
        """Return the scores of the last games, oldest first."""
        series = self._of(rule_set)
        points = list[ScorePoint]()
        for number, score, won in zip(
            series.numbers[-last:], series.scores[-last:], series.wins[-last:], strict=True
        ):
            par = self._connection.execute("SELECT par FROM finished WHERE id = ?", (number,))
            points += (ScorePoint(number, score, of_deal, bool(won)) for (of_deal,) in par)
        return points

    def distribution(self, rule_set: str | None = None, bins: int = 20) -> list[ScoreBin]:
        """Return how the scores are spread, in at most `bins` bins of a round width.

        The bins follow each other without a gap, from the lowest score's to the highest's.
        """
        counts = Counter(self._of(rule_set).scores)
        if not counts:
            return []
        width = _round_width(max(counts) - min(counts), bins)
        first, last = min(counts) // width, max(counts) // width
        games = [0] * (last - first + 1)
        for score, count in counts.items():
            games[score // width - first] += count
        return [
            ScoreBin(width * (first + at), width * (first + at + 1), count)
            for at, count in enumerate(games)
        ]

    def win_rates(self, window: int, rule_set: str | None = None, last: int = 500) -> list[float]:
        """Return the win rate over `window` games after each of the `last` games, oldest first.

        The first is that after `window` games; there are none before so many were played.
        """
        wins = self._of(rule_set).wins[-(last + window - 1) :]
        won, rates = sum(wins[: window - 1]), list[float]()
        for at in range(window - 1, len(wins)):
            won += wins[at]
            rates.append(won / window)
            won -= wins[at - window + 1]
        return rates

    def _of(self, rule_set: str | None) -> "_Series":
        """Return the games of a rule set, of all for None."""
        key = None if rule_set is None else rule_set_key(rule_set)
        return self._series.get(key) or _Series()


def _streaks(wins: bytearray) -> tuple[int, int]:
    """Return how many wins the last ones in a row are, and the most in a row ever."""
    runs = wins.split(b"\0")
    return len(runs[-1]), max(map(len, runs))


def _round_width(span: int, bins: int) -> int:
    """Return the smallest of 1, 2, 5, 10, 20 … so wide that `bins` bins span `span`."""
    width = 1
    while span // width + 2 > bins:
        width = width * 5 // 2 if str(width).startswith("2") else width * 2
    return width

"""What finished games come to: figures, streaks, and the series that charts draw.

Which games count is said in `tripeaks.storage.journal`. Games played again are counted as
`again` and are in no other figure.
"""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from tripeaks.storage.finished_rows import check_finished, rule_set_key

WINDOWS: Final = (20, 100)
"""Over how many games a moving win rate goes."""


@dataclass(frozen=True, slots=True)
class Figures:
    """The statistics of one rule set or of all; None where no game tells.

    `unaided`: wins without undo, hint or check. `below_par` is how many points games with a
    known par stayed below it on average. Times, in milliseconds, and `fewest_draws` are of wins.
    """

    played: int
    won: int
    unaided: int
    again: int
    current_streak: int
    longest_streak: int
    best_score: int | None
    average_score: float | None
    below_par: float | None
    best_ms: int | None
    average_ms: float | None
    fewest_draws: int | None

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


_SELECT: Final = """
    SELECT
        count(*) FILTER (WHERE NOT is_again),
        count(*) FILTER (WHERE NOT is_again AND result = 1),
        count(*) FILTER (WHERE NOT is_again AND result = 1 AND undos + hints + checks = 0),
        count(*) FILTER (WHERE is_again),
        max(score) FILTER (WHERE NOT is_again),
        avg(score) FILTER (WHERE NOT is_again),
        avg(par - score) FILTER (WHERE NOT is_again),
        min(elapsed_ms) FILTER (WHERE NOT is_again AND result = 1),
        avg(elapsed_ms) FILTER (WHERE NOT is_again AND result = 1),
        min(draws) FILTER (WHERE NOT is_again AND result = 1)
    FROM finished NOT INDEXED
"""


class Statistics:
    """The statistics of a database; sqlite3.Error for one that is damaged."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        """Read through `connection`, in its thread; every game is checked first."""
        check_finished(connection)
        self._connection = connection

    def figures(self, rule_set: str | None = None) -> Figures:
        """Return the figures of a rule set, or of all games for None."""
        where, parameters = _of(rule_set)
        (played, won, unaided, again, *others) = self._connection.execute(
            f"{_SELECT} {where}", parameters
        ).fetchone()
        current, longest = _streaks(self._wins(rule_set))
        return Figures(played, won, unaided, again, current, longest, *others)

    def scores(self, rule_set: str | None = None, last: int = 200) -> list[ScorePoint]:
        """Return the scores of the last games, oldest first."""
        where, parameters = _of(rule_set)
        rows = self._connection.execute(
            f"SELECT id, score, par, result = 1 FROM finished NOT INDEXED {where} AND NOT is_again"
            " ORDER BY place DESC, id DESC LIMIT ?",
            (*parameters, last),
        ).fetchall()
        return [ScorePoint(number, score, par, bool(won)) for number, score, par, won in rows[::-1]]

    def distribution(self, rule_set: str | None = None, bins: int = 20) -> list[ScoreBin]:
        """Return how the scores are spread, in at most `bins` bins of a round width.

        The bins follow each other without a gap, from the lowest score's to the highest's.
        """
        where, parameters = _of(rule_set)
        rows = self._connection.execute(
            f"SELECT score, count(*) FROM finished NOT INDEXED {where} AND NOT is_again"
            " GROUP BY score ORDER BY score",
            parameters,
        ).fetchall()
        if not rows:
            return []
        width = _round_width(rows[-1][0] - rows[0][0], bins)
        first, last = rows[0][0] // width, rows[-1][0] // width
        counts = [0] * (last - first + 1)
        for score, count in rows:
            counts[score // width - first] += count
        return [
            ScoreBin(width * (first + at), width * (first + at + 1), count)
            for at, count in enumerate(counts)
        ]

    def win_rates(self, window: int, rule_set: str | None = None, last: int = 500) -> list[float]:
        """Return the win rate over `window` games after each of the `last` games, oldest first.

        The first is that after `window` games; there are none before so many were played.
        """
        wins = self._wins(rule_set)[-(last + window - 1) :]
        won, rates = sum(wins[: window - 1]), list[float]()
        for at in range(window - 1, len(wins)):
            won += wins[at]
            rates.append(won / window)
            won -= wins[at - window + 1]
        return rates

    def _wins(self, rule_set: str | None) -> list[int]:
        """Return 1 for each game won and 0 for each lost, in the order in which they ended."""
        where, parameters = _of(rule_set)
        rows = self._connection.execute(
            f"SELECT result = 1 FROM finished NOT INDEXED {where} AND NOT is_again"
            " ORDER BY place, id",
            parameters,
        )
        return [won for (won,) in rows]


def _of(rule_set: str | None) -> tuple[str, tuple[int, ...]]:
    if rule_set is None:
        return "WHERE 1", ()
    return "WHERE rule_set = ?", (rule_set_key(rule_set),)


def _streaks(wins: Sequence[int]) -> tuple[int, int]:
    """Return how many wins the last ones in a row are, and the most in a row ever."""
    runs = [(won, sum(1 for _ in run)) for won, run in groupby(wins)]
    longest = max((length for won, length in runs if won), default=0)
    return (runs[-1][1] if runs and runs[-1][0] else 0), longest


def _round_width(span: int, bins: int) -> int:
    """Return the smallest of 1, 2, 5, 10, 20 … so wide that `bins` bins span `span`."""
    width = 1
    while span // width + 2 > bins:
        width = width * 5 // 2 if str(width).startswith("2") else width * 2
    return width

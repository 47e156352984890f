"""Which daily deals were played and won, and for how many days in a row."""

import sqlite3
from collections.abc import Collection
from dataclasses import dataclass
from datetime import date

from tripeaks.storage.finished_rows import (
    FINISHED_SQL,
    check_finished,
    day_number,
    finished_game,
    rule_set_key,
)


@dataclass(frozen=True, slots=True)
class DailyResult:
    """How the daily deal of a date went: the best score of its games, and whether one was won."""

    day: date
    is_won: bool
    best_score: int


def daily_results(
    connection: sqlite3.Connection, first: date, last: date, rule_set: str = "TP1-E"
) -> dict[date, DailyResult]:
    """Return the daily deals that were played to their end, of the dates `first` to `last`.

    Every game is checked first. A deal won at a second try is won.
    """
    check_finished(connection)
    rows = connection.execute(
        f"{FINISHED_SQL} WHERE daily BETWEEN ? AND ? AND +finished.rule_set = ?",
        (day_number(first), day_number(last), rule_set_key(rule_set)),
    )
    results = dict[date, DailyResult]()
    for game in map(finished_game, rows):
        if game.daily is not None:
            other = results.get(game.daily, DailyResult(game.daily, False, game.score))
            results[game.daily] = DailyResult(
                game.daily, game.is_won or other.is_won, max(game.score, other.best_score)
            )
    return results


def days_won(connection: sqlite3.Connection, rule_set: str = "TP1-E") -> set[date]:
    """Return all dates whose daily deal was won."""
    results = daily_results(connection, date.min, date.max, rule_set)
    return {result.day for result in results.values() if result.is_won}


def streak(days: Collection[date], today: date) -> int:
    """Return how many dates in a row were won up to today, or to yesterday: today may still come.

    Dates after today, won while the clock was ahead, do not disturb.
    """
    ordinal = today.toordinal() if today in days else today.toordinal() - 1
    count = 0
    while ordinal > count and date.fromordinal(ordinal - count) in days:
        count += 1
    return count

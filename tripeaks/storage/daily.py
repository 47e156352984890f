"""Which daily deals were played and won, and for how many days in a row."""

import sqlite3
from collections.abc import Collection
from dataclasses import dataclass
from datetime import date, timedelta

from tripeaks.storage.finished_rows import day_number, day_of, rule_set_key


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

    A deal won at a second try is won.
    """
    rows = connection.execute(
        "SELECT daily, max(result = 1), max(score) FROM finished"
        " WHERE daily BETWEEN ? AND ? AND rule_set = ? GROUP BY daily",
        (day_number(first), day_number(last), rule_set_key(rule_set)),
    )
    return {
        day_of(day): DailyResult(day_of(day), bool(is_won), score) for day, is_won, score in rows
    }


def days_won(connection: sqlite3.Connection, rule_set: str = "TP1-E") -> set[date]:
    """Return all dates whose daily deal was won."""
    rows = connection.execute(
        "SELECT DISTINCT daily FROM finished"
        " WHERE daily IS NOT NULL AND result = 1 AND rule_set = ?",
        (rule_set_key(rule_set),),
    )
    return {day_of(day) for (day,) in rows}


def streak(days: Collection[date], today: date) -> int:
    """Return how many dates in a row were won up to today, or to yesterday: today may still come.

    Dates after today, won while the clock was ahead, do not disturb.
    """
    day = today if today in days else today - timedelta(days=1)
    count = 0
    while day in days:
        count += 1
        day -= timedelta(days=1)
    return count

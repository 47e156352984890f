"""The calendar of daily deals."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from tests.storage.made_up import made_up, write
from tripeaks.storage.archive import open_archive
from tripeaks.storage.daily import DailyResult, daily_results, days_won, streak
from tripeaks.storage.finished import Result
from tripeaks.storage.journal import Journal

TODAY = date(2026, 12, 1)


def ago(days: int) -> date:
    return TODAY - timedelta(days=days)


def test_the_calendar_knows_what_was_played_and_what_was_won(tmp_path: Path) -> None:
    Journal(tmp_path).close()
    write(
        tmp_path,
        made_up(daily=TODAY, score=400, result=Result.STUCK),
        made_up(daily=TODAY, score=600, is_again=True),
        made_up(daily=ago(1), score=300, result=Result.LEFT),
        made_up(daily=ago(40)),
        made_up(daily=ago(2), rule_set="TP1-C"),
        made_up(),
    )
    with open_archive(tmp_path) as connection:
        assert daily_results(connection, ago(30), TODAY) == {
            TODAY: DailyResult(TODAY, True, 600),
            ago(1): DailyResult(ago(1), False, 300),
        }
        assert list(daily_results(connection, ago(30), TODAY, "TP1-C")) == [ago(2)]
        assert days_won(connection) == {TODAY, ago(40)}


@pytest.mark.parametrize(
    ("won", "count"),
    [
        ((), 0),
        ((0,), 1),
        ((1,), 1),
        ((2,), 0),
        ((0, 1, 2, 4), 3),
        ((1, 2, 3), 3),
        ((-1, 0, 1), 2),
        ((-1,), 0),
    ],
)
def test_a_streak_ends_today_or_yesterday(won: tuple[int, ...], count: int) -> None:
    assert streak({ago(days) for days in won}, TODAY) == count


@pytest.mark.parametrize(("won", "count"), [((), 0), ((0,), 1), ((0, 1), 2), ((1,), 1)])
def test_a_streak_ends_at_the_first_of_all_days(won: tuple[int, ...], count: int) -> None:
    today = date.min + timedelta(max(won, default=0))
    assert streak({date.min + timedelta(days) for days in won}, today) == count

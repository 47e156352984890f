"""Figures, streaks and series."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.storage.desk import Clock, Desk
from tests.storage.made_up import made_up, write, write_results
from tripeaks.engine.codes import parse_code
from tripeaks.storage.archive import open_archive
from tripeaks.storage.finished import Result
from tripeaks.storage.journal import Journal
from tripeaks.storage.pars import tell_par
from tripeaks.storage.statistics import ScoreBin, Statistics


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    journal = Journal(tmp_path)
    yield tmp_path
    assert journal.is_saved
    journal.close()


def streaks(folder: Path) -> tuple[int, int]:
    with open_archive(folder) as connection:
        figures = Statistics(connection).figures()
    return figures.current_streak, figures.longest_streak


def test_without_games_there_are_no_figures(folder: Path) -> None:
    with open_archive(folder) as connection:
        statistics = Statistics(connection)
        figures = statistics.figures()
        assert (figures.played, figures.won, figures.unaided, figures.again) == (0, 0, 0, 0)
        assert (figures.win_rate, figures.best_score, figures.average_ms) == (None, None, None)
        assert statistics.scores() == []
        assert statistics.distribution() == []
        assert statistics.win_rates(20) == []


@pytest.mark.parametrize(
    ("letters", "current", "longest"),
    [
        ("W", 1, 1),
        ("L", 0, 0),
        ("WWLWWW", 3, 3),
        ("WWWWLWW", 2, 4),
        ("WWWL", 0, 3),
        ("WWlwlW", 3, 3),
        ("Lwww", 0, 0),
    ],
)
def test_streaks_pass_over_games_played_again(
    folder: Path, letters: str, current: int, longest: int
) -> None:
    write_results(folder, letters)
    assert streaks(folder) == (current, longest)


def test_a_clock_set_back_by_a_day_disturbs_no_streak(tmp_path: Path) -> None:
    clock = Clock()
    desk = Desk(tmp_path, clock).win()
    clock.move(days=-1)
    desk.lose()
    clock.move(days=-1)
    desk.new("TP1-C-AAAAAAB").play("draw")
    desk.journal.close()
    assert streaks(tmp_path) == (0, 1)
    assert [game.result for game in desk.history()] == [Result.WON, Result.LEFT]


def test_each_rule_set_has_its_figures(folder: Path) -> None:
    write_results(folder, "WWL", rule_set="TP1-E")
    write_results(folder, "Lw", rule_set="TP1-C")
    with open_archive(folder) as connection:
        of = Statistics(connection).figures
        assert (of("TP1-E").played, of("TP1-E").won, of("TP1-E").again) == (3, 2, 0)
        assert (of("TP1-C").played, of("TP1-C").won, of("TP1-C").again) == (1, 0, 1)
        assert (of().played, of().won, of().again, of().win_rate) == (4, 2, 1, 0.5)
        assert of("TP2-EK").played == 0


def test_times_and_draws_are_of_wins_and_scores_of_all(folder: Path) -> None:
    write(
        folder,
        made_up(score=600, elapsed_ms=90_000, draws=12, undos=1),
        made_up(score=700, elapsed_ms=60_000, draws=15, par=720),
        made_up(score=500, elapsed_ms=1_000, draws=0, result=Result.LEFT, par=760),
        made_up(score=770, elapsed_ms=1_000, draws=0, is_again=True, par=900),
    )
    with open_archive(folder) as connection:
        figures = Statistics(connection).figures()
    assert (figures.best_score, figures.average_score, figures.below_par) == (700, 600, 140)
    assert (figures.best_ms, figures.average_ms, figures.fewest_draws) == (60_000, 75_000, 12)
    assert figures.unaided == 1


def test_par_is_told_later_for_every_game_of_the_deal(folder: Path) -> None:
    write(folder, made_up(deal=7), made_up(deal=7, is_again=True), made_up(deal=8))
    write(folder, made_up(deal=7, rule_set="TP1-C"))
    with open_archive(folder) as connection:
        tell_par(connection, parse_code("TP1-E-AAAAAAH"), 750)
        statistics = Statistics(connection)
        assert [point.par for point in statistics.scores()] == [750, None, None]
        assert statistics.figures().below_par == 50


def test_scores_over_time_are_the_last_ones_oldest_first(folder: Path) -> None:
    write(folder, *(made_up(score=score) for score in (1, 2, 3, 4)), made_up(is_again=True))
    write(folder, made_up(score=5, result=Result.STUCK))
    with open_archive(folder) as connection:
        points = Statistics(connection).scores(last=3)
    assert [(point.score, point.is_won) for point in points] == [(3, True), (4, True), (5, False)]


def test_the_distribution_has_round_bins_without_gaps(folder: Path) -> None:
    write(folder, *(made_up(score=score) for score in (-7, 3, 4, 99, 100)))
    with open_archive(folder) as connection:
        statistics = Statistics(connection)
        assert statistics.distribution(bins=5) == [
            ScoreBin(-50, 0, 1),
            ScoreBin(0, 50, 2),
            ScoreBin(50, 100, 1),
            ScoreBin(100, 150, 1),
        ]
        for bins in (4, 10, 20, 50):
            found = statistics.distribution(bins=bins)
            assert len(found) <= bins
            assert sum(one.games for one in found) == 5
            assert found[0].games
            assert found[-1].games


def test_the_win_rate_moves_over_a_window(folder: Path) -> None:
    write_results(folder, "WLWWwL")
    with open_archive(folder) as connection:
        statistics = Statistics(connection)
        assert statistics.win_rates(2) == [0.5, 0.5, 1.0, 0.5]
        assert statistics.win_rates(2, last=1) == [0.5]
        assert statistics.win_rates(5) == [0.6]
        assert statistics.win_rates(6) == []

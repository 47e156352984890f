"""What the statistics page is told, read at once."""

from pathlib import Path

import pytest

from tests.storage.made_up import write_results
from tripeaks.engine.rules import TRADITIONAL
from tripeaks.model.summary import Overview, read_overview, rules_of
from tripeaks.storage.archive import open_archive
from tripeaks.storage.journal import Journal


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    Journal(tmp_path).close()
    return tmp_path


def overview(folder: Path) -> Overview:
    with open_archive(folder) as connection:
        return read_overview(connection)


def test_without_games_there_is_an_empty_summary(folder: Path) -> None:
    empty = overview(folder)
    assert empty.by_rule_set == {}
    assert empty.all_games.games == 0
    assert empty.all_games.has_one_scoring


def test_the_presets_come_first_in_their_usual_order(folder: Path) -> None:
    for rule_set in ("TP2-EO", "TP2-CHS", "TP2-EKS", "TP2-CO", "TP1-C", "TP1-E"):
        write_results(folder, "W", rule_set=rule_set)
    names = ["TP1-E", "TP1-C", "TP2-EKS", "TP2-CHS", "TP2-CO", "TP2-EO"]
    assert list(overview(folder).by_rule_set) == names


def test_each_rule_set_has_its_own_summary(folder: Path) -> None:
    write_results(folder, "W" * 20 + "l", score=700)
    write_results(folder, "L", rule_set="TP1-C", score=450)
    found = overview(folder)
    assert (found.of(None).games, found.of("TP1-E").games, found.of("TP1-C").games) == (22, 21, 1)
    assert found.of("TP1-E").figures.played == 20
    assert found.of("TP1-E").win_rates == {20: [1.0], 100: []}
    assert [point.score for point in found.of("TP1-C").scores] == [450]
    assert len(found.of(None).spread) > 1


def test_a_rule_set_that_was_not_played_is_all_games(folder: Path) -> None:
    write_results(folder, "W")
    assert overview(folder).of("TP1-C").games == 1


def test_scores_compare_under_one_scoring_only(folder: Path) -> None:
    write_results(folder, "W")
    write_results(folder, "W", rule_set="TP1-C")
    assert overview(folder).all_games.has_one_scoring
    write_results(folder, "W", rule_set="TP2-EKS")
    found = overview(folder)
    assert not found.all_games.has_one_scoring
    assert all(summary.has_one_scoring for summary in found.by_rule_set.values())


def test_a_name_stands_for_rules() -> None:
    assert rules_of("TP2-EKS") == TRADITIONAL

"""``tripeaks solve``: what it tells, in every language and as JSON, and that its lines work."""

import platform
from importlib import metadata

import pytest

from tests.cli.command import Cli
from tripeaks.solver.kernel import KERNEL_NAME

D = "TP1-E-AAAAAAD"
KEYS = {
    "code",
    "winnable",
    "fewest_draws",
    "best_score",
    "best_won_score",
    "line",
    "seconds",
    "kernel",
}


@pytest.mark.parametrize("goal", ["win", "draws", "score", "win-score"])
def test_lines_replay_to_what_they_promise(cli: Cli, goal: str) -> None:
    form = cli.good("solve", D, "--goal", goal, "--json").json
    assert form.keys() == KEYS
    assert form["code"] == D
    assert form["kernel"] == KERNEL_NAME
    assert form["seconds"] > 0
    assert (form["winnable"], form["fewest_draws"]) == (True, 17)
    assert form["best_score"] == form["best_won_score"] == 772 - 17
    end = cli.good("play", D, *form["line"], "--json").json
    assert all(action["ok"] for action in end["actions"])
    assert (end["outcome"], end["score"]) == ("won", 755)
    assert form["line"].count("draw") == 17


def test_what_cannot_be_won_has_null_where_there_is_none(cli: Cli) -> None:
    code = "TP1-C-AAAAAAD"
    for goal in ("win", "draws", "win-score"):
        form = cli.good("solve", code, "--goal", goal, "--json").json
        assert form["winnable"] is False
        assert (form["fewest_draws"], form["best_won_score"], form["line"]) == (None, None, None)
    form = cli.good("solve", code, "--goal", "score", "--json").json
    end = cli.good("play", code, *form["line"], "--json").json
    assert (end["outcome"], end["score"]) == ("stuck", form["best_score"])


def test_traditional_scores_have_a_line_of_their_own(cli: Cli) -> None:
    code = "TP2-EKS-AAAAAAB"
    form = cli.good("solve", code, "--goal", "win-score", "--json").json
    end = cli.good("play", code, *form["line"], "--json").json
    assert (end["outcome"], end["score"]) == ("won", form["best_won_score"])


def test_after_actions_the_rest_is_solved(cli: Cli) -> None:
    first = cli.good("solve", D, "--json").json["line"][:10]
    form = cli.good("solve", D, "--json", "--after", *first).json
    assert form["fewest_draws"] == 17 - first.count("draw")
    end = cli.good("play", D, *first, *form["line"], "--json").json
    assert (end["outcome"], end["score"]) == ("won", 755)
    undone = cli.good("solve", D, "--json", "--after", "draw", "undo").json
    assert undone["fewest_draws"] == 17


def test_a_won_game_needs_nothing(cli: Cli) -> None:
    line = cli.good("solve", D, "--json").json["line"]
    form = cli.good("solve", D, "--json", "--after", *line).json
    assert (form["winnable"], form["fewest_draws"], form["line"]) == (True, 0, [])
    assert form["best_score"] == form["best_won_score"] == 755


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Can be won. Fewest draws: 17. Best score: 755. Best score of a win: 755."),
        ("ro", "Se poate câștiga. Cel mai mic număr de trageri: 17."),
        ("it", "Si può vincere. Pescate, al minimo: 17."),
    ],
)
def test_text_says_it_in_three_languages(cli: Cli, language: str, words: str) -> None:
    lines = cli.good("solve", D, "--lang", language).out.splitlines()
    assert lines[0].startswith(D)
    assert lines[1].startswith(words)
    assert lines[3].endswith(":")
    assert "draw" in lines[4].split()


def test_what_cannot_be_won_is_shown_with_most_cards(cli: Cli) -> None:
    lines = cli.good("solve", "TP1-C-AAAAAAD").out.splitlines()
    assert lines[1].startswith("Cannot be won. Best score:")
    assert lines[3] == "No more than 27 cards can be taken:"
    end = cli.good("play", "TP1-C-AAAAAAD", *lines[4].split(), "--json").json
    assert end["outcome"] == "stuck"
    assert sum(site is not None for site in end["tableau"]) == 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["solve"], "CODE"),
        (["solve", "TP1-E-AAAAB"], "2 letters too short"),
        (["solve", D, "--goal", "luck"], "luck"),
        (["solve", D, "--after"], "--after"),
        (["solve", D, "--after", "frob"], "frob"),
        (["solve", D, "--after", "draw", "**"], "**: This card is not in the tableau"),
        (["solve", D, "--after", "@0"], "@0: This card is locked"),
    ],
)
def test_bad_input_is_one_line(cli: Cli, arguments: list[str], words: str) -> None:
    assert words in cli.error(*arguments)


def test_version_names_every_part(cli: Cli) -> None:
    line = cli.good("--version").out
    assert line.count("\n") == 1
    for part in (f"{KERNEL_NAME} solver", f"Qt {metadata.version('PySide6-Essentials')}"):
        assert part in line
    assert f"Python {platform.python_version()}, {platform.system()}" in line


def test_version_is_told_without_qt(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(name: str) -> str:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "version", absent)
    assert "Qt none" in cli.good("--version").out


def test_a_refused_action_is_told_in_the_language_asked_for(cli: Cli) -> None:
    said = cli.error("solve", "TP1-E-AAAAAAB", "--after", "3S", "--lang", "ro")
    assert "Trebuie să aibă o valoare cu o treaptă mai mare sau mai mică" in said

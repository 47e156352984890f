"""Export, import and reset."""

import csv
import json
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from tests.engine.vectors import WON_ACTIONS, WON_CODE
from tests.storage.desk import OPENING, STUCK, Clock, Desk
from tests.storage.made_up import made_up
from tripeaks.engine.codes import parse_code
from tripeaks.engine.errors import FileError, KnownError, Problem
from tripeaks.storage.archive import open_archive
from tripeaks.storage.finished import FinishedGame
from tripeaks.storage.finished_rows import check_finished
from tripeaks.storage.game_form import FACTS
from tripeaks.storage.history import History
from tripeaks.storage.pars import tell_par
from tripeaks.storage.portions import PORTION
from tripeaks.storage.soundness import check_everything
from tripeaks.storage.transfer import export_csv, export_json, import_games, read_games, reset

Change = Callable[[dict[str, Any]], object]


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """A player with three finished games and one on the table."""
    desk = Desk(tmp_path / "player", Clock())
    desk.new(STUCK, daily=date(2026, 11, 29)).stick().win().new("TP1-C-AAAAAAB").play("draw undo")
    desk.new(OPENING).play("KC")
    with open_archive(desk.folder) as connection:
        tell_par(connection, parse_code(STUCK), 760)
    return desk


def exported(desk: Desk, file: Path) -> Path:
    with open_archive(desk.folder) as connection:
        assert export_json(connection, file) == len(desk.history())
    return file


def imported(desk: Desk, file: Path) -> int:
    games = read_games(file)
    with open_archive(desk.folder) as connection:
        added = import_games(connection, games)
        check_everything(connection)
    return added


def bare(game: FinishedGame) -> tuple[object, ...]:
    """Return all of a game's facts but its key in one database."""
    return tuple(getattr(game, name) for name in game.__slots__ if name != "number")


def test_what_is_exported_is_imported_whole_and_once(desk: Desk, tmp_path: Path) -> None:
    file = exported(desk, tmp_path / "games.json")
    other = Desk(tmp_path / "other", Clock())
    assert imported(other, file) == 3
    assert imported(other, file) == 0
    assert imported(desk, file) == 0
    assert [bare(game) for game in other.history()] == [bare(game) for game in desk.history()]
    assert other.figures() == desk.figures()
    with open_archive(other.folder) as connection:
        history = History(connection)
        stuck = desk.history()[0].moves
        assert [history.replay(number).move_count for number in history.numbers()] == [1, 50, stuck]
    again = exported(other, tmp_path / "again.json")
    assert again.read_bytes() == file.read_bytes()


def test_two_players_games_are_merged_in_the_order_in_which_they_ended(tmp_path: Path) -> None:
    clock = Clock()
    here, there = Desk(tmp_path / "here", clock), Desk(tmp_path / "there", clock)
    here.new("TP1-E-AAAAAAC").play("draw")
    for number, desk in enumerate((here, there, there, here, there, here)):
        desk.new(f"TP1-E-QQQQQQ{'ABCDEF'[number]}").play("draw")
        desk.new("TP1-C-AAAAAAD").play("draw")
    assert imported(here, exported(there, tmp_path / "games.json")) == len(there.history())
    ended = [game.ended_ms for game in here.history()]
    assert ended == sorted(ended)
    here.new("TP1-E-ZZZZZZZ").play("draw")
    assert here.history()[-1].ended_ms == max(game.ended_ms for game in here.history())


def test_json_is_an_open_form(desk: Desk, tmp_path: Path) -> None:
    data = json.loads(exported(desk, tmp_path / "games.json").read_bytes())
    assert list(data) == ["format", "version", "games"]
    assert (data["format"], data["version"]) == ("tripeaks games", 1)
    stuck, won, left = data["games"]
    assert [*stuck] == [*FACTS, "log"]
    assert (stuck["daily"], stuck["result"], stuck["par"]) == ("2026-11-29", "stuck", 760)
    assert (won["code"], won["result"], won["score"]) == (WON_CODE, "won", 750)
    assert won["day"] == "2026-11-29"
    assert won["ended"].startswith("2026-11-29T12:")
    assert len(won["log"].split()) == len(WON_ACTIONS.split())
    assert left["log"] == "draw undo"


def test_csv_has_every_fact(desk: Desk, tmp_path: Path) -> None:
    with open_archive(desk.folder) as connection:
        assert export_csv(connection, tmp_path / "games.csv") == 3
    with (tmp_path / "games.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [row["code"] for row in rows] == [STUCK, WON_CODE, "TP1-C-AAAAAAB"]
    assert tuple(rows[0]) == FACTS
    assert (rows[1]["score"], rows[1]["daily"], rows[0]["par"]) == ("750", "", "760")


def test_no_games_can_be_exported_too(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "new")
    assert read_games(exported(desk, tmp_path / "none.json")) == []
    with open_archive(desk.folder) as connection:
        assert export_csv(connection, tmp_path / "none.csv") == 0
    assert (tmp_path / "none.csv").read_text().count("\n") == 1


def failure(file: Path) -> KnownError:
    with pytest.raises(KnownError) as caught:
        read_games(file)
    return caught.value


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", Problem.IMPORT_FOREIGN),
        ("[]", Problem.IMPORT_FOREIGN),
        ("tripeaks record 1", Problem.IMPORT_FOREIGN),
        ("[" * 100_000, Problem.IMPORT_FOREIGN),
        ('{"format": "other", "version": 1, "games": []}', Problem.IMPORT_FOREIGN),
        ('{"format": "tripeaks games", "version": true, "games": []}', Problem.IMPORT_FOREIGN),
        ('{"format": "tripeaks games", "version": 1}', Problem.IMPORT_FOREIGN),
        ('{"format": "tripeaks games", "version": 7, "games": []}', Problem.IMPORT_VERSION),
        ('{"format": "tripeaks games", "version": 1, "games": [1]}', Problem.IMPORT_GAME),
        ('{"format": "tripeaks games", "version": 1, "games": [{}]}', Problem.IMPORT_GAME),
    ],
)
def test_a_foreign_file_is_refused(tmp_path: Path, text: str, problem: Problem) -> None:
    file = tmp_path / "games.json"
    file.write_text(text)
    assert failure(file).problem is problem


def test_a_file_that_is_missing_is_refused(tmp_path: Path) -> None:
    assert isinstance(failure(tmp_path / "no.json"), FileError)


@pytest.mark.parametrize(
    "change",
    [
        lambda game: game.update(score=751),
        lambda game: game.update(score=750.0),
        lambda game: game.update(moves=49),
        lambda game: game.update(result="stuck"),
        lambda game: game.update(log=game["log"] + " undo"),
        lambda game: game.update(log=game["log"].rpartition(" ")[0]),
        lambda game: game.update(log=""),
        lambda game: game.update(log="99"),
        lambda game: game.update(log=None),
        lambda game: game.update(code="TP1-E-AAAAAAE"),
        lambda game: game.update(code="TP1-N-AAAAAAD"),
        lambda game: game.update(code=7),
        lambda game: game.update(identity="xyz"),
        lambda game: game.update(identity=game["identity"].upper() + "0"),
        lambda game: game.update(started="2026-11-29"),
        lambda game: game.update(started="2026-13-29T12:00:00.000Z"),
        lambda game: game.update(day="yesterday"),
        lambda game: game.update(daily=20261129),
        lambda game: game.update(hints=-1),
        lambda game: game.update(hints=2.5),
        lambda game: game.update(checks=True),
        lambda game: game.update(elapsed_ms=10**30),
        lambda game: game.update(par="much"),
        lambda game: game.update(again=1),
        lambda game: game.pop("known_winnable"),
        lambda game: game.pop("par"),
        lambda game: game.pop("score"),
    ],
)
def test_a_changed_game_is_named_and_nothing_is_imported(
    desk: Desk, tmp_path: Path, change: Change
) -> None:
    file = exported(desk, tmp_path / "games.json")
    data = json.loads(file.read_bytes())
    change(data["games"][1])
    file.write_text(json.dumps(data))
    error = failure(file)
    assert (error.problem, error.line) == (Problem.IMPORT_GAME, 2)


def test_a_cancelled_import_reads_no_further(desk: Desk, tmp_path: Path) -> None:
    file = exported(desk, tmp_path / "games.json")
    assert read_games(file, cancelled=lambda: True) == []


def test_a_game_twice_in_a_file_is_imported_once(desk: Desk, tmp_path: Path) -> None:
    file = exported(desk, tmp_path / "games.json")
    data = json.loads(file.read_bytes())
    data["games"] += data["games"]
    file.write_text(json.dumps(data))
    assert imported(Desk(tmp_path / "other"), file) == 3


def test_reset_forgets_a_rule_set_or_all(desk: Desk) -> None:
    with open_archive(desk.folder) as connection:
        assert reset(connection, "TP1-C") == 1
        check_everything(connection)
    assert [game.rule_set for game in desk.history()] == ["TP1-E", "TP1-E"]
    with open_archive(desk.folder) as connection:
        assert reset(connection) == 2
        check_everything(connection)
        assert History(connection).count() == 0
    desk = desk.restart()
    assert desk.game.move_count == 1
    desk.new(STUCK).play("draw")
    assert [str(game.code) for game in desk.history()] == [OPENING]


def test_reset_while_a_won_game_is_on_the_table(tmp_path: Path) -> None:
    desk = Desk(tmp_path).win()
    with open_archive(desk.folder) as connection:
        reset(connection)
    desk.journal.update()
    assert desk.journal.is_saved
    desk.new(OPENING).play("KC").new(STUCK).play("draw")
    assert [str(game.code) for game in desk.history()] == [OPENING]
    with open_archive(desk.folder) as connection:
        check_finished(connection)


@pytest.fixture
def between(monkeypatch: pytest.MonkeyPatch) -> list[Callable[[], object]]:
    """Give a list of what happens between two portions, one after the other."""
    happenings: list[Callable[[], object]] = []

    def sleep(_: float) -> None:
        if happenings:
            happenings.pop(0)()

    monkeypatch.setattr("tripeaks.storage.portions.sleep", sleep)
    return happenings


def test_the_table_is_saved_while_games_come_in_or_go(
    tmp_path: Path, between: list[Callable[[], object]]
) -> None:
    desk = Desk(tmp_path, Clock()).new(OPENING).play("KC")
    saved: list[bool] = []

    def play() -> None:
        desk.play("draw")
        saved.append(desk.journal.is_saved)

    def end_a_game() -> None:
        desk.new(STUCK).play("draw")
        saved.append(desk.journal.is_saved)

    with open_archive(tmp_path) as connection:
        between += [play, end_a_game, play]
        games = [(made_up(deal=5), b"") for _ in range(PORTION * 3)]
        assert import_games(connection, games) == PORTION * 3
        between += [play, play, play]
        tell_par(connection, games[0][0].code, 700)
        between += [play, end_a_game, play]
        assert reset(connection) == PORTION * 3 + 1
        check_everything(connection)
    assert saved == [True] * 9
    assert [str(game.code) for game in desk.history()] == [STUCK]


class InterruptionError(Exception):
    """The program ends."""


def test_an_import_that_was_interrupted_is_completed_by_another(
    tmp_path: Path, between: list[Callable[[], object]]
) -> None:
    games = [(made_up(ended_ms=1000 * n), b"") for n in range(PORTION * 2)]
    desk = Desk(tmp_path / "player", Clock()).win().new(OPENING)

    def interrupt() -> None:
        raise InterruptionError

    with open_archive(desk.folder) as connection:
        between.append(interrupt)
        with pytest.raises(InterruptionError):
            import_games(connection, games)
        check_everything(connection)
        assert History(connection).count() == 1 + PORTION
        assert import_games(connection, games) == PORTION
        check_everything(connection)
    assert [game.ended_ms for game in desk.history()[:-1]] == [1000 * n for n in range(PORTION * 2)]

"""The history: sorted, filtered, searched, and played again."""

from pathlib import Path

import pytest

from tests.engine.vectors import WON_CODE
from tests.storage.desk import OPENING, STUCK, Clock, Desk
from tripeaks.engine.errors import Problem
from tripeaks.storage.archive import open_archive
from tripeaks.storage.failures import DatabaseError
from tripeaks.storage.finished import FinishedGame, Result
from tripeaks.storage.finished_rows import DamagedRow
from tripeaks.storage.history import EVERYTHING, Column, Filter, History
from tripeaks.storage.packing import seal_log
from tripeaks.storage.transfer import reset

CODES = (STUCK, "TP1-C-AAAAAAB", "TP2-EKOJ2-QWERTYU", "TP1-E-ZZZZZZZ", "TP1-E-XYZAAAA")


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """A player with five games lost, then one won."""
    desk = Desk(tmp_path, Clock())
    for count, code in enumerate(CODES, start=1):
        desk.new(code).play("draw " * count)
    desk.win()
    return desk


def listed(
    desk: Desk,
    wanted: Filter = EVERYTHING,
    column: Column = Column.ENDED,
    *,
    descending: bool = True,
) -> list[FinishedGame]:
    with open_archive(desk.folder) as connection:
        history = History(connection)
        return history.games(history.numbers(wanted, column, descending=descending))


def codes(games: list[FinishedGame]) -> list[str]:
    return [str(game.code) for game in games]


def test_the_newest_game_comes_first(desk: Desk) -> None:
    assert codes(listed(desk)) == [WON_CODE, *reversed(CODES)]
    assert codes(listed(desk, descending=False)) == [*CODES, WON_CODE]


@pytest.mark.parametrize("column", Column)
@pytest.mark.parametrize("descending", [False, True])
def test_every_column_sorts(desk: Desk, column: Column, descending: bool) -> None:
    keys = {
        Column.ENDED: lambda game: game.number,
        Column.CODE: lambda game: str(game.code),
        Column.RULE_SET: lambda game: game.rule_set,
        Column.RESULT: lambda game: (game.is_won, game.result),
        Column.SCORE: lambda game: game.score,
        Column.PAR: lambda game: 0,
        Column.MOVES: lambda game: game.moves,
        Column.DRAWS: lambda game: game.draws,
        Column.UNDOS: lambda game: game.undos,
        Column.HINTS: lambda game: game.hints,
        Column.CHECKS: lambda game: game.checks,
        Column.LONGEST_CHAIN: lambda game: game.longest_chain,
        Column.ELAPSED: lambda game: game.elapsed_ms,
        Column.CARDS_TAKEN: lambda game: game.cards_taken,
        Column.AGAIN: lambda game: game.is_again,
    }
    newest_first = sorted(listed(desk), key=lambda game: -game.number)
    expected = sorted(newest_first, key=keys[column], reverse=descending)
    if descending:  # the reverse of a sort reverses those alike as well
        expected = sorted(newest_first, key=keys[column])
        expected.sort(key=keys[column], reverse=True)
    assert codes(listed(desk, column=column, descending=descending)) == codes(expected)


def test_games_can_be_filtered_by_rule_set_and_result(desk: Desk) -> None:
    assert codes(listed(desk, Filter(rule_set="TP1-C"))) == ["TP1-C-AAAAAAB"]
    assert codes(listed(desk, Filter(results=frozenset({Result.WON})))) == [WON_CODE]
    lost = Filter("TP1-E", frozenset({Result.LEFT, Result.STUCK}))
    assert codes(listed(desk, lost)) == ["TP1-E-XYZAAAA", "TP1-E-ZZZZZZZ", STUCK]
    with open_archive(desk.folder) as connection:
        assert History(connection).rule_sets() == ["TP1-C", "TP1-E", "TP2-EKOJ2"]
        assert History(connection).count() == 6


@pytest.mark.parametrize(
    "text",
    [
        *("A", "aa", "aaaaaaa", "AAAAAAAA", "ZZ", "xyz", "ZA", "YZAAA", "wert", "TYU", "QWERTYU"),
        *("TP1", "tp", "P1-E", "E-", "-", "1-C-AAAAAAB", "E-X", "J2-QW", "KOJ", "TP2-EKOJ2-Q"),
        *("TP1-C-AAAAAAB", "tp1cAAAAAAB", "tripeaks:TP1-E-ZZZZZZZ", "9", "é", "A-A", "AB-", "%"),
    ],
)  # fmt: skip
def test_a_text_finds_the_codes_that_hold_it(desk: Desk, text: str) -> None:
    whole = {"tp1cAAAAAAB": "TP1-C-AAAAAAB", "tripeaks:TP1-E-ZZZZZZZ": "TP1-E-ZZZZZZZ"}
    expected = [code for code in codes(listed(desk)) if whole.get(text, text.upper()) in code]
    assert codes(listed(desk, Filter(text=f" {text} "))) == expected


def test_a_finished_game_is_played_again(desk: Desk) -> None:
    with open_archive(desk.folder) as connection:
        history = History(connection)
        numbers = history.numbers()
        game = history.replay(numbers[0])
        assert (str(game.code), game.state.score, game.move_count) == (WON_CODE, 750, 50)
        with pytest.raises(KeyError):
            history.replay(numbers[0] + 1)
    assert OPENING not in codes(listed(desk))


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE finished SET score = 1000 WHERE id = 3",
        "UPDATE finished SET par = 0 WHERE id = 3",
        "UPDATE finished SET seal = seal + 1 WHERE id = 3",
        "DELETE FROM finished WHERE id = 3",
        "UPDATE tally SET games = games + 1",
        "UPDATE rule_set SET name = 'TP1-C' WHERE name = 'TP1-E'",
        "UPDATE rule_set SET id = 7 WHERE name = 'TP1-E'",
    ],
)
def test_facts_that_nobody_wrote_are_not_listed(desk: Desk, statement: str) -> None:
    with open_archive(desk.folder) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute(statement)
    with pytest.raises(DatabaseError) as caught:
        listed(desk)
    assert caught.value.problem is Problem.DATABASE_DAMAGED


@pytest.mark.parametrize("log", [b"\x1c" * 5, b"\x1c", b"\x1d", b""])
def test_a_replay_that_does_not_come_to_the_facts_is_not_shown(desk: Desk, log: bytes) -> None:
    game = listed(desk)[-2]  # two cards drawn
    with open_archive(desk.folder) as connection:
        history = History(connection)
        assert history.replay(game.number).move_count == 2
        sealed = seal_log(log, game.identity)
        connection.execute("UPDATE replay SET log = ? WHERE game = ?", (sealed, game.number))
        with pytest.raises(DamagedRow):
            history.replay(game.number)


def test_a_game_that_is_gone_is_left_out(desk: Desk) -> None:
    with open_archive(desk.folder) as connection:
        history = History(connection)
        numbers = history.numbers()
        reset(connection, "TP1-C")
        assert len(history.games(numbers)) == len(numbers) - 1

"""Whatever ended the program, the next start shows the very same table."""

from datetime import date
from pathlib import Path
from random import Random

import pytest

from tests.engine.strategies import wander
from tests.storage.desk import OPENING, STUCK, Desk, position
from tripeaks.engine.codes import parse_code
from tripeaks.engine.game import Game
from tripeaks.engine.state import Outcome
from tripeaks.storage.session import Session


@pytest.fixture(params=["restart", "crash"])
def end(request: pytest.FixtureRequest) -> str:
    """How the program ended."""
    return str(request.param)


def start_again(desk: Desk, end: str) -> Desk:
    again = desk.restart() if end == "restart" else desk.crash()
    assert again.journal.take_notices() == []
    assert again.journal.is_saved
    return again


def test_a_first_start_has_an_empty_table(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "new" / "folder")
    assert (desk.session, desk.left) == (None, None)
    assert desk.journal.is_saved
    assert desk.journal.failure is None
    assert desk.history() == []


def test_a_game_in_play_comes_back_as_it_was(tmp_path: Path, end: str) -> None:
    desk = Desk(tmp_path).new(OPENING, winnable=True, daily=date(2026, 11, 29))
    desk.play("KC AS 2D undo undo redo draw undo")
    before = position(desk.session)
    again = start_again(desk, end)
    assert position(again.session) == before
    assert again.left is None
    again.play("redo")
    assert start_again(again, end).game.move_count == 6


def test_a_fresh_deal_comes_back_and_does_not_count(tmp_path: Path, end: str) -> None:
    desk = Desk(tmp_path).new(OPENING)
    again = start_again(desk, end)
    assert position(again.session) == position(desk.session)
    again.new(STUCK).play("draw").new(OPENING).play("KC")
    assert [str(game.code) for game in again.history()] == [STUCK]


def test_help_and_time_come_back(tmp_path: Path, end: str) -> None:
    desk = Desk(tmp_path).new(OPENING).play("KC")
    assert desk.session is not None
    desk.session.hints_used, desk.session.checks_used, desk.session.elapsed_ms = 2, 3, 4567
    desk.journal.update()
    assert position(start_again(desk, end).session) == position(desk.session)


def test_the_game_left_comes_back_too(tmp_path: Path, end: str) -> None:
    desk = Desk(tmp_path).new(OPENING).play("KC AS").new(STUCK)
    again = start_again(desk, end)
    assert position(again.session) == position(desk.session)
    assert position(again.left) == position(desk.left)
    again.go_back().play("2D")
    third = start_again(again, end)
    assert third.game.move_count == 3
    assert third.left is None
    assert third.history() == []


def test_a_stuck_game_comes_back_stuck(tmp_path: Path, end: str) -> None:
    desk = start_again(Desk(tmp_path).new(STUCK).stick(), end)
    assert desk.game.state.outcome is Outcome.STUCK
    assert desk.game.can_undo


def test_a_won_game_comes_back_won_and_counts_once(tmp_path: Path, end: str) -> None:
    desk = Desk(tmp_path).win()
    before = position(desk.session)
    again = start_again(desk, end)
    assert position(again.session) == before
    assert again.game.state.outcome is Outcome.WON
    again.play_on(5)
    third = start_again(again, end)
    assert position(third.session) == position(again.session)
    assert position(third.left) == before
    third.play("draw")
    assert len(start_again(third, end).history()) == 1


@pytest.mark.parametrize("seed", range(5))
def test_long_random_games_come_back(tmp_path: Path, end: str, seed: int) -> None:
    random = Random(seed)
    game = Game(parse_code("TP2-EK2LOJ2WS-ABCDEFG"))
    wander(game, random, 300)
    desk = Desk(tmp_path).new(str(game.code))
    for what in game.log:
        desk.act(what)
    assert position(start_again(desk, end).session) == position(desk.session)


def test_a_game_taken_up_from_a_position_is_not_begun_by_it(tmp_path: Path) -> None:
    game = Game(parse_code(OPENING))
    session = Session(game).branch(game)
    assert not session.is_begun
    desk = Desk(tmp_path).new(OPENING).play("KC AS").play_on(1)
    assert desk.session is not None
    assert (desk.session.given, desk.session.is_begun) == (1, False)
    desk.play("draw undo undo")
    assert desk.session.is_begun
    assert [game.is_again for game in desk.history()] == [False]

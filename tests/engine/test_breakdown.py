"""The parts of a score: they sum to it under every rule set."""

from random import Random

import pytest
from hypothesis import given

from tests.engine.play import new
from tests.engine.strategies import ALL_RULES, finished, games
from tests.engine.vectors import WON_ACTIONS, WON_CODE
from tripeaks.engine.breakdown import Breakdown, break_down, longest_chain
from tripeaks.engine.codes import parse_code
from tripeaks.engine.game import Game
from tripeaks.engine.moves import DRAW, Take
from tripeaks.engine.rules import Rules
from tripeaks.engine.state import Outcome, State


def assert_sums_up(state: State) -> None:
    total, floor = break_down(state).total, state.rules.scoring.floor
    assert state.score == (total if floor is None else max(total, floor))


def test_a_fresh_game() -> None:
    assert break_down(new("TP1-E-AAAAAAB").state) == Breakdown(500, 0, 0, 0, 0, 0)
    assert break_down(new("TP2-EK-AAAAAAB").state) == Breakdown(0, 0, 0, 0, 0, 0)


def test_a_won_game_in_moves() -> None:
    parts = break_down(new(WON_CODE, WON_ACTIONS).state)
    assert parts == Breakdown(500, -28, -22, 300, 0, 0)
    assert parts.total == 750


def test_a_won_game_in_chains() -> None:
    state = new(WON_CODE.replace("TP1-E", "TP2-EK2"), WON_ACTIONS).state
    parts = break_down(state)
    assert (parts.start, parts.draws, parts.peaks, parts.clear_bonus) == (0, 0, 90, 200)
    assert parts.total == state.score


def test_the_longest_chain_is_one_of_takes() -> None:
    assert longest_chain(new("TP2-EK-AAAAAAB").state) == 0
    assert longest_chain(new("TP2-EK-AAAAAAB", "KC AS 2D draw").state) == 3
    assert longest_chain(new("TP2-EK-AAAAAAB", "KC AS 2D undo draw").state) == 2
    assert longest_chain(new(WON_CODE, WON_ACTIONS).state) == 10


def test_a_joker_breaks_a_chain_like_every_draw() -> None:
    game = new("TP2-EKJ2W-AAAAAAD")
    game.play(Take(18))
    jokers = 0
    while game.state.stock_count:
        game.play(DRAW)
        top = game.state.waste_top
        assert top is not None
        if top.is_joker:
            jokers += 1
            game.play(Take(game.state.playable[0]))
    assert jokers == 2
    assert longest_chain(game.state) == 1
    assert break_down(game.state).takes == 3


def test_leftovers_count_only_when_stuck() -> None:
    game = Game(parse_code("TP2-CHL-AAAAAAA"))
    assert break_down(game.state).leftovers == 0
    while actions := game.state.actions:
        game.play(actions[-1])
    assert game.state.outcome is Outcome.STUCK
    parts = break_down(game.state)
    assert parts.leftovers == -5 * game.state.remaining.bit_count()
    assert parts.total == game.state.score < 0


def test_a_score_at_its_floor() -> None:
    game = Game(parse_code("TP2-EKL-AAAAAAA"))
    while game.state.stock_count:
        game.play(DRAW)
    while actions := game.state.actions:
        game.play(actions[0])
    assert break_down(game.state).total < 0 == game.state.score


@given(games())
def test_parts_sum_to_the_score(game: Game) -> None:
    assert_sums_up(game.state)


@pytest.mark.parametrize("rules", ALL_RULES[::7])
def test_parts_sum_to_the_score_at_the_end(rules: Rules) -> None:
    assert_sums_up(finished(rules, Random(str(rules))).state)

"""A trail has every position a game went through, and the way back from each."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.play import entry, new
from tests.engine.vectors import WON_ACTIONS, WON_CODE
from tripeaks.engine.game import Game
from tripeaks.engine.moves import REDO, UNDO, Take
from tripeaks.engine.state import Outcome
from tripeaks.engine.trail import Trail

OPENING = "TP1-E-AAAAAAB"


def test_the_first_place_is_the_deal_and_the_last_the_game_as_it_stands() -> None:
    game = new(OPENING, "KC AS 2D undo draw undo redo")
    trail = Trail(game)
    assert len(trail) == 7
    assert trail.state_at(0) == Game(game.code).state
    assert trail.state_at(7) == game.state
    assert trail.moves_at(7) == game.move_count
    assert trail.code == game.code


@given(st.integers(0, 7))
def test_every_place_is_the_game_that_was_played_so_far(place: int) -> None:
    words = ("KC", "AS", "2D", "undo", "draw", "undo", "redo")
    trail, so_far = Trail(new(OPENING, " ".join(words))), new(OPENING, " ".join(words[:place]))
    assert trail.state_at(place) == so_far.state
    assert trail.moves_at(place) == so_far.move_count
    game = trail.game_at(place)
    assert (game.log, game.state, game.can_redo) == (so_far.log, so_far.state, so_far.can_redo)


@pytest.mark.parametrize(
    ("words", "cause"),
    [("KC", UNDO), ("draw", UNDO), ("KC undo", REDO), ("KC undo redo", UNDO)],
)
def test_a_step_back_is_the_opposite_of_the_step(words: str, cause: object) -> None:
    trail = Trail(new(OPENING, words))
    there, back = trail.step_to(len(trail)), trail.step_back_from(len(trail))
    assert (back.before, back.after, back.action) == (there.after, there.before, there.action)
    assert back.cause == cause


def test_a_trail_keeps_what_the_game_was_when_it_was_made() -> None:
    game = new(OPENING, "KC")
    trail = Trail(game)
    game.play(entry(game, "AS"))
    assert len(trail) == 1
    other = trail.game_at(1)
    other.play(entry(other, "draw"))
    assert trail.game.log == (Take(20),)


def test_a_game_that_is_won_can_be_walked_to_its_end() -> None:
    trail = Trail(new(WON_CODE, WON_ACTIONS))
    assert len(trail) == 50
    assert trail.state_at(50).outcome is Outcome.WON
    assert trail.state_at(50).score == 750

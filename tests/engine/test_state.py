"""Positions: what is legal, what follows, and why the rest is refused (rules: moves, the end)."""

from random import Random

import pytest
from hypothesis import given

from tests.engine.oracle import ON_TOP, Board
from tests.engine.play import names, new, outcome, play, refusal
from tests.engine.strategies import ALL_RULES, finished, games
from tests.engine.vectors import VECTORS, WON_ACTIONS, WON_CODE
from tripeaks.engine.game import Game
from tripeaks.engine.moves import DRAW, Action, Refusal, Take
from tripeaks.engine.rules import Rules
from tripeaks.engine.state import Outcome
from tripeaks.engine.tableau import Peak


def board(game: Game) -> Board:
    """Return a game's position as the oracle sees it."""
    state, rules = game.state, game.code.rules
    return Board(
        {s: card for s, card in enumerate(game.deal.tableau) if state.is_present(s)},
        list(state.waste),
        list(game.deal.stock[state.drawn :]),
        rules.wrap,
        rules.draw_only_when_stuck,
    )


# The documented example.


def test_the_example_has_the_ace_of_clubs_on_the_waste_and_23_cards_to_draw() -> None:
    state = new("TP1-E-AAAAAAB").state
    assert state.waste_top is not None
    assert state.waste_top.code == "AC"
    assert state.stock_count == 23


def test_the_example_has_exactly_three_takes_in_easy() -> None:
    game = new("TP1-E-AAAAAAB")
    assert names(game, game.state.playable) == {"KC", "2D", "KD"}


def test_the_example_has_one_take_in_classic() -> None:
    game = new("TP1-C-AAAAAAB")
    assert names(game, game.state.playable) == {"2D"}


def test_king_ace_two_turn_up_the_seven_of_spades() -> None:
    game = new("TP1-E-AAAAAAB", "KC AS")
    seven = 13
    assert not game.state.is_face_up(seven)
    play(game, "2D")
    assert game.state.is_face_up(seven)
    assert names(game, game.state.exposed) == {"3S", "5S", "4S", "KD", "8H", "7C", "9S", "7S"}


def test_a_card_of_the_wrong_rank_is_refused_as_rank_and_a_covered_one_as_locked() -> None:
    game = new("TP1-E-AAAAAAB")
    assert refusal(game, "3S") is Refusal.RANK
    assert refusal(game, "7S") is Refusal.LOCKED
    assert refusal(game, "3D") is Refusal.LOCKED


def test_a_card_half_uncovered_is_still_locked_and_face_down() -> None:
    game = new("TP1-E-AAAAAAB", "KC")
    assert refusal(game, "6S") is Refusal.LOCKED  # site 9, under 3♠ and 5♠
    assert refusal(game, "5H") is Refusal.LOCKED  # site 10, under 5♠ alone
    assert not game.state.is_face_up(10)


def test_a_taken_card_is_gone_and_not_face_up() -> None:
    game = new("TP1-E-AAAAAAB", "KC")
    assert refusal(game, "KC") is Refusal.GONE
    assert not game.state.is_present(20)
    assert not game.state.is_face_up(20)
    assert game.state.refusal(Take(28)) is Refusal.GONE


def test_the_card_taken_or_drawn_becomes_the_wastes_top() -> None:
    game = new("TP1-E-AAAAAAB", "KC draw")
    assert [card.code for card in game.state.waste] == ["AC", "KC", "KS"]
    assert game.state.waste_top == game.state.waste[-1]


def test_a_chain_may_run_queen_king_ace_two_where_king_and_ace_are_linked() -> None:
    linked = new("TP1-E-AAAAAAB", "KC AS 2D")
    assert linked.state.chain == 3
    separate = new("TP1-C-AAAAAAB", "draw")
    assert refusal(separate, "AS") is Refusal.RANK


def test_drawing_is_allowed_while_a_card_fits() -> None:
    game = new("TP1-E-AAAAAAB")
    assert game.state.playable
    assert DRAW in game.state.actions
    assert refusal(game, "draw") is None


# The end.


def test_the_won_game_is_won_at_its_50th_move_with_its_peaks_at_37_42_and_50() -> None:
    game, cleared = new(WON_CODE), []
    for number, word in enumerate(WON_ACTIONS.split(), start=1):
        assert outcome(game) is Outcome.IN_PROGRESS
        before = len(game.state.peaks_cleared)
        if len(play(game, word).state.peaks_cleared) > before:
            cleared.append(number)
    assert cleared == VECTORS["won_game"]["peaks_cleared_at_moves"] == [37, 42, 50]
    assert outcome(game) is Outcome.WON
    assert game.state.score == VECTORS["won_game"]["score"] == 750
    assert game.state.peaks_cleared == (Peak.RIGHT, Peak.MIDDLE, Peak.LEFT)


def test_a_game_is_won_with_cards_left_in_the_stock_and_then_over_for_all() -> None:
    game = new(WON_CODE, WON_ACTIONS)
    assert game.state.stock_count == 1
    assert game.state.actions == ()
    for word in ("draw", "5S", "undo", "redo"):
        assert refusal(game, word) is Refusal.OVER


def test_a_game_is_stuck_when_the_stock_is_empty_and_no_card_fits() -> None:
    game = new("TP1-E-PEAKSAB", "draw " * 22)
    assert outcome(game) is Outcome.IN_PROGRESS
    play(game, "draw")
    assert outcome(game) is Outcome.STUCK
    assert game.state.actions == ()
    assert refusal(game, "draw") is Refusal.STOCK_EMPTY


def test_a_game_with_an_empty_stock_goes_on_while_a_card_fits() -> None:
    game = new("TP1-E-AAAAAAB", "draw " * 23)
    assert refusal(game, "draw") is Refusal.STOCK_EMPTY
    assert names(game, game.state.playable) == {"4S", "2D"}
    assert outcome(game) is Outcome.IN_PROGRESS


# Variants.


def test_open_peaks_show_the_whole_tableau_but_covered_cards_stay_locked() -> None:
    game = new("TP2-EO-AAAAAAB")
    assert all(game.state.is_face_up(site) for site in range(28))
    assert refusal(game, "7S") is Refusal.LOCKED
    play(game, "KC")
    assert not game.state.is_face_up(20)


def test_with_an_empty_waste_the_first_action_takes_any_card_of_the_bottom_row() -> None:
    game = new("TP2-EW-AAAAAAB")
    assert game.state.waste_top is None
    assert game.state.stock_count == 24
    assert game.state.playable == tuple(range(18, 28))
    assert DRAW not in game.state.actions
    assert refusal(game, "draw") is Refusal.MUST_TAKE
    assert refusal(game, "7S") is Refusal.LOCKED
    play(game, "8H")
    assert refusal(game, "draw") is None


def test_a_draw_can_be_refused_while_an_exposed_card_fits() -> None:
    game = new("TP2-CS-AAAAAAB")
    assert refusal(game, "draw") is Refusal.MUST_TAKE
    assert DRAW not in game.state.actions
    assert names(game, game.state.playable) == {"2D"}
    play(game, "2D AS")
    assert not game.state.playable
    assert game.state.actions == (DRAW,)
    assert refusal(game, "draw") is None


def test_an_empty_stock_is_the_first_reason_against_a_draw() -> None:
    game = new("TP2-ES-AAAAAAB")
    while game.state.stock_count:
        game.play(game.state.actions[0])
    assert game.state.playable, "otherwise this deal shows nothing"
    assert refusal(game, "draw") is Refusal.STOCK_EMPTY


def test_on_a_joker_every_exposed_card_fits() -> None:
    game = new("TP2-EJ1-AAAAAAB", "draw " * 6)
    assert game.state.waste_top is not None
    assert game.state.waste_top.is_joker
    assert game.state.playable == game.state.exposed == tuple(range(18, 28))
    play(game, "8H")
    assert game.state.waste_top.code == "8H"


@given(games())
def test_the_legal_actions_are_those_of_the_rules_text(game: Game) -> None:
    legal = [DRAW if site is None else Take(site) for site in board(game).legal()]
    assert list(game.state.actions) == legal
    takes = [action.site for action in legal if isinstance(action, Take)]
    assert list(game.state.playable) == (takes if game.state.remaining else [])


@given(games())
def test_an_action_is_legal_exactly_when_it_is_not_refused(game: Game) -> None:
    actions: list[Action] = [*map(Take, range(28)), DRAW]
    for action in actions:
        assert (game.state.refusal(action) is None) == (action in game.state.actions)


@given(games())
def test_face_up_are_exactly_the_exposed_cards_or_all_with_open_peaks(game: Game) -> None:
    state, there = game.state, board(game).tableau.keys()
    shown = {s for s in there if state.rules.open_peaks or not ON_TOP[s] & there}
    assert {site for site in range(28) if state.is_face_up(site)} == shown


@pytest.mark.parametrize("rules", ALL_RULES[::7])
def test_every_game_ends_won_or_stuck(rules: Rules) -> None:
    state = finished(rules, Random(1)).state
    assert state.outcome is (Outcome.STUCK if state.remaining else Outcome.WON)


def test_outcomes_have_the_names_of_the_json() -> None:
    assert [outcome.value for outcome in Outcome] == ["in_progress", "won", "stuck"]

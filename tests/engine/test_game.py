"""Games in play: undo, redo, counters and the log (rules: undo)."""

import pytest
from hypothesis import assume, given

from tests.engine.play import entry, new, outcome, play, refusal
from tests.engine.strategies import games
from tests.engine.vectors import WON_ACTIONS, WON_CODE
from tripeaks.engine.cards import JOKER
from tripeaks.engine.game import UNDO_LIMIT, Game, Step
from tripeaks.engine.moves import DRAW, REDO, UNDO, Draw, Redo, Refusal, Take, Undo
from tripeaks.engine.shuffle import PACK
from tripeaks.engine.state import Outcome

CODE = "TP1-E-AAAAAAB"


def test_a_new_game_has_no_history() -> None:
    game = new(CODE)
    assert str(game.code) == CODE
    assert game.log == ()
    assert (game.move_count, game.undo_count) == (0, 0)
    assert not game.can_undo
    assert not game.can_redo
    assert refusal(game, "undo") is Refusal.NOTHING_TO_UNDO
    assert refusal(game, "redo") is Refusal.NOTHING_TO_REDO


def test_undo_puts_the_card_back_and_turns_cards_down_again() -> None:
    game = new(CODE, "KC AS")
    before = game.state
    play(game, "2D")
    assert game.state.is_face_up(13)
    play(game, "undo")
    assert game.state == before
    assert not game.state.is_face_up(13)
    assert refusal(game, "7S") is Refusal.LOCKED


def test_the_move_counter_never_goes_down_and_redo_is_a_move() -> None:
    game, counts = new(CODE), []
    words = "KC AS undo undo redo draw undo redo"
    for word in words.split():
        play(game, word)
        counts.append((game.move_count, game.undo_count))
    moves, undos = zip(*counts, strict=True)
    assert moves == (1, 2, 2, 2, 3, 4, 4, 5)
    assert undos == (0, 0, 1, 2, 2, 2, 3, 3)


def test_the_log_holds_everything_in_order() -> None:
    game = new(CODE, "KC draw undo redo")
    assert game.log == (Take(20), DRAW, UNDO, REDO)


def test_can_undo_and_can_redo_follow_the_cursor() -> None:
    game = new(CODE, "KC AS")
    assert (game.can_undo, game.can_redo) == (True, False)
    play(game, "undo")
    assert (game.can_undo, game.can_redo) == (True, True)
    play(game, "undo")
    assert (game.can_undo, game.can_redo) == (False, True)


def test_another_action_forgets_what_could_be_redone() -> None:
    game = new(CODE, "KC AS undo draw")
    assert refusal(game, "redo") is Refusal.NOTHING_TO_REDO
    play(game, "undo redo")
    assert game.state.waste_top == game.deal.stock[0]


def test_a_refused_action_forgets_nothing() -> None:
    game = new(CODE, "KC AS undo")
    assert refusal(game, "3S") is Refusal.RANK
    assert refusal(game, "7S") is Refusal.LOCKED
    assert refusal(game, "KC") is Refusal.GONE
    assert game.can_redo
    assert play(game, "redo").state == new(CODE, "KC AS").state


def test_a_step_tells_the_positions_around_it_the_cause_and_the_action() -> None:
    game = new(CODE)
    start = game.state
    taken = game.play(Take(20))
    assert isinstance(taken, Step)
    assert (taken.before, taken.after) == (start, game.state)
    assert (taken.cause, taken.action) == (Take(20), Take(20))
    undone = game.play(UNDO)
    assert undone == Step(taken.after, start, UNDO, Take(20))
    assert game.play(REDO) == Step(start, taken.after, REDO, Take(20))
    game.play(DRAW)
    assert game.play(UNDO) == Step(taken.after.apply(DRAW), taken.after, UNDO, DRAW)


def test_a_stuck_game_can_be_undone() -> None:
    game = new("TP1-E-PEAKSAB", "draw " * 23)
    assert outcome(game) is Outcome.STUCK
    assert game.can_undo
    play(game, "undo")
    assert outcome(game) is Outcome.IN_PROGRESS
    play(game, "redo")
    assert outcome(game) is Outcome.STUCK


def test_a_won_game_is_final() -> None:
    game = new(WON_CODE, WON_ACTIONS)
    assert not game.can_undo
    assert not game.can_redo
    for word in ("undo", "redo", "draw", "5S", "KH"):
        assert refusal(game, word) is Refusal.OVER


# The limit of 100, on a number that play reaches.


def test_the_last_100_actions_are_kept() -> None:
    assert UNDO_LIMIT == 100


def test_only_so_many_actions_can_be_undone() -> None:
    game = new(CODE, "KC AS 2D draw", undo_limit=3)
    play(game, "undo undo undo")
    assert refusal(game, "undo") is Refusal.NOTHING_TO_UNDO
    assert game.state == new(CODE, "KC").state
    assert play(game, "redo redo redo").state == new(CODE, "KC AS 2D draw").state
    assert refusal(game, "redo") is Refusal.NOTHING_TO_REDO


def test_exactly_the_limit_loses_nothing() -> None:
    game = new(CODE, "KC AS 2D undo undo undo", undo_limit=3)
    assert game.state == new(CODE).state
    assert refusal(game, "undo") is Refusal.NOTHING_TO_UNDO


def test_actions_undone_and_forgotten_do_not_count_towards_the_limit() -> None:
    game = new(CODE, "KC AS undo draw draw undo undo undo", undo_limit=3)
    assert game.state == new(CODE).state


def test_the_log_is_whole_whatever_the_limit() -> None:
    game = new(CODE, "KC AS 2D draw draw", undo_limit=1)
    assert game.move_count == len(game.log) == 5
    assert game.deal == new(CODE).deal


# For every game, under every combination of variants.


@given(games())
def test_undo_is_the_exact_inverse_of_every_action(game: Game) -> None:
    assume(outcome(game) is not Outcome.WON)
    before, actions = game.state, game.state.actions
    for action in actions:
        step = game.play(action)
        assert isinstance(step, Step)
        if outcome(game) is Outcome.WON:
            break  # a win is final
        game.play(UNDO)
        assert game.state == before
        assert game.state.actions == actions


@given(games())
def test_undo_all_and_redo_all_change_nothing_short_of_a_win(game: Game) -> None:
    assume(outcome(game) is not Outcome.WON)
    while game.can_redo:
        game.play(REDO)
    assume(outcome(game) is not Outcome.WON)
    before, undone = game.state, 0
    while game.can_undo:
        game.play(UNDO)
        undone += 1
    assert game.state == Game(game.code).state
    for _ in range(undone):
        assert isinstance(game.play(REDO), Step)
    assert game.state == before
    assert not game.can_redo


@given(games())
def test_cards_are_conserved(game: Game) -> None:
    state = game.state
    cards = [card for s, card in enumerate(game.deal.tableau) if state.is_present(s)]
    cards += [*state.waste, *game.deal.stock[state.drawn :]]
    assert state.stock_count == len(game.deal.stock) - state.drawn
    assert sorted(card.code for card in cards) == sorted(
        card.code for card in [*PACK, *[JOKER] * game.code.rules.jokers]
    )


@given(games())
def test_the_chain_is_the_number_of_takes_since_the_last_draw(game: Game) -> None:
    if not isinstance(game.play(DRAW), Refusal):
        assert game.state.chain == 0
    for length in range(1, 5):
        takes = [action for action in game.state.actions if isinstance(action, Take)]
        if not takes or game.state.chain != length - 1:
            break
        game.play(takes[0])
        assert game.state.chain == length


@given(games())
def test_the_same_code_and_log_give_the_same_game(game: Game) -> None:
    again = Game(game.code)
    for done in game.log:
        assert isinstance(again.play(done), Step)
    assert again.state == game.state
    assert (again.log, again.move_count, again.undo_count) == (
        game.log,
        game.move_count,
        game.undo_count,
    )
    assert (again.can_undo, again.can_redo) == (game.can_undo, game.can_redo)


@given(games())
def test_the_counters_follow_from_the_log(game: Game) -> None:
    undos = sum(done == Undo() for done in game.log)
    assert game.undo_count == undos
    assert game.move_count == sum(done in (DRAW, Redo()) for done in game.log) + sum(
        isinstance(done, Take) for done in game.log
    )


@pytest.mark.parametrize("word", ["draw", "undo", "redo"])
def test_words_name_entries(word: str) -> None:
    assert type(entry(new(CODE), word)) in (Draw, Undo, Redo)


def test_what_stands_is_what_is_not_undone() -> None:
    game = new("TP1-E-AAAAAAB", "KC AS draw undo")
    assert game.standing_actions == (Take(20), Take(23))
    assert len(game.standing_states) == 3
    assert game.standing_states[-1] == game.state
    assert game.standing_states[0] == new("TP1-E-AAAAAAB").state


@given(games())
def test_states_stand_before_and_after_each_action_that_stands(game: Game) -> None:
    states, actions = game.standing_states, game.standing_actions
    assert (states[0], states[-1]) == (Game(game.code).state, game.state)
    for before, action, after in zip(states[:-1], actions, states[1:], strict=True):
        assert before.apply(action) == after

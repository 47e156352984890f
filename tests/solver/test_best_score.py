"""Best scores: known answers, lines that reach them, and positions in mid-game."""

from random import Random

import pytest

from tests.engine.strategies import ALL_RULES, finished, wander
from tests.solver.effort import EVERYTHING
from tests.solver.known_deals import Known, known_deals
from tests.solver.replay import replay_to_the_end
from tripeaks.engine.codes import DEAL_COUNT, DealCode, parse_code
from tripeaks.engine.deal import deal
from tripeaks.engine.game import Game
from tripeaks.engine.rules import CLASSIC, EASY, Rules
from tripeaks.engine.state import Outcome, State
from tripeaks.solver.best_score import best_score, best_won_score
from tripeaks.solver.kernel import IS_COMPILED
from tripeaks.solver.most_cards import most_cards_line
from tripeaks.solver.winnable import fewest_draws

KNOWN = known_deals()


@pytest.mark.parametrize("known", KNOWN if EVERYTHING or IS_COMPILED else KNOWN[:1])
def test_known_deals_have_their_best_scores(known: Known) -> None:
    for rules, score, won_score in known.best:
        start = State.initial(known.deal, rules)
        won = best_won_score(start)
        assert best_score(start).score == score
        assert (won and won.score) == won_score


@pytest.mark.parametrize("known", KNOWN[:20] if IS_COMPILED else KNOWN[1:2])
def test_a_best_win_in_moves_is_one_with_the_fewest_draws(known: Known) -> None:
    for rules, draws in ((EASY, known.easy), (CLASSIC, known.classic)):
        won = best_won_score(State.initial(known.deal, rules))
        assert (won and won.score) == (None if draws is None else 772 - draws)


def some_rules(random: Random) -> list[Rules]:
    if EVERYTHING:
        return ALL_RULES
    return random.sample(ALL_RULES, 40 if IS_COMPILED else 2)


def test_lines_reach_the_scores_they_are_for() -> None:
    random = Random(1)
    for rules in some_rules(random):
        start = State.initial(deal(DealCode(rules, random.randrange(DEAL_COUNT))), rules)
        best, won = best_score(start), best_won_score(start)
        assert replay_to_the_end(start, best.line).score == best.score
        assert (won is None) == (fewest_draws(start.deal, rules) is None)
        if won is not None:
            end = replay_to_the_end(start, won.line)
            assert (end.outcome, end.score) == (Outcome.WON, won.score)
            assert won.score <= best.score


def test_no_step_of_any_game_makes_more_possible() -> None:
    random = Random(2)
    for rules in some_rules(random)[:10]:
        game = Game(DealCode(rules, random.randrange(DEAL_COUNT)))
        best = best_score(game.state).score
        while actions := game.state.actions:
            after = [best_score(game.state.apply(action)).score for action in actions]
            assert max(after) == best
            number = random.randrange(len(actions))
            game.play(actions[number])
            best = after[number]
        assert best == game.state.score


def test_from_mid_game_lines_reach_their_scores_too() -> None:
    random = Random(3)
    for rules in some_rules(random):
        game = Game(DealCode(rules, random.randrange(DEAL_COUNT)))
        wander(game, random, 20)
        best, won = best_score(game.state), best_won_score(game.state)
        assert replay_to_the_end(game.state, best.line).score == best.score
        if won is not None:
            assert replay_to_the_end(game.state, won.line).score == won.score


def test_a_game_that_is_over_has_the_score_it_has() -> None:
    for seed in range(20 if IS_COMPILED else 1):
        state = finished(Random(seed).choice(ALL_RULES), Random(seed)).state
        assert best_score(state).score == state.score
        assert best_score(state).line == ()
        won = best_won_score(state)
        assert (won and won.score) == (state.score if state.outcome is Outcome.WON else None)


def test_most_cards_of_a_deal_that_cannot_be_won() -> None:
    start = State.initial(deal(parse_code("TP1-C-AAAAAAD")), CLASSIC)
    end = replay_to_the_end(start, most_cards_line(start))
    assert (end.remaining.bit_count(), end.outcome) == (1, Outcome.STUCK)


def test_most_cards_of_a_deal_that_can_be_won_are_all() -> None:
    code = parse_code("TP1-E-AAAAAAD")
    start = State.initial(deal(code), EASY)
    end = replay_to_the_end(start, most_cards_line(start))
    assert end.outcome is Outcome.WON
    assert end.drawn == fewest_draws(start.deal, EASY)

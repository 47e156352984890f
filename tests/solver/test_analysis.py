"""Every position of a deal: can it be won, with how few draws, by which line."""

from random import Random
from threading import Thread

import pytest

from tests.engine.strategies import ALL_RULES, wander
from tests.solver.effort import EVERYTHING, name_of
from tests.solver.replay import replay_to_the_end
from tripeaks.engine.codes import DEAL_COUNT, DealCode, parse_code
from tripeaks.engine.deal import deal
from tripeaks.engine.game import Game
from tripeaks.engine.moves import DRAW
from tripeaks.engine.rules import CLASSIC, EASY, Rules
from tripeaks.engine.state import Outcome, State
from tripeaks.solver.analysis import Analysis
from tripeaks.solver.kernel import IS_COMPILED
from tripeaks.solver.winnable import can_win, fewest_draws

PLAYS = list(
    {
        (rules.wrap, rules.jokers, rules.empty_waste, rules.draw_only_when_stuck): rules
        for rules in ALL_RULES
    }.values()
)
"""One rule set for each way to play."""


@pytest.mark.parametrize("rules", PLAYS if IS_COMPILED or EVERYTHING else PLAYS[::5], ids=name_of)
def test_the_start_is_what_the_whole_deal_is(rules: Rules) -> None:
    random = Random(f"{rules}")
    for _ in range(10 if IS_COMPILED else 1):
        dealt = deal(DealCode(rules, random.randrange(DEAL_COUNT)))
        analysis, start = Analysis(dealt, rules), State.initial(dealt, rules)
        assert analysis.can_win(start) == can_win(dealt, rules)
        assert analysis.draws_needed(start) == fewest_draws(dealt, rules)


@pytest.mark.parametrize("rules", PLAYS if IS_COMPILED or EVERYTHING else PLAYS[1::5], ids=name_of)
def test_what_an_action_leaves_is_what_the_position_promised(rules: Rules) -> None:
    random = Random(f"{rules}")
    game = Game(DealCode(rules, random.randrange(DEAL_COUNT)))
    analysis = Analysis(game.deal, rules)
    while actions := game.state.actions:
        state = game.state
        after = {action: analysis.draws_needed(state.apply(action)) for action in actions}
        needed = [draws + (action == DRAW) for action, draws in after.items() if draws is not None]
        assert analysis.draws_needed(state) == min(needed, default=None)
        winning = {action for action, draws in after.items() if draws is not None}
        assert set(analysis.winning_actions(state)) == winning
        game.play(random.choice(sorted(winning or actions, key=str)))
    assert analysis.can_win(game.state) == (game.state.outcome is Outcome.WON)
    assert analysis.draws_needed(game.state) == (None if game.state.remaining else 0)


@pytest.mark.parametrize("rules", PLAYS if IS_COMPILED or EVERYTHING else PLAYS[2::5], ids=name_of)
def test_lines_win_with_the_draws_they_promise(rules: Rules) -> None:
    random = Random(f"{rules}")
    game = Game(DealCode(rules, random.randrange(DEAL_COUNT)))
    analysis = Analysis(game.deal, rules)
    for steps in (0, 5, 10):
        wander(game, random, steps)
        line, draws = analysis.winning_line(game.state), analysis.draws_needed(game.state)
        if line is None:
            assert draws is None
            assert not analysis.can_win(game.state)
        else:
            end = replay_to_the_end(game.state, line)
            assert end.outcome is Outcome.WON
            assert line.count(DRAW) == draws


def test_aaaaaad_by_both_rules() -> None:
    dealt = deal(parse_code("TP1-E-AAAAAAD"))
    assert Analysis(dealt, EASY).winning_line(State.initial(dealt, EASY)) is not None
    assert Analysis(dealt, CLASSIC).winning_line(State.initial(dealt, CLASSIC)) is None


def test_threads_do_not_disturb_each_other() -> None:
    deals = [deal(DealCode(EASY, number)) for number in range(60 if IS_COMPILED else 6)]
    answers: dict[int, list[int | None]] = {}

    def work(number: int) -> None:
        answers[number] = [
            Analysis(dealt, EASY).draws_needed(State.initial(dealt, EASY)) for dealt in deals
        ]

    threads = [Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    expected = [fewest_draws(dealt, EASY) for dealt in deals]
    assert answers == dict.fromkeys(range(4), expected)

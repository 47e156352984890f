"""Fair hints: what they rest on, what they do not look at, and that their shares are right."""

from dataclasses import replace
from itertools import permutations
from random import Random

import pytest

from tests.engine.play import new
from tests.engine.strategies import ALL_RULES, wander
from tests.solver.effort import name_of
from tripeaks.engine.cards import Card
from tripeaks.engine.codes import DEAL_COUNT, DealCode
from tripeaks.engine.deal import Deal
from tripeaks.engine.game import Game
from tripeaks.engine.moves import DRAW, Action
from tripeaks.engine.rules import EASY, HOGUE_1989, Rules
from tripeaks.engine.state import Outcome, State
from tripeaks.solver.analysis import Analysis
from tripeaks.solver.hint import ENOUGH, Hint, hint
from tripeaks.solver.kernel import IS_COMPILED
from tripeaks.solver.winnable import can_win

HOUR = 3600.0
FEW = 20 if IS_COMPILED else 2


def some_hint(state: State, samples: int, *, seed: int = 1, only_winnable: bool = False) -> Hint:
    return hint(state, seed, only_winnable=only_winnable, seconds=HOUR, samples=samples)


def in_progress(rules: Rules, random: Random, steps: int) -> State:
    while True:
        game = Game(DealCode(rules, random.randrange(DEAL_COUNT)))
        wander(game, random, steps)
        if game.state.outcome is Outcome.IN_PROGRESS:
            return game.state


def hidden_places(state: State) -> tuple[list[int], range]:
    """Return the face-down sites and the places of the stock not drawn yet."""
    sites = [s for s in range(28) if state.is_present(s) and not state.is_face_up(s)]
    return sites, range(state.drawn, len(state.deal.stock))


def with_hidden(state: State, cards: list[Card]) -> State:
    """Return the same view with other cards in the hidden places, sites first."""
    sites, places = hidden_places(state)
    tableau, stock = list(state.deal.tableau), list(state.deal.stock)
    for site, card in zip(sites, cards, strict=False):
        tableau[site] = card
    for place, card in zip(places, cards[len(sites) :], strict=True):
        stock[place] = card
    return replace(state, deal=Deal(tuple(tableau), state.deal.opening, tuple(stock)))


def hidden_cards(state: State) -> list[Card]:
    sites, places = hidden_places(state)
    return [state.deal.tableau[s] for s in sites] + [state.deal.stock[p] for p in places]


@pytest.mark.parametrize("only_winnable", [False, True])
@pytest.mark.parametrize(
    "rules", Random(4).sample(ALL_RULES, 12 if IS_COMPILED else 3), ids=name_of
)
def test_hidden_cards_do_not_change_the_hint(rules: Rules, only_winnable: bool) -> None:
    random = Random(f"{rules}")
    state = in_progress(rules, random, random.randrange(40))
    told = some_hint(state, FEW, only_winnable=only_winnable)
    for _ in range(3):
        cards = hidden_cards(state)
        # Jokers are in the stock only: the other cards change places, then the stock's do.
        plain = [card for card in cards if not card.is_joker]
        jokers = [card for card in cards if card.is_joker]
        random.shuffle(plain)
        count = len(hidden_places(state)[0])
        stock = plain[count:] + jokers
        random.shuffle(stock)
        other = with_hidden(state, plain[:count] + stock)
        assert some_hint(other, FEW, only_winnable=only_winnable) == told


def test_another_seed_tries_other_deals() -> None:
    state = in_progress(EASY, Random(5), 10)
    assert some_hint(state, 60, seed=1) == some_hint(state, 60, seed=1)
    assert some_hint(state, 60, seed=1) != some_hint(state, 60, seed=2)


@pytest.mark.parametrize(
    "rules", Random(6).sample(ALL_RULES, 10 if IS_COMPILED else 3), ids=name_of
)
def test_every_legal_action_has_its_share_the_best_first(rules: Rules) -> None:
    state = in_progress(rules, Random(f"{rules}"), 15)
    told = some_hint(state, FEW)
    assert {share.action for share in told.shares} == set(state.actions)
    assert [share.wins for share in told.shares] == sorted(
        (share.wins for share in told.shares), reverse=True
    )
    assert {share.samples for share in told.shares} == {told.samples} == {FEW}
    assert all(0 <= share.wins <= share.samples for share in told.shares)


def late_state(rules: Rules, random: Random, unseen: int) -> State:
    """Return a position with so many cards not seen, and something left to decide."""
    while True:
        game = Game(DealCode(rules, random.randrange(DEAL_COUNT)))
        analysis = Analysis(game.deal, rules)
        while actions := analysis.winning_actions(game.state) or game.state.actions:
            state = game.state
            if len(hidden_cards(state)) <= unseen:
                if len(state.actions) > 1 and analysis.can_win(state):
                    return state
                break
            # Draws before takes: this leaves cards in the tableau.
            game.play(DRAW if DRAW in actions else random.choice(actions))


def exact_shares(state: State, *, only_winnable: bool) -> dict[Action, float]:
    """Return for each action its share over all orders of the hidden cards."""
    count, wins = 0, dict.fromkeys(state.actions, 0)
    for cards in permutations(hidden_cards(state)):
        other = with_hidden(state, list(cards))
        if only_winnable and not can_win(other.deal, other.rules):
            continue
        count += 1
        for action in Analysis(other.deal, other.rules).winning_actions(other):
            wins[action] += 1
    return {action: number / count for action, number in wins.items()}


@pytest.mark.skipif(not IS_COMPILED, reason="this takes thousands of deals")
@pytest.mark.parametrize("only_winnable", [False, True])
@pytest.mark.parametrize("rules", [EASY, HOGUE_1989, replace(EASY, wrap=False)], ids=name_of)
def test_shares_are_those_of_all_deals_that_fit(rules: Rules, only_winnable: bool) -> None:
    random = Random(f"{rules}{only_winnable}")
    for _ in range(5):
        state = late_state(rules, random, 4)
        exact = exact_shares(state, only_winnable=only_winnable)
        told = some_hint(state, 4000, only_winnable=only_winnable)
        for share in told.shares:
            assert share.wins / share.samples == pytest.approx(exact[share.action], abs=0.05)


def test_with_every_card_seen_one_deal_tells_all() -> None:
    state = late_state(EASY, Random(7), 1)
    told = some_hint(state, 100)
    assert told.samples == 1
    assert not told.is_rough
    winning = set(Analysis(state.deal, EASY).winning_actions(state))
    assert {share.action for share in told.shares if share.wins} == winning


def test_few_deals_are_rough() -> None:
    state = in_progress(EASY, Random(8), 30)
    assert some_hint(state, 3).is_rough
    if IS_COMPILED:
        assert not some_hint(state, ENOUGH).is_rough


def test_a_hint_ends_when_it_is_cancelled_or_out_of_time() -> None:
    state = new("TP1-E-AAAAAAB").state
    asked: list[bool] = []

    def cancelled() -> bool:
        asked.append(True)
        return len(asked) == 2

    told = hint(state, 1, only_winnable=False, seconds=HOUR, samples=10**9, cancelled=cancelled)
    assert len(asked) == 2
    assert 0 < told.samples < 100
    told = hint(state, 1, only_winnable=False, seconds=0, samples=10**9)
    assert 0 < told.samples < 100


def test_a_finished_game_has_no_hint() -> None:
    state = new("TP1-E-AAAAAAB").state
    while state.actions:
        state = state.apply(state.actions[-1])
    assert some_hint(state, 2).shares == ()

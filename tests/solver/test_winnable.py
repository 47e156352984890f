"""Whether a deal can be won, by known answers and by a search that knows no tables."""

from datetime import date
from random import Random

import pytest

from tests.engine.oracle import ON_TOP
from tests.engine.vectors import VECTORS
from tests.solver.effort import EVERYTHING
from tests.solver.known_deals import Known, known_deals
from tripeaks.engine.cards import JOKER, RANKS, Card, Suit
from tripeaks.engine.codes import parse_code
from tripeaks.engine.daily import daily_code
from tripeaks.engine.deal import Deal, deal
from tripeaks.engine.rules import CLASSIC, EASY, Rules
from tripeaks.engine.state import State
from tripeaks.solver.kernel import IS_COMPILED
from tripeaks.solver.winnable import can_win, fewest_draws

KNOWN = known_deals()
SOME = KNOWN if EVERYTHING or IS_COMPILED else KNOWN[2::20]
DAYS = list(VECTORS["daily"])[: None if EVERYTHING or IS_COMPILED else 3]
MADE = [(0, 0), (1, 2), (0, 12), *([(2, 0), (5, 1), (5, 8)] if EVERYTHING else [])]
"""Deals made for the search: draws in the line that was planted, cards changed after that."""


def test_the_known_deals_are_of_all_kinds() -> None:
    assert len(KNOWN) == 200
    kinds = {(known.easy is None, known.classic is None) for known in SOME}
    assert kinds >= {(False, False), (False, True), (True, True)}


@pytest.mark.parametrize("known", SOME)
def test_known_deals_are_answered_right(known: Known) -> None:
    assert can_win(known.deal, EASY) == (known.easy is not None)
    assert can_win(known.deal, CLASSIC) == (known.classic is not None)
    assert fewest_draws(known.deal, EASY) == known.easy
    assert fewest_draws(known.deal, CLASSIC) == known.classic


def test_aaaaaad_is_won_in_easy_and_cannot_be_won_in_classic() -> None:
    code = parse_code("TP1-E-AAAAAAD")
    assert can_win(deal(code), EASY)
    assert not can_win(deal(code), CLASSIC)


@pytest.mark.parametrize("day", DAYS)
def test_daily_deals_are_the_vectors(day: str) -> None:
    assert str(daily_code(date.fromisoformat(day), can_win)) == VECTORS["daily"][day]


# Against a search through positions.


def search(start: State) -> bool:
    """Return whether some line of play wins, trying all of them; no position twice."""
    todo, seen = [start], set[tuple[int, int, int]]()
    while todo:
        state = todo.pop()
        if not state.remaining:
            return True
        rank = 99 if state.waste_top is None else state.waste_top.rank
        place = (state.remaining, state.drawn, rank)
        if place not in seen:
            seen.add(place)
            todo += [state.apply(action) for action in reversed(state.actions)]
    return False


def planted(rules: Rules, random: Random, draws: int) -> Deal:
    """Return a deal that a certain line of play with some draws wins, unless *draw only when
    nothing fits* forbids it. Ranks need not be those of a pack.
    """
    order: list[int] = []
    while len(order) < 28:
        left = set(range(28)) - set(order)
        order.append(random.choice([site for site in left if not ON_TOP[site] & left]))
    stock = random.sample(range(1, 28), draws) if draws else []
    rank = random.randint(1, 13)
    opening = None if rules.empty_waste else Card(rank, Suit.CLUBS)
    tableau, drawn = [JOKER] * 28, list[Card]()
    for number, site in enumerate(order):
        if number in stock:
            rank = random.randint(1, 13)
            drawn.append(Card(rank, Suit.CLUBS))
        if number or opening is not None:
            rank = random.choice([other for other in RANKS if rules.fits(*pair(other, rank))])
        tableau[site] = Card(rank, Suit.CLUBS)
    return Deal(tuple(tableau), opening, tuple(drawn))


def pair(rank: int, top: int) -> tuple[Card, Card]:
    return Card(rank, Suit.CLUBS), Card(top, Suit.CLUBS)


def disturbed(dealt: Deal, random: Random, changes: int) -> Deal:
    """Return a deal with some cards of the tableau changed."""
    tableau = list(dealt.tableau)
    for _ in range(changes):
        tableau[random.randrange(28)] = Card(random.randint(1, 13), Suit.CLUBS)
    return Deal(tuple(tableau), dealt.opening, dealt.stock)


def with_jokers(dealt: Deal, count: int, random: Random) -> Deal:
    stock = list(dealt.stock)
    for _ in range(count):
        stock.insert(random.randint(0, len(stock)), JOKER)
    return Deal(dealt.tableau, dealt.opening, tuple(stock))


@pytest.mark.parametrize("stuck_only", [False, True])
@pytest.mark.parametrize("empty_waste", [False, True])
@pytest.mark.parametrize("jokers", [0, 1, 2])
@pytest.mark.parametrize("wrap", [False, True])
def test_the_answer_is_that_of_trying_every_line(
    wrap: bool, jokers: int, empty_waste: bool, stuck_only: bool
) -> None:
    rules = Rules(wrap, jokers=jokers, empty_waste=empty_waste, draw_only_when_stuck=stuck_only)
    random, answers = Random(f"{rules}"), list[bool]()
    for draws, changes in MADE:
        made = planted(rules, random, draws)
        dealt = with_jokers(disturbed(made, random, changes), jokers, random)
        answers.append(can_win(dealt, rules))
        assert answers[-1] == search(State.initial(dealt, rules))
        assert answers[-1] or changes or stuck_only, "the line that was planted wins"
    assert set(answers) == {False, True}, "otherwise these deals show nothing"

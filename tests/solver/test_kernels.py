"""The compiled kernel and its twin in plain Python give the same answers.

Each run tries some hundred positions; ``ALL_DEALS=1`` tries over 10,000, of every rule set.
"""

from random import Random
from types import ModuleType

import pytest

from tests.engine.strategies import ALL_RULES, wander
from tests.solver.effort import EVERYTHING, name_of
from tripeaks.engine.codes import DEAL_COUNT, DealCode
from tripeaks.engine.game import Game
from tripeaks.engine.moves import Draw
from tripeaks.engine.rules import Rules
from tripeaks.engine.state import Outcome, State
from tripeaks.engine.tableau import FULL
from tripeaks.solver import twin
from tripeaks.solver.hint import see
from tripeaks.solver.kernel import IS_COMPILED
from tripeaks.solver.puzzle import Gains, Puzzle, puzzle
from tripeaks.solver.twin.sets import reachable_sets

pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="there is no compiled kernel here")


@pytest.fixture(scope="module")
def compiled() -> ModuleType:
    from tripeaks.solver import _kernel

    return _kernel


def positions(rules: Rules, random: Random, count: int) -> list[State]:
    """Return positions of one deal, from its start to the ends of games."""
    code = DealCode(rules, random.randrange(DEAL_COUNT))
    found: list[State] = []
    while len(found) < count:
        game = Game(code)
        wander(game, random, random.randrange(60))
        found.append(game.state)
    return found


def gains_of(rules: Rules, *, wins_only: bool) -> Gains:
    scoring = rules.scoring
    left = scoring.leftover_points(1)
    return Gains(scoring.take, scoring.draw, scoring.peaks, scoring.clear_bonus, left, wins_only)


def sampled(rules_count: int, seed: int) -> list[Rules]:
    return ALL_RULES if EVERYTHING else Random(seed).sample(ALL_RULES, rules_count)


@pytest.mark.parametrize("rules", sampled(12, 1), ids=name_of)
def test_whole_tables_of_wins(compiled: ModuleType, rules: Rules) -> None:
    states = positions(rules, Random(f"{rules}"), 30)
    cards = puzzle(states[0].deal, rules)
    tables = compiled.WinTable(cards), twin.WinTable(cards)
    for state in states:
        for action in state.actions:
            if isinstance(action, Draw):
                draws = [table.after_draw(state.remaining, state.drawn + 1) for table in tables]
            else:
                draws = [
                    table.after_take(state.remaining, action.site, state.drawn) for table in tables
                ]
            assert draws[0] == draws[1]
    assert tables[0].after_draw(FULL, 0) == tables[1].after_draw(FULL, 0)
    assert compiled.fewest_draws(cards) == twin.fewest_draws(cards)
    assert compiled.can_win(cards) == twin.can_win(cards)


@pytest.mark.parametrize("wins_only", [False, True])
@pytest.mark.parametrize("rules", sampled(3, 2), ids=name_of)
def test_whole_tables_of_scores(compiled: ModuleType, rules: Rules, wins_only: bool) -> None:
    states = positions(rules, Random(f"{rules}{wins_only}"), 60)
    cards, gains = puzzle(states[0].deal, rules), gains_of(rules, wins_only=wins_only)
    fast, slow = compiled.ScoreTable(cards, gains), twin.ScoreTable(cards, gains)
    for state in states:
        for drawn in range(state.drawn, cards.stock + 1):
            assert fast.after_draw(state.remaining, drawn) == slow.after_draw(
                state.remaining, drawn
            )


@pytest.mark.parametrize("only_winnable", [False, True])
@pytest.mark.parametrize("rules", sampled(5, 3), ids=name_of)
def test_samples(compiled: ModuleType, rules: Rules, only_winnable: bool) -> None:
    for number, state in enumerate(positions(rules, Random(f"{rules}{only_winnable}"), 6)):
        if state.outcome is Outcome.IN_PROGRESS:
            seen = see(state)
            assert compiled.sample_wins(seen, only_winnable, number, 3) == twin.sample_wins(
                seen, only_winnable, number, 3
            )


def test_both_know_the_same_sets(compiled: ModuleType) -> None:
    sets = reachable_sets()
    assert (len(sets.remaining), sum(map(len, sets.takes))) == (22_932, 119_364)
    table = compiled.WinTable(Puzzle(bytes([1] * 28), bytes([2, 1]), True, False))
    for remaining, takes in zip(sets.remaining, sets.takes, strict=True):
        exposed = {site for site, _ in takes}
        for site in range(28) if remaining % 97 == 0 else exposed:
            if site in exposed:
                table.after_take(remaining, site, 0)
            else:
                with pytest.raises(ValueError, match="not exposed"):
                    table.after_take(remaining, site, 0)


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        (Puzzle(bytes([1] * 27), bytes([1]), True, False), "28 cards"),
        (Puzzle(bytes([1] * 28), bytes([1] * 32), True, False), "28 cards"),
        (Puzzle(bytes([1] * 28), b"", True, False), "28 cards"),
        (Puzzle(bytes([14] * 28), bytes([1]), True, False), "rank 14"),
        (Puzzle(bytes([1] * 28), bytes([1, 14]), True, False), "rank 14"),
    ],
)
def test_what_is_no_puzzle_is_refused(compiled: ModuleType, cards: Puzzle, words: str) -> None:
    for compute in (compiled.can_win, compiled.fewest_draws, compiled.WinTable):
        with pytest.raises(ValueError, match=words):
            compute(cards)


def test_what_is_no_position_is_refused(compiled: ModuleType) -> None:
    table = compiled.WinTable(Puzzle(bytes([1] * 28), bytes([2, 1]), True, False))
    for remaining in (1 << 27, FULL ^ 1, 1 << 28, FULL << 1):
        with pytest.raises(ValueError, match="set"):
            table.after_draw(remaining, 0)
    for drawn in (-1, 2):
        with pytest.raises(ValueError, match="stock"):
            table.after_draw(FULL, drawn)

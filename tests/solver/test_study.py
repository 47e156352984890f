"""Studies: their sums, their parts, and the interval."""

from random import Random

import pytest

from tripeaks.engine.codes import DEAL_COUNT, DealCode
from tripeaks.engine.deal import deal
from tripeaks.engine.rules import CLASSIC, EASY, Rules
from tripeaks.solver.kernel import IS_COMPILED
from tripeaks.solver.study import Tally, part_of, pieces, study_deals, wilson_interval
from tripeaks.solver.winnable import fewest_draws

COUNT = 200 if IS_COMPILED else 4


@pytest.mark.parametrize("rules", [EASY, CLASSIC])
def test_a_study_counts_its_deals(rules: Rules) -> None:
    numbers = range(1000, 1000 + COUNT)
    draws = [fewest_draws(deal(DealCode(rules, number)), rules) for number in numbers]
    won = [count for count in draws if count is not None]
    assert study_deals(rules, numbers) == Tally(COUNT, len(won), sum(won))


def test_after_the_last_deal_comes_the_first() -> None:
    around = study_deals(EASY, range(DEAL_COUNT - 2, DEAL_COUNT + 2))
    assert around == study_deals(EASY, range(DEAL_COUNT - 2, DEAL_COUNT)) + study_deals(
        EASY, range(2)
    )


def test_parts_and_pieces_make_the_whole() -> None:
    random = Random(1)
    for _ in range(100):
        first, count = random.randrange(DEAL_COUNT), random.randrange(1, 200)
        numbers, parts = range(first, first + count), random.randrange(1, 50)
        cut = [part_of(numbers, part, parts) for part in range(1, parts + 1)]
        assert [number for part in cut for number in part] == list(numbers)
        assert max(map(len, cut)) - min(map(len, cut)) <= 1
        assert [number for piece in pieces(numbers, parts) for number in piece] == list(numbers)


def test_shares_and_means() -> None:
    tally = Tally(10, 4, 50)
    assert (tally.winnable_share, tally.mean_fewest_draws) == (0.4, 12.5)
    assert (Tally().winnable_share, Tally(3).mean_fewest_draws) == (None, None)


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        # Newcombe (1998), table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0),
    ],
)
def test_the_interval_is_wilsons(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson_interval(successes, trials) == pytest.approx((low, high), abs=5e-5)


def test_no_deals_say_nothing() -> None:
    assert wilson_interval(0, 0) == (0.0, 1.0)

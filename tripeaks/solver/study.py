"""Studies of many deals: how many can be won, and with how few draws on average.

A study covers consecutive deal numbers. It is sums of whole numbers, so that its parts add up to
the whole exactly, whoever computed them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from typing import Final

from tripeaks.engine.codes import DEAL_COUNT, DealCode
from tripeaks.engine.deal import deal
from tripeaks.engine.rules import Rules
from tripeaks.solver.winnable import fewest_draws

_Z: Final = 1.959963984540054
"""The normal distribution's two-sided 95 % point."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What a study counts: deals, those that can be won, and the sum of their fewest draws."""

    deals: int = 0
    winnable: int = 0
    draws: int = 0

    def __add__(self, other: "Tally") -> "Tally":
        """Return the tally of both studies together."""
        return Tally(
            self.deals + other.deals, self.winnable + other.winnable, self.draws + other.draws
        )

    @property
    def winnable_share(self) -> float | None:
        """The share of deals that can be won; None for no deals."""
        return self.winnable / self.deals if self.deals else None

    @property
    def mean_fewest_draws(self) -> float | None:
        """The mean of the fewest draws over deals that can be won; None for no such deals."""
        return self.draws / self.winnable if self.winnable else None


def study_deals(rules: Rules, numbers: range) -> Tally:
    """Return the tally of the deals with these numbers, counted around after the last deal."""
    winnable = draws = 0
    for number in numbers:
        fewest = fewest_draws(deal(DealCode(rules, number % DEAL_COUNT)), rules)
        if fewest is not None:
            winnable += 1
            draws += fewest
    return Tally(len(numbers), winnable, draws)


def part_of(numbers: range, part: int, parts: int) -> range:
    """Return one of `parts` near-equal parts of consecutive numbers; `part` counts from 1."""
    count = len(numbers)
    return numbers[count * (part - 1) // parts : count * part // parts]


def pieces(numbers: range, size: int) -> Iterator[range]:
    """Yield consecutive numbers in pieces of at most `size`."""
    for first in range(0, len(numbers), size):
        yield numbers[first : first + size]


def wilson_interval(successes: int, trials: int) -> tuple[float, float]:
    """Return the 95 % Wilson score interval of a share."""
    if not trials:
        return (0.0, 1.0)
    share, z2 = successes / trials, _Z * _Z
    middle = share + z2 / (2 * trials)
    half = _Z * sqrt(share * (1 - share) / trials + z2 / (4 * trials * trials))
    scale = 1 + z2 / trials
    # At the ends rounding would leave a hair over 0 or under 1.
    low = 0.0 if not successes else (middle - half) / scale
    high = 1.0 if successes == trials else (middle + half) / scale
    return (low, high)

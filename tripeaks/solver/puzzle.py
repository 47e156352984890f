"""A deal and its rules as the plain numbers that the kernels compute with."""

from typing import Final, NamedTuple

from tripeaks.engine.deal import Deal
from tripeaks.engine.rules import Rules

JOKER_RANK: Final = 0
EMPTY: Final = 14
"""Stands for the empty waste, next to the ranks 1 to 13 and the joker's 0."""

MAX_STOCK: Final = 30
"""More cards than any stock has; the kernels' vectors and bit sets hold one place for each."""

LOST: Final = -1
"""Instead of a number of draws: cannot be won."""


class Puzzle(NamedTuple):
    """What decides whether and how a deal can be won.

    `tableau`: the rank of each site's card. `tops`: by the number of cards drawn, the rank that
    then lies on the waste before any take: first the opening card's (or EMPTY), then the
    stock's. `wrap`: king and ace fit. `stuck_only`: no draw while a card fits.
    """

    tableau: bytes
    tops: bytes
    wrap: bool
    stuck_only: bool

    @property
    def stock(self) -> int:
        """How many cards the stock has."""
        return len(self.tops) - 1


def puzzle(deal: Deal, rules: Rules) -> Puzzle:
    """Return a deal and its rules as a puzzle."""
    opening = EMPTY if deal.opening is None else deal.opening.rank
    return Puzzle(
        bytes(card.rank for card in deal.tableau),
        bytes((opening, *(card.rank for card in deal.stock))),
        rules.wrap,
        rules.draw_only_when_stuck,
    )


class Gains(NamedTuple):
    """What the parts of a complete game are worth, to be made as much as possible of.

    `take` is None where a take is worth its place in the unbroken chain. `left` is for each
    card left in a stuck game; with `wins_only` a stuck game does not count at all.
    """

    take: int | None
    draw: int
    peaks: tuple[int, int, int]
    clear: int
    left: int
    wins_only: bool


class Samples(NamedTuple):
    """How many deals were tried, and how many of them each take (by site) and the draw win."""

    tried: int
    takes: tuple[int, ...]
    draw: int


class Unseen(NamedTuple):
    """A position as a player sees it.

    `known`: the deal with any ranks in the places that are not seen. `taken`: the rank on the
    waste where it was taken, 0 where it lay there or was drawn. `sites`: the face-down sites.
    `ranks`: the ranks of all cards not seen, ascending, without the `jokers` among them.
    """

    known: Puzzle
    remaining: int
    drawn: int
    taken: int
    sites: bytes
    ranks: bytes
    jokers: int

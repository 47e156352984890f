"""Whether a deal can be won with every card known: one exact pass over the sets of sites.

For each set of remaining sites and each rank on the waste, a set of bits says after how many
draws it can be reached. Sets are visited from the full one down, so that every set is complete
when its turn comes. Drawing makes every later place of the stock reachable, but for *draw only
when nothing fits*, where each place decides by itself.
"""

from typing import Final

from tripeaks.engine.cards import JOKER, RANKS, Card, Suit
from tripeaks.engine.deal import Deal
from tripeaks.engine.rules import Rules
from tripeaks.engine.tableau import FULL, exposed_sites

_EMPTY: Final = 14
"""Stands for the empty waste, next to the ranks 1-13 and the joker's 0."""

_Reached = dict[int, int]
"""By rank on the waste: the set of numbers of draws."""


def can_win(deal: Deal, rules: Rules) -> bool:
    """Return whether some line of play takes all 28 cards."""
    start = _EMPTY if deal.opening is None else deal.opening.rank
    by_count: list[dict[int, _Reached]] = [{} for _ in range(FULL.bit_count() + 1)]
    by_count[-1][FULL] = {start: 1}
    fitting = _fitting_ranks(rules)
    ranks = [card.rank for card in deal.tableau]
    stock = [card.rank for card in deal.stock]
    for level, below in zip(by_count[:0:-1], by_count[-2::-1], strict=True):
        for remaining, reached in level.items():
            takes = [(site, ranks[site]) for site in exposed_sites(remaining)]
            if rules.draw_only_when_stuck:
                blocked = {top for _, rank in takes for top in fitting[rank]}
                _draw_where_stuck(reached, stock, blocked)
            else:
                _draw_freely(reached, stock)
            for site, rank in takes:
                draws = 0
                for top in fitting[rank]:
                    draws |= reached.get(top, 0)
                if draws:
                    after = below.setdefault(remaining ^ 1 << site, {})
                    after[rank] = after.get(rank, 0) | draws
    return bool(by_count[0])


def _fitting_ranks(rules: Rules) -> list[tuple[int, ...]]:
    """Return for each rank of a card the ranks on the waste that it fits."""
    tops = [JOKER, *(Card(rank, Suit.CLUBS) for rank in RANKS)]
    return [(*(top.rank for top in tops if rules.fits(card, top)), _EMPTY) for card in tops]


def _draw_freely(reached: _Reached, stock: list[int]) -> None:
    places = 0
    for top, draws in reached.items():
        if top != _EMPTY:
            places |= draws
    if places:
        first = (places & -places).bit_length() - 1
        for drawn in range(first, len(stock)):
            rank = stock[drawn]
            reached[rank] = reached.get(rank, 0) | 1 << drawn + 1


def _draw_where_stuck(reached: _Reached, stock: list[int], blocked: set[int]) -> None:
    for drawn, rank in enumerate(stock):
        if any(draws >> drawn & 1 for top, draws in reached.items() if top not in blocked):
            reached[rank] = reached.get(rank, 0) | 1 << drawn + 1

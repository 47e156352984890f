"""A fair hint: which action is best as far as a player can see.

The cards that the player does not see are dealt at random, many times; for each such deal the
kernel tells after which actions it can still be won. Nothing here looks at a hidden card.
"""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Final

from tripeaks.engine.moves import Action, Draw, Take
from tripeaks.engine.shuffle import SplitMix64
from tripeaks.engine.state import State
from tripeaks.engine.tableau import COVERED_BY, SITE_COUNT, is_exposed
from tripeaks.solver.kernel import IS_COMPILED, sample_wins
from tripeaks.solver.puzzle import Unseen, puzzle

ENOUGH: Final = 200
"""A hint from fewer deals than this is rough."""

_AT_ONCE: Final = 16 if IS_COMPILED else 1
"""How many deals are tried between two looks at the clock."""

_MOST_REFUSED: Final = 50
"""How many deals that cannot be won may be dealt for each one asked for."""


@dataclass(frozen=True, slots=True)
class Share:
    """In how many of the deals tried an action leaves the game winnable."""

    action: Action
    wins: int
    samples: int


@dataclass(frozen=True, slots=True)
class Hint:
    """The legal actions with their shares, the best first; and whether the shares are rough."""

    shares: tuple[Share, ...]
    samples: int
    is_rough: bool


def hint(
    state: State,
    seed: int,
    *,
    only_winnable: bool,
    seconds: float,
    samples: int,
    cancelled: Callable[[], bool] = lambda: False,
) -> Hint:
    """Return a hint for a game in progress from up to `samples` deals that fit what is seen.

    `only_winnable`: the deal is known to be winnable from its start, so that other deals do not
    fit. It ends after about `seconds`, or as soon as `cancelled` says so, with the deals tried
    by then. The same `seed` and number of deals give the same hint.
    """
    unseen = see(state)
    # With every card seen one deal tells all.
    wanted = samples if len(unseen.ranks) + unseen.jokers > 1 else min(1, samples)
    generator, end = SplitMix64(seed), monotonic() + seconds
    tried, dealt, draws, takes = 0, 0, 0, [0] * SITE_COUNT
    while tried < wanted and dealt < wanted * _MOST_REFUSED:
        count = min(_AT_ONCE, wanted - tried)
        found = sample_wins(unseen, only_winnable, generator.next(), count)
        dealt += count
        tried += found.tried
        draws += found.draw
        takes = [a + b for a, b in zip(takes, found.takes, strict=True)]
        if cancelled() or monotonic() >= end:
            break
    shares = [
        Share(action, draws if isinstance(action, Draw) else takes[action.site], tried)
        for action in state.actions
    ]
    shares.sort(key=lambda share: (-share.wins, -_turned_up(state, share.action)))
    is_rough = tried < (ENOUGH if wanted == samples else 1)
    return Hint(tuple(shares), tried, is_rough)


def see(state: State) -> Unseen:
    """Return a position as its player sees it."""
    cards, full = state.deal.tableau, puzzle(state.deal, state.rules)
    sites = [
        site for site in range(SITE_COUNT) if state.is_present(site) and not state.is_face_up(site)
    ]
    undrawn = state.deal.stock[state.drawn :]
    ranks = [cards[site].rank for site in sites] + [c.rank for c in undrawn if not c.is_joker]
    blank = 1
    tableau = bytearray(full.tableau)
    for site in sites:
        tableau[site] = blank
    tops = full.tops[: state.drawn + 1] + bytes([blank] * len(undrawn))
    top = state.waste_top
    return Unseen(
        full._replace(tableau=bytes(tableau), tops=tops),
        state.remaining,
        state.drawn,
        top.rank if top is not None and state.chain else 0,
        bytes(sites),
        bytes(sorted(ranks)),
        sum(card.is_joker for card in undrawn),
    )


def _turned_up(state: State, action: Action) -> int:
    """Return how many cards a take uncovers; a draw comes after all takes, with -1."""
    if not isinstance(action, Take):
        return -1
    after = state.remaining ^ 1 << action.site
    return sum(is_exposed(site, after) for site in COVERED_BY[action.site])

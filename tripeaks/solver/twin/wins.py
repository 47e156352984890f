"""Whether a deal can be won and with how few draws: one pass over the sets of sites.

For each set of remaining sites and each rank taken last, a set of bits says after how many draws
it can be reached. Sets are visited from the full one down, so that every set is complete when
its turn comes. Drawing makes every later place of the stock reachable, but for *draw only when
nothing fits*, where each place decides by itself.
"""

from typing import Final

from tripeaks.engine.tableau import FULL, exposed_sites
from tripeaks.solver.fitting import fitting, places
from tripeaks.solver.puzzle import EMPTY, LOST, Puzzle
from tripeaks.solver.twin.sets import reachable_sets

BUDGET: Final = 2000
"""How many positions a search looks at before the pass over all sets takes over."""

_Reached = list[int]
"""By rank taken last, 1 to 13 and a place at each end: the set of numbers of draws."""

_NOWHERE: Final[_Reached] = [0] * 15


def can_win(puzzle: Puzzle) -> bool:
    """Return whether some line of play takes all 28 cards."""
    found = _search(puzzle)
    return fewest_draws(puzzle) != LOST if found is None else found


def _search(puzzle: Puzzle) -> bool | None:
    """Look for a win depth first, for a while; None where that does not tell."""
    tableau, tops, fits = puzzle.tableau, puzzle.tops, fitting(puzzle.wrap)
    todo, seen = [(FULL, tops[0], 0)], set[tuple[int, int, int]]()
    while todo:
        if len(seen) == BUDGET:
            return None
        position = todo.pop()
        if position in seen:
            continue
        seen.add(position)
        remaining, top, drawn = position
        takes = [
            (remaining ^ 1 << site, tableau[site], drawn)
            for site in exposed_sites(remaining)
            if fits[top] >> tableau[site] & 1
        ]
        if takes and not takes[0][0]:
            return True
        if drawn < puzzle.stock and top != EMPTY and not (takes and puzzle.stuck_only):
            todo.append((remaining, tops[drawn + 1], drawn + 1))
        todo += takes
    return False


def fewest_draws(puzzle: Puzzle) -> int:
    """Return the fewest draws of a win, LOST where there is none."""
    tableau, fits_at, wrap = puzzle.tableau, places(puzzle), puzzle.wrap
    takes_of = reachable_sets().takes
    reached: list[_Reached] = [_NOWHERE] * len(takes_of)
    reached[-1] = list(_NOWHERE)
    for number in range(len(takes_of) - 1, 0, -1):
        own, takes = reached[number], takes_of[number]
        if own is _NOWHERE:
            continue
        if puzzle.stuck_only:
            drawn = _drawn_where_stuck(puzzle, fits_at, own, [tableau[site] for site, _ in takes])
        else:
            drawn = _drawn_freely(puzzle, own)
        if wrap:
            own[0], own[14] = own[13], own[1]
        for site, after in takes:
            rank = tableau[site]
            draws = drawn & fits_at[rank] | own[rank - 1] | own[rank + 1]
            if draws:
                if reached[after] is _NOWHERE:
                    reached[after] = list(_NOWHERE)
                reached[after][rank] |= draws
    draws = 0
    for places_at_end in reached[0]:
        draws |= places_at_end
    return (draws & -draws).bit_length() - 1 if draws else LOST


def _drawn_freely(puzzle: Puzzle, own: _Reached) -> int:
    """Return at which numbers of cards drawn the stock's card can lie on the waste."""
    every = (2 << puzzle.stock) - 1
    places_before = 0
    for draws in own:
        places_before |= draws
    if places_before:
        return -((places_before & -places_before) << 1) & every
    return 1 if puzzle.tops[0] == EMPTY else every  # the full set, before any take


def _drawn_where_stuck(
    puzzle: Puzzle, fits_at: list[int], own: _Reached, exposed: list[int]
) -> int:
    """Return the same where no card is drawn while one of the `exposed` ranks fits."""
    fits, ranks, blocked, before, drawn = fitting(puzzle.wrap), 0, 0, 0, 0
    for rank in exposed:
        ranks |= 1 << rank
        blocked |= fits_at[rank]
    for rank, draws in enumerate(own):
        before |= draws
        if not ranks & fits[rank]:
            drawn |= draws
    drawn = drawn << 1 if before else 1
    for place in range(puzzle.stock):
        drawn |= (drawn & ~blocked & 1 << place) << 1
    return drawn & (2 << puzzle.stock) - 1

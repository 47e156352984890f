"""The sets of remaining sites that play can reach: 22,932 of them, the same for every deal.

A *take* is a set and one of its exposed sites. Sets stand in ascending order of size, and within
a size of value; so each one comes after all that can follow from it. The takes of a set stand
together, in ascending order of site.
"""

from functools import cache
from typing import NamedTuple

from tripeaks.engine.tableau import COVER_MASKS, COVERED_BY, FULL, exposed_sites, sites


class Sets(NamedTuple):
    """The reachable sets and the takes between them, by number.

    `remaining`: the sets. `numbers`: the number of each set. `takes`: for each set the exposed
    sites and the numbers of the sets after taking them.
    """

    remaining: list[int]
    numbers: dict[int, int]
    takes: list[tuple[tuple[int, int], ...]]


@cache
def reachable_sets() -> Sets:
    """Return the sets, made once a process."""
    levels = [{FULL: sum(1 << site for site in exposed_sites(FULL))}]
    while 0 not in levels[-1]:
        levels.append(_next_level(levels[-1]))
    exposed = [item for level in reversed(levels) for item in sorted(level.items())]
    numbers = {remaining: number for number, (remaining, _) in enumerate(exposed)}
    takes = [
        tuple((site, numbers[remaining ^ 1 << site]) for site in sites(free))
        for remaining, free in exposed
    ]
    return Sets(list(numbers), numbers, takes)


def _next_level(level: dict[int, int]) -> dict[int, int]:
    """Return all sets with one card less, each with the set of its exposed sites."""
    following: dict[int, int] = {}
    for remaining, exposed in level.items():
        for site in sites(exposed):
            after = remaining ^ 1 << site
            if after not in following:
                free = exposed ^ 1 << site
                for below in COVERED_BY[site]:
                    if not after & COVER_MASKS[below]:
                        free |= 1 << below
                following[after] = free
    return following

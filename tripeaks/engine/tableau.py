"""The 28 sites of the tableau: rows, columns, peaks, and one cover table.

Sites are numbered 0-27, row by row from the tips, left to right (rules: the deal). A set of
sites is a 28-bit int, bit ``i`` for site ``i``.
"""

from collections.abc import Iterator
from enum import Enum
from typing import Final

SITE_COUNT: Final = 28
FULL: Final = (1 << SITE_COUNT) - 1
"""The set of all sites."""

ROWS: Final = (range(0, 3), range(3, 9), range(9, 18), range(18, 28))
"""The sites of each row, the tips first, the bottom row last."""

BOTTOM_ROW: Final = ROWS[-1]


class Peak(Enum):
    """One of the three peaks; its value is the name used in JSON."""

    LEFT = "left"
    MIDDLE = "middle"
    RIGHT = "right"


TIPS: Final = {Peak.LEFT: 0, Peak.MIDDLE: 1, Peak.RIGHT: 2}
"""The tip of each peak: always the last card of its peak to go."""

TIP_SET: Final = 0b111


def _covering(site: int) -> tuple[int, ...]:
    if site in ROWS[0]:
        first = 3 + 2 * site
    elif site in ROWS[1]:
        j = site - 3
        first = 9 + j + j // 2
    elif site in ROWS[2]:
        first = site + 9
    else:
        return ()
    return (first, first + 1)


COVERING: Final = tuple(_covering(site) for site in range(SITE_COUNT))
"""For each site the two sites whose cards lie on it; empty for the bottom row."""

COVER_MASKS: Final = tuple(sum(1 << cover for cover in pair) for pair in COVERING)
"""`COVERING` as sets."""

COVERED_BY: Final = tuple(
    tuple(below for below, pair in enumerate(COVERING) if site in pair)
    for site in range(SITE_COUNT)
)
"""For each site the sites on which its card lies."""


def _column(site: int) -> int:
    if site in BOTTOM_ROW:
        return 2 * (site - BOTTOM_ROW.start)
    return _column(COVERING[site][0]) + 1


COLUMNS: Final = tuple(_column(site) for site in range(SITE_COUNT))
"""The left edge of each site in half cards: 0 for site 18, 18 for site 27."""


def row_of(site: int) -> int:
    """Return the row of a site, 0 (tips) to 3 (bottom row)."""
    return next(number for number, row in enumerate(ROWS) if site in row)


def _peak_of(site: int) -> Peak:
    if site in BOTTOM_ROW:
        k = site - BOTTOM_ROW.start
        return Peak.LEFT if k < 3 else Peak.MIDDLE if k < 6 else Peak.RIGHT
    covers = COVERED_BY[site]
    return _peak_of(covers[0]) if covers else list(Peak)[site]


PEAKS: Final = tuple(_peak_of(site) for site in range(SITE_COUNT))
"""The peak that owns each site: 9, 9 and 10 cards."""


def sites(site_set: int) -> Iterator[int]:
    """Yield the sites of a set in ascending order."""
    while site_set:
        low = site_set & -site_set
        yield low.bit_length() - 1
        site_set ^= low


def is_exposed(site: int, remaining: int) -> bool:
    """Whether the card at `site` is there and no card lies on it."""
    return bool(remaining >> site & 1) and not remaining & COVER_MASKS[site]


def exposed_sites(remaining: int) -> tuple[int, ...]:
    """Return the exposed sites in ascending order."""
    return tuple(site for site in sites(remaining) if not remaining & COVER_MASKS[site])

"""Checksums over rows: SQLite itself does not notice a changed byte within a row.

The seal of a finished game is a sum of its figures, each times a prime of its own: SQLite checks
it without Python, 100,000 rows in a tenth of a second, and any one changed figure breaks it.
The games on the table are few; theirs are CRC-32.
"""

import struct
import zlib
from collections.abc import Sequence
from typing import Final

SEALED: Final = (
    "id",
    "place",
    "rule_set",
    "deal",
    "started_ms",
    "ended_ms",
    "day",
    "daily",
    "result",
    "score",
    "moves",
    "draws",
    "undos",
    "hints",
    "checks",
    "longest_chain",
    "elapsed_ms",
    "cards_taken",
    "is_again",
    "is_known_winnable",
    "par",
)
"""The columns of a finished game that its seal covers, in order."""

_NONE: Final = -1_000_003
"""What a missing figure counts as."""

_PRIMES: Final = (
    *(1009, 1013, 1019, 1021, 1031, 1033, 1039, 1049, 1051, 1061, 1063),
    *(1069, 1087, 1091, 1093, 1097, 1103, 1109, 1117, 1123, 1129),
)
"""So small that a sum stays below 2^63 for moments up to the year 9999."""

SEAL_SQL: Final = " + ".join(
    f"{prime} * ifnull({column}, {_NONE})" for prime, column in zip(_PRIMES, SEALED, strict=True)
)
"""The seal of a row of `finished` as SQLite computes it."""

TALLY_MASK: Final = 0x7FFFFFFF
"""The bits of each seal that the tally adds up: 100,000,000 games stay far below 2^63."""


def seal_figures(figures: Sequence[int | None]) -> int:
    """Return the seal of the figures of the columns `SEALED`."""
    return sum(
        prime * (_NONE if figure is None else figure)
        for prime, figure in zip(_PRIMES, figures, strict=True)
    )


def seal_row(values: Sequence[object]) -> int:
    """Return the seal of a row of `game`."""
    return zlib.crc32(repr(tuple(values)).encode())


def seal_entry(before: int, number: int, what: int, elapsed_ms: int) -> int:
    """Return the seal of an entry that follows one whose seal is `before`.

    The first follows `seal_row` of its game's identity.
    """
    return zlib.crc32(struct.pack("<qqq", number, what, elapsed_ms), before)

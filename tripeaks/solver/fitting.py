"""Which ranks fit which, as bit sets, for one puzzle."""

from typing import Final

from tripeaks.solver.puzzle import EMPTY, JOKER_RANK, Puzzle

_ANY: Final = sum(1 << rank for rank in range(1, 14))


def fitting(wrap: bool) -> list[int]:
    """Return by the rank on the waste the set of ranks that fit."""
    fits = [0b101 << rank >> 1 & _ANY for rank in range(15)]
    fits[JOKER_RANK] = fits[EMPTY] = _ANY
    if wrap:
        fits[1] |= 1 << 13
        fits[13] |= 1 << 1
    return fits


def places(puzzle: Puzzle) -> list[int]:
    """Return by a card's rank at which numbers of cards drawn it fits the stock's card."""
    fits = fitting(puzzle.wrap)
    return [
        sum((fits[top] >> rank & 1) << drawn for drawn, top in enumerate(puzzle.tops))
        for rank in range(15)
    ]

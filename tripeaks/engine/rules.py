"""The frozen rule set of a deal: every variant of the rules but timing and matches."""

from dataclasses import dataclass
from typing import Final

from tripeaks.engine.cards import KING, RANKS, Card
from tripeaks.engine.scoring import CHAIN, HOGUE, MOVES, Scoring

MAX_JOKERS: Final = 2


@dataclass(frozen=True, slots=True)
class Rules:
    """A rule set; the defaults are *Easy*.

    `wrap`: king and ace are neighbours. `open_peaks`: the whole tableau lies face up.
    `jokers`: how many are shuffled into the stock, 0 to 2. `empty_waste`: the first action
    takes a card of the bottom row. `draw_only_when_stuck`: no draw while a card fits.
    """

    wrap: bool = True
    scoring: Scoring = MOVES
    open_peaks: bool = False
    jokers: int = 0
    empty_waste: bool = False
    draw_only_when_stuck: bool = False

    def __post_init__(self) -> None:
        """Refuse a number of jokers that the rules do not have."""
        if self.jokers not in range(MAX_JOKERS + 1):
            raise ValueError(f"jokers must be 0 to {MAX_JOKERS}, not {self.jokers}")

    def fits(self, card: Card, top: Card | None) -> bool:
        """Whether `card` may be taken onto the waste's top card.

        Exactly one rank above or below; on a joker or an empty waste (None) every card fits.
        """
        if top is None:
            return True
        return top.rank in _FITTING[self.wrap][card.rank]


def _fitting(rank: int, *, wrap: bool) -> frozenset[int]:
    joker = 0
    ends = {KING + 1 - rank} if wrap and rank in (RANKS[0], KING) else set()
    return frozenset({joker, rank - 1, rank + 1} | ends)


_FITTING: Final = {
    wrap: (frozenset[int](), *(_fitting(rank, wrap=wrap) for rank in RANKS))
    for wrap in (False, True)
}

EASY: Final = Rules()
CLASSIC: Final = Rules(wrap=False)
TRADITIONAL: Final = Rules(scoring=CHAIN, draw_only_when_stuck=True)
HOGUE_1989: Final = Rules(wrap=False, scoring=HOGUE, draw_only_when_stuck=True)

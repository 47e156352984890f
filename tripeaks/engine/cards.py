"""Cards: ranks, suits, the joker, and which ranks are neighbours."""

from enum import Enum
from typing import Final, NamedTuple

RANK_LETTERS: Final = "A23456789TJQK"
"""One letter a rank, ace (1) first, as codes and JSON write them."""

ACE: Final = 1
TEN: Final = 10
JACK: Final = 11
QUEEN: Final = 12
KING: Final = 13
RANKS: Final = range(ACE, KING + 1)


class Suit(Enum):
    """A suit; its value is the letter that codes and JSON use."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"

    @property
    def symbol(self) -> str:
        """The suit's sign, such as ♣."""
        return _SYMBOLS[self.value]


_SYMBOLS: Final = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


class Card(NamedTuple):
    """A card: rank 1 (ace) to 13 (king) and suit; the joker has rank 0 and no suit."""

    rank: int
    suit: Suit | None

    @property
    def is_joker(self) -> bool:
        """Whether this is a joker, on which every card fits."""
        return self.suit is None

    @property
    def code(self) -> str:
        """Two characters: rank and suit letter such as ``TH``; a joker is ``**``."""
        return "**" if self.suit is None else RANK_LETTERS[self.rank - 1] + self.suit.value

    @property
    def label(self) -> str:
        """Rank and suit sign for text on a screen, such as ``10♥``; a joker is ``★``."""
        if self.suit is None:
            return "★"
        rank = "10" if self.rank == TEN else RANK_LETTERS[self.rank - 1]
        return rank + self.suit.symbol


JOKER: Final = Card(0, None)


def card_from_code(code: str) -> Card:
    """Return the card that `Card.code` writes as `code`; ValueError for anything else."""
    card = _CARDS_BY_CODE.get(code)
    if card is None:
        raise ValueError(f"{code!r} is no card")
    return card


_CARDS_BY_CODE: Final = {
    card.code: card for card in (*(Card(rank, suit) for suit in Suit for rank in RANKS), JOKER)
}

"""The card deck a player has chosen: colours, back, print and index letters."""

from dataclasses import dataclass
from enum import Enum


class SuitColours(Enum):
    """How many colours the suits have."""

    TWO = "two"
    FOUR = "four"


class Back(Enum):
    """A picture on the backs."""

    PEAKS = "peaks"
    DAWN = "dawn"
    PLAIN = "plain"


class IndexLetters(Enum):
    """The letters of ace, jack, queen and king, as a country's cards have them."""

    INTERNATIONAL = "AJQK"
    ROMANIAN = "AVDR"
    ITALIAN = "AFDR"
    ITALIAN_JACK = "AJQR"


def letters_in(language: str) -> IndexLetters:
    """Return the letters on the cards of a language's country, by its two-letter code.

    Italian players say fante, donna and re, but the French-suited packs sold in Italy carry J, Q
    and K like those of most countries.
    """
    return IndexLetters.ROMANIAN if language == "ro" else IndexLetters.INTERNATIONAL


@dataclass(frozen=True, slots=True)
class Deck:
    """The look of the cards; the default is the international deck in two colours."""

    colours: SuitColours = SuitColours.TWO
    large_print: bool = False
    back: Back = Back.PEAKS
    letters: IndexLetters = IndexLetters.INTERNATIONAL


STANDARD_DECK = Deck()

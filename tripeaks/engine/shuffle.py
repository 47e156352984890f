"""The generator and the shuffle behind every deal code, exact to the bit.

The deal vectors of the tests fix every detail; changing anything here deals other cards under
every code ever shared.
"""

from typing import Final, TypeVar

from tripeaks.engine.cards import card_from_code

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1

_PACK_CODES: Final = (
    "8S 3S 4D 2C 2S TH 6C 6D 9C 6H 6S AC 4S 5S 7S AH 5C 5H 7D 3D 5D 2H 7C JD JC TS "
    "QC 9H TD 4H 9D QH JS 3C JH AS 4C TC 2D AD QS 7H KS 8C KC 3H 9S 8D KD 8H QD KH"
)

PACK: Final = tuple(card_from_code(code) for code in _PACK_CODES.split())
"""The order of the pack before it is shuffled."""


class SplitMix64:
    """The SplitMix64 generator: a 64-bit state and a 64-bit output a step."""

    def __init__(self, state: int) -> None:
        """Start at `state`, taken modulo 2^64."""
        self._state = state & _MASK

    def next(self) -> int:
        """Return the next output, 0 to 2^64 - 1."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """Return an unbiased number from 0 to n - 1; outputs past the last whole n are skipped."""
        limit = (1 << 64) - (1 << 64) % n
        while (r := self.next()) >= limit:
            pass
        return r % n


def shuffle(cards: list[T], generator: SplitMix64) -> None:
    """Shuffle `cards` in place, from the last place down."""
    for i in range(len(cards) - 1, 0, -1):
        j = generator.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]

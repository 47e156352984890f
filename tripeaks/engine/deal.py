"""A deal: 52 cards (and jokers) laid out as tableau, waste and stock."""

from dataclasses import dataclass

from tripeaks.engine.cards import JOKER, Card
from tripeaks.engine.codes import DealCode
from tripeaks.engine.shuffle import PACK, SplitMix64, shuffle
from tripeaks.engine.tableau import SITE_COUNT


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards before the first action.

    `tableau`: 28 cards by site. `opening`: the card that opens the waste, None where it starts
    empty. `stock`: 23 or 24 cards and the jokers, in draw order.
    """

    tableau: tuple[Card, ...]
    opening: Card | None
    stock: tuple[Card, ...]


def deal(code: DealCode) -> Deal:
    """Return the deal of a code: the same cards for the same seven letters under every rule."""
    generator = SplitMix64(code.number)
    cards = list(PACK)
    shuffle(cards, generator)
    opens = 0 if code.rules.empty_waste else 1
    stock = cards[SITE_COUNT + opens :]
    for _ in range(code.rules.jokers):
        stock.insert(generator.below(len(stock) + 1), JOKER)
    opening = cards[SITE_COUNT] if opens else None
    return Deal(tuple(cards[:SITE_COUNT]), opening, tuple(stock))

"""How every card of a deal lies in a position: the state, seen through the geometry.

A card's *key* is its index in the deal's order: 0-27 the tableau by site, then the opening card
if there is one, then the stock in draw order.
"""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF

from tripeaks.engine.cards import Card
from tripeaks.engine.deal import Deal
from tripeaks.engine.state import State
from tripeaks.engine.tableau import COVER_MASKS, SITE_COUNT
from tripeaks.view.geometry import STOCK_SHOWN, WASTE_SHOWN, Layout

_STOCK_Z: Final = 100.0
WASTE_Z: Final = 200.0


@dataclass(frozen=True, slots=True)
class Pose:
    """Where a card lies (its top left corner), how high, which side up, and whether it shows.

    A card that others lie on is dimmed: it cannot be taken.
    """

    x: float
    y: float
    z: float
    face_up: bool
    visible: bool
    dimmed: bool = False


def deal_cards(deal: Deal) -> tuple[Card, ...]:
    """Return the deal's cards by key."""
    opening = () if deal.opening is None else (deal.opening,)
    return (*deal.tableau, *opening, *deal.stock)


def next_key(state: State) -> int:
    """Return the key of the card that is drawn next, if there is one."""
    return SITE_COUNT + (state.deal.opening is not None) + state.drawn


def waste_keys(state: State) -> list[int]:
    """Return the keys of the waste's cards, from its first card to its top."""
    site_of = {card: site for site, card in enumerate(state.deal.tableau)}
    keys = []
    from_piles = SITE_COUNT
    for card in state.waste:
        site = site_of.get(card)
        if site is None:
            keys.append(from_piles)
            from_piles += 1
        else:
            keys.append(site)
    return keys


def poses(state: State, layout: Layout) -> list[Pose]:
    """Return the pose of every card, by key."""
    deal = state.deal
    result = [
        _pose(
            layout.site_rects[site],
            float(site),
            face_up=state.is_face_up(site),
            dimmed=bool(state.remaining & COVER_MASKS[site]),
        )
        for site in range(SITE_COUNT)
    ]
    if deal.opening is not None:
        result.append(_pose(layout.waste_rect, WASTE_Z, face_up=True))
    count = state.stock_count
    for index in range(len(deal.stock)):
        height = count - 1 - (index - state.drawn)  # the next card to draw lies highest
        shown = max(0, height - max(0, count - STOCK_SHOWN))
        visible = height >= count - STOCK_SHOWN
        z = _STOCK_Z + height
        result.append(_pose(layout.stock_place(shown), z, face_up=False, visible=visible))
    keys = waste_keys(state)
    for position, key in enumerate(keys):
        depth = len(keys) - 1 - position
        rect = layout.waste_place(depth)
        result[key] = _pose(rect, WASTE_Z + position, face_up=True, visible=depth < WASTE_SHOWN)
    return result


def _pose(
    rect: QRectF, z: float, *, face_up: bool, visible: bool = True, dimmed: bool = False
) -> Pose:
    return Pose(rect.left(), rect.top(), z, face_up, visible, dimmed)

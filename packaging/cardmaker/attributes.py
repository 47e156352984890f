"""What the figures hold: the king a sceptre, the queen a flower, the jack a halberd."""

import math

from cardmaker.palette import FACE, GOLD, Inks
from cardmaker.suits import placed
from cardmaker.svg import circle, line, path

_STAFF = 51.6
"""Where the staff stands."""


def held(suit: str, rank: str, inks: Inks) -> str:
    """Return the thing in the figure's hand."""
    return {"K": _sceptre, "Q": _flower, "J": _halberd, "X": _bauble}[rank](suit, inks)


def _sceptre(suit: str, inks: Inks) -> str:
    return (
        line(f"M{_STAFF} 17 L{_STAFF} 42", GOLD, 1.9)
        + circle(_STAFF, 16.6, 1.9, GOLD)
        + circle(_STAFF, 19.6, 1.2, inks.ink)
        + placed(suit, _STAFF, 9.2, 10, inks.ink)
    )


def _flower(suit: str, inks: Inks) -> str:
    stem = line(f"M{_STAFF} 42 Q{_STAFF + 1} 30 {_STAFF} 15", inks.tone, 1.2)
    leaves = path("M52 29 C55 28.6 57.2 26.6 57.6 23.4 C54.2 23.6 52.2 25.8 52 29Z", inks.tone)
    leaves += path("M51.9 25.4 C49.2 25 47.4 23.2 47 20.4 C50 20.6 51.7 22.6 51.9 25.4Z", inks.tone)
    petals = ""
    for petal in range(5):
        angle = 2 * math.pi * petal / 5
        petals += circle(
            _STAFF + 2.75 * math.sin(angle), 10.6 - 2.75 * math.cos(angle), 2.25, inks.ink
        )
    return stem + leaves + petals + circle(_STAFF, 10.6, 1.75, GOLD)


def _halberd(suit: str, inks: Inks) -> str:
    blade = (
        "M52.4 10 C54.4 10.4 56.4 9 57.6 6.6 C59.4 10.6 59.4 15.4 57.6 19.4 "
        "C56.4 17 54.4 15.6 52.4 16Z"
    )
    hook = "M50.8 10.6 L46.8 13 L50.8 15.4Z"
    return (
        line(f"M{_STAFF} 9 L{_STAFF} 42", GOLD, 1.9, stroke_linecap="butt")
        + path(blade, inks.tone)
        + path(hook, inks.tone)
        + path(f"M{_STAFF} 3.4 L53.6 9.4 L{_STAFF} 11 L49.6 9.4Z", inks.tone)
    )


def _bauble(suit: str, inks: Inks) -> str:
    return (
        line(f"M{_STAFF} 15 L{_STAFF} 42", GOLD, 1.9)
        + circle(_STAFF, 11.4, 4.2, inks.tone)
        + placed("X", _STAFF, 11.4, 6, FACE)
    )

"""The suits: outlines around (0, 0), 100 high, and the joker's star."""

import math

from cardmaker.svg import document, number, path, tag, use

_SPADE = (
    "M0 -50 C8 -33 46.5 -13 46.5 16 C46.5 31 35 39 24 39 C15 39 7 35 3.5 28 "
    "C4.5 38 9 46 18 50 L-18 50 C-9 46 -4.5 38 -3.5 28 C-7 35 -15 39 -24 39 "
    "C-35 39 -46.5 31 -46.5 16 C-46.5 -13 -8 -33 0 -50Z"
)
_HEART = (
    "M0 49 C-8 31 -48 12 -48 -18 C-48 -36 -37 -47 -23.5 -47 C-12.5 -47 -4 -40 0 -29 "
    "C4 -40 12.5 -47 23.5 -47 C37 -47 48 -36 48 -18 C48 12 8 31 0 49Z"
)
_DIAMOND = "M0 -50 C8 -32 25 -13 41 0 C25 13 8 32 0 50 C-8 32 -25 13 -41 0 C-25 -13 -8 -32 0 -50Z"


def _disc(x: float, y: float, radius: float) -> str:
    r = number(radius)
    return (
        f"M{number(x - radius)} {number(y)} A{r} {r} 0 0 1 {number(x + radius)} {number(y)} "
        f"A{r} {r} 0 0 1 {number(x - radius)} {number(y)}Z"
    )


_CLUB = (
    _disc(0, -27, 22.5)
    + _disc(-25.5, 11, 22.5)
    + _disc(25.5, 11, 22.5)
    + _disc(0, -2, 15)
    + "M-9 -12 L9 -12 L12 8 L4 24 C5 37 9 46 18 50 L-18 50 C-9 46 -5 37 -4 24 L-12 8Z"
)


def _star() -> str:
    corners = []
    for corner in range(10):
        radius = 52.0 if corner % 2 == 0 else 22.0
        angle = math.pi * corner / 5
        corners.append(f"{number(radius * math.sin(angle))} {number(3 - radius * math.cos(angle))}")
    return "M" + " L".join(corners) + "Z"


OUTLINES = {"C": _CLUB, "D": _DIAMOND, "H": _HEART, "S": _SPADE, "X": _star()}

OPTICAL = {"C": 1.0, "D": 1.08, "H": 0.95, "S": 1.02, "X": 1.0}
"""What a suit is enlarged by to look as large as the others."""


def placed(suit: str, x: float, y: float, height: float, ink: str, *, turned: bool = False) -> str:
    """Return a suit around a point."""
    return tag("path", d=OUTLINES[suit], fill=ink, transform=_place(suit, x, y, height, turned))


def definition(suit: str, ink: str) -> str:
    """Return the suit for `placed_again`."""
    return tag("defs", tag("path", id="pip", d=OUTLINES[suit], fill=ink))


def placed_again(suit: str, x: float, y: float, height: float, *, turned: bool = False) -> str:
    """Return a copy of the suit that `definition` defines."""
    return use("pip", _place(suit, x, y, height, turned))


def suit_file(suit: str, ink: str) -> str:
    """Return one suit as a file, in a cell 100 by 100."""
    size = OPTICAL[suit]
    return document(
        path(OUTLINES[suit], ink, transform=f"translate(50 50) scale({number(size)})"), 100, 100
    )


def _place(suit: str, x: float, y: float, height: float, turned: bool) -> str:
    scale = height / 100 * OPTICAL[suit]
    turn = " rotate(180)" if turned else ""
    return f"translate({number(x)} {number(y)}){turn} scale({scale:.4f})"

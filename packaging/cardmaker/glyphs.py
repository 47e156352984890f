"""The letters and figures of the index: our own, upright, of even weight.

Each stands in a cell 64 wide and 100 high. Straight parts are filled, round parts are strokes;
slanted stems end level with the line, as in a type face.
"""

import math
from dataclasses import dataclass

from cardmaker.svg import document, flipped, line, mirrored, number, path, tag

CELL_WIDTH, CELL_HEIGHT = 64.0, 100.0

_STEM = 17.0
_BAR = 15.5
_ROUND = 16.5
_MIDDLE = CELL_WIDTH / 2


@dataclass(frozen=True)
class Glyph:
    """A shape: filled outlines and centre lines of strokes."""

    filled: str = ""
    stroked: str = ""
    weight: float = _ROUND


def slanted(x0: float, y0: float, x1: float, y1: float, weight: float = _STEM) -> str:
    """Return a stem between two points, cut off level at both ends."""
    half = weight / 2 * math.hypot(x1 - x0, y1 - y0) / abs(y1 - y0)
    corners = ((x0 - half, y0), (x0 + half, y0), (x1 + half, y1), (x1 - half, y1))
    if (x0 - half) < (x0 + half) and y0 < y1:
        corners = corners[::-1]
    return "M" + " L".join(f"{number(x)} {number(y)}" for x, y in corners) + "Z"


def box(left: float, top: float, right: float, bottom: float) -> str:
    """Return an upright rectangle, wound like `slanted`."""
    l, t, r, b = (number(value) for value in (left, top, right, bottom))  # noqa: E741
    return f"M{l} {t} L{l} {b} L{r} {b} L{r} {t}Z"


def oval(x: float, y: float, rx: float, ry: float) -> str:
    """Return a rounded loop, squarer than an ellipse, so that its counter stays open."""
    kx, ky = rx * 0.60, ry * 0.62
    n = number
    return (
        f"M{n(x)} {n(y - ry)} C{n(x + kx)} {n(y - ry)} {n(x + rx)} {n(y - ky)} {n(x + rx)} {n(y)} "
        f"C{n(x + rx)} {n(y + ky)} {n(x + kx)} {n(y + ry)} {n(x)} {n(y + ry)} "
        f"C{n(x - kx)} {n(y + ry)} {n(x - rx)} {n(y + ky)} {n(x - rx)} {n(y)} "
        f"C{n(x - rx)} {n(y - ky)} {n(x - kx)} {n(y - ry)} {n(x)} {n(y - ry)}Z"
    )


_SIX = (
    "M54.5 20.5 C51 12.5 45 8.2 36 8.2 C20 8.2 10.5 30 10.5 66 C10.5 82 19.1 91.8 32 91.8 "
    "C44.9 91.8 53.5 82 53.5 66 C53.5 50 44.9 40.2 32 40.2 C19.1 40.2 10.5 50 10.5 66"
)


def turned(d: str) -> str:
    """Return a path of absolute commands M, L, C turned by 180° within the cell."""
    return mirrored(flipped(d, CELL_HEIGHT / 2), _MIDDLE)


GLYPHS = {
    "A": Glyph(
        slanted(9.6, 100, 28.6, 0) + slanted(54.4, 100, 35.4, 0) + box(15, 61, 49, 61 + _BAR - 1.5)
    ),
    "2": Glyph(
        box(4, 100 - _BAR, 60, 100),
        "M11 31 C11.5 16 20 8.2 32.5 8.2 C45.5 8.2 53 16 53 28 C53 39 47 47 37 57 L13 83 L13 90",
    ),
    "3": Glyph(
        "",
        "M10.5 25 C12.5 14 20 8.2 31 8.2 C43.5 8.2 51 15.5 51 26.5 C51 38.5 43 45.6 31 45.6 "
        "L24 45.6 M31 45.6 C45 45.6 53.5 54 53.5 67 C53.5 82.5 44 91.8 31 91.8 "
        "C19 91.8 11 85.5 9 74",
    ),
    "4": Glyph(
        "M35 0 L1 62.5 L1 77.5 L37 77.5 L37 100 L54 100 L54 77.5 L63 77.5 L63 62.5 L54 62.5 L54 0Z "
        "M37 27.5 L37 62.5 L18.5 62.5Z"
    ),
    "5": Glyph(
        box(12, 0, 56, _BAR) + "M12 0 L8.6 53 L24.5 55 L28 0Z",
        "M16.5 51.5 C21 46 26 43.4 32 43.4 C45 43.4 53.5 52.5 53.5 66.5 C53.5 82.5 44 91.8 31 91.8 "
        "C19.5 91.8 12 86 9.5 76",
    ),
    "6": Glyph("", _SIX),
    "7": Glyph("M4 0 L60 0 L60 14 L37 100 L19.5 100 L41.5 15.5 L4 15.5Z"),
    "8": Glyph("", oval(32, 26.8, 18.6, 18.6) + oval(32, 68.6, 21.8, 23.2)),
    "9": Glyph("", turned(_SIX)),
    "10": Glyph(
        "M21 0 L9.6 0 L0 9 L0 23.5 L7 19 L7 100 L21 100Z"
        + oval(45, 50, 18.8, 50.3)
        + oval(45, 50, 5, 37),
    ),
    "J": Glyph(
        "",
        "M43.5 0 L43.5 67 C43.5 83.5 37.5 91.7 26 91.7 C14.5 91.7 9.2 84.5 8.6 71",
        _STEM,
    ),
    "Q": Glyph(slanted(37, 69, 55, 102, 15), oval(32, 50, 22, 41.8), _STEM),
    "K": Glyph(
        box(4, 0, 21, 100) + slanted(53, 0, 14, 68.5, 15.5) + slanted(33.6, 34, 53.5, 100, 16.5)
    ),
    "R": Glyph(
        box(6, 0, 23, 100) + slanted(32, 50, 52, 100, 16.5),
        "M14 7.8 L32 7.8 C45 7.8 51.2 15.5 51.2 29 C51.2 42.5 45 50.2 32 50.2 L14 50.2",
        15.5,
    ),
    "D": Glyph(
        box(5, 0, 22, 100),
        "M13 8.25 L27 8.25 C45 8.25 52.5 22 52.5 50 C52.5 78 45 91.75 27 91.75 L13 91.75",
    ),
    "V": Glyph(slanted(9.6, 0, 28.6, 100) + slanted(54.4, 0, 35.4, 100)),
    "F": Glyph(box(9, 0, 26, 100) + box(9, 0, 58, _BAR) + box(9, 43, 52, 43 + _BAR)),
}


def glyph_svg(name: str, ink: str) -> str:
    """Return one glyph as a group of the size of its cell."""
    glyph = GLYPHS[name]
    parts = ""
    if glyph.filled:
        rule = {"fill_rule": "evenodd"} if name in ("4", "10") else {}
        parts += path(glyph.filled, ink, **rule)
    if glyph.stroked:
        parts += line(
            glyph.stroked, ink, glyph.weight, stroke_linecap="butt", stroke_linejoin="round"
        )
    return tag("g", parts)


def glyph_file(name: str, ink: str) -> str:
    """Return one glyph as a file."""
    return document(glyph_svg(name, ink), CELL_WIDTH, CELL_HEIGHT)

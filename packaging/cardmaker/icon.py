"""The program's icon: a card with the three peaks, a red diamond for a sun, two backs behind it.

The large drawing is for 48 pixels and more. Below that it is drawn anew on whole pixels, with
fewer and larger parts.
"""

from typing import NamedTuple

from cardmaker.palette import FACE, RED
from cardmaker.peaks import Place, Rock, peak
from cardmaker.suits import placed
from cardmaker.svg import document, number, path, rect, tag

SIZE = 256.0

_LINE = "#14304C"
_BACK = "#2F5D8C"
_SKY, _GLOW = "#7FB0D0", "#FAD9BC"
_ROCK = Rock("#4A7FB0", "#274D78", "#FFFFFF")
_FAR = Rock("#6A9AC4", "#6A9AC4", "#FFFFFF")
_HILLS = "#16324F"


def large_icon() -> str:
    """Return the icon in full."""
    left, top, right, bottom = 53.0, 19.0, 203.0, 229.0
    inset, corner = 11.0, 7.0
    l, t, r, b = left + inset, top + inset, right - inset, bottom - inset  # noqa: E741
    middle = (left + right) / 2
    base = b - 12
    sky = _gradient(t, base - 20)
    n = number
    floor = (
        f"M{n(l)} {n(base - 14)} Q{n(l + 28)} {n(base - 24)} {n(middle)} {n(base - 12)} "
        f"T{n(r)} {n(base - 16)} L{n(r)} {n(b - corner)} Q{n(r)} {n(b)} {n(r - corner)} {n(b)} "
        f"L{n(l + corner)} {n(b)} Q{n(l)} {n(b)} {n(l)} {n(b - corner)}Z"
    )
    scene = (
        rect(l, t, r - l, b - t, "url(#sky)", rx=corner)
        + peak(Place(middle - 37, 120, 44, base, l, r), _ROCK, shaded=False)
        + peak(Place(middle + 37, 120, 44, base, l, r), _ROCK)
        + peak(Place(middle, 84, 62, base, l, r), _ROCK)
        + path(floor, _HILLS)
        + placed("D", l + 27, t + 31, 44, RED)
    )
    card = rect(left, top, right - left, bottom - top, FACE, rx=15)
    edge = rect(left, top, right - left, bottom - top, "none", rx=15, stroke=_LINE, stroke_width=4)
    return document(tag("defs", sky) + _back(-17.5) + _back(17.5) + card + scene + edge, SIZE, SIZE)


def _back(turn: float) -> str:
    """Return a card seen from behind, turned about a point below."""
    outer = rect(65, 41, 126, 178, FACE, rx=13, stroke=_LINE, stroke_width=4)
    inner = rect(74, 50, 108, 160, _BACK, rx=6)
    return tag("g", outer + inner, transform=f"rotate({number(turn)} 128 270)")


def _gradient(top: float, bottom: float) -> str:
    stops = tag("stop", offset=0, stop_color=_SKY) + tag("stop", offset=1, stop_color=_GLOW)
    return tag(
        "linearGradient",
        stops,
        id="sky",
        gradientUnits="userSpaceOnUse",
        x1=0,
        y1=top,
        x2=0,
        y2=bottom,
    )


class _Grid(NamedTuple):
    """Where the parts of a small drawing lie, in pixels."""

    side: float
    """How far the backs reach out beside the card."""
    step: float
    """How much lower than the card the backs begin."""
    border: float
    """The white around the picture; none where there is no room for a sky either."""
    diamond: tuple[float, float, float, float]
    """Its middle, its width and height."""
    summits: tuple[tuple[float, float, float], ...]
    """Each peak: its summit, and half of its foot; the last stands in front."""


_GRIDS = {
    16: _Grid(2, 3, 0, (6, 4.5, 6, 7), ((4.8, 10, 3), (11.2, 10, 3), (8, 7, 3.8))),
    22: _Grid(3, 4, 0, (8, 6, 7, 9), ((6.7, 13, 4), (15.3, 13, 4), (11, 9, 4.9))),
    24: _Grid(3, 4, 1, (9, 6.5, 6.4, 8.4), ((7.6, 14.5, 4), (16.4, 14.5, 4), (12, 10, 5))),
    32: _Grid(5, 5, 2, (12.5, 9, 7, 9.6), ((10.4, 19, 5), (21.6, 19, 5), (16, 13, 6.6))),
}
SMALL = tuple(_GRIDS)
"""The sizes with a drawing of their own."""


def small_icon(pixels: int) -> str:
    """Return the icon for one of the sizes `SMALL`, upright and level edges on whole pixels."""
    grid = _GRIDS[pixels]
    size, side = float(pixels), grid.side
    has_sky = grid.border > 0
    top, corner = grid.step, 0.06 * size
    drawn = ""
    for x in (0.0, size - side - 4):
        drawn += rect(x, top, side + 4, size - 2 * top + 1, _LINE, rx=corner)
        edge = FACE if has_sky else _BACK
        drawn += rect(x + 1, top + 1, side + 2, size - 2 * top - 1, edge, rx=corner - 0.5)
        if has_sky:
            drawn += rect(x + 2, top + 2, side, size - 2 * top - 3, _BACK)
    drawn += rect(side, 0, size - 2 * side, size, _LINE, rx=corner + 0.5)
    drawn += rect(side + 1, 1, size - 2 * side - 2, size - 2, FACE, rx=corner - 0.5)
    left, right = side + 1 + grid.border, size - side - 1 - grid.border
    high, base = 1 + grid.border, size - 1 - grid.border
    if has_sky:
        drawn += rect(left, high, right - left, base - high, "url(#sky)")
    for summit in grid.summits:
        rock = _ROCK if summit is grid.summits[-1] else _FAR
        drawn += _small_peak(Place(*summit, base, left, right), rock, has_snow=has_sky)
    x, y, wide, tall = grid.diamond
    n = number
    drawn += path(
        f"M{n(x)} {n(y - tall / 2)} L{n(x + wide / 2)} {n(y)} L{n(x)} {n(y + tall / 2)} "
        f"L{n(x - wide / 2)} {n(y)}Z",
        RED,
    )
    return document(tag("defs", _gradient(high, base)) + drawn, size, size)


def _small_peak(place: Place, rock: Rock, *, has_snow: bool) -> str:
    """Return a mountain of plain triangles."""
    x, y, foot, base, left, right = place
    slope = (base - y) / foot
    l, r = max(x - foot, left), min(x + foot, right)  # noqa: E741
    n = number
    lit = f"M{n(x)} {n(y)} L{n(x)} {n(base)} L{n(l)} {n(base)} L{n(l)} {n(y + (x - l) * slope)}Z"
    dark = f"M{n(x)} {n(y)} L{n(r)} {n(y + (r - x) * slope)} L{n(r)} {n(base)} L{n(x)} {n(base)}Z"
    drawn = path(lit, rock.light) + path(dark, rock.dark)
    if has_snow:
        deep = 0.34 * (base - y)
        w = deep / slope
        drawn += path(
            f"M{n(x)} {n(y)} L{n(x + w)} {n(y + deep)} L{n(x - w)} {n(y + deep)}Z", rock.snow
        )
    return drawn

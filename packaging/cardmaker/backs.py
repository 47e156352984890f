"""The three backs.

Of a covered card the upper half shows: the three peaks live in it, whole, and the lake below
them gives them back.
"""

from typing import NamedTuple

from cardmaker.peaks import Place, Rock, peak
from cardmaker.svg import HEIGHT, WIDTH, circle, document, line, number, path, rect, tag

_EDGE = 3.2
_FRAME = 1.5
_LEFT, _TOP = _EDGE + _FRAME, _EDGE + _FRAME
_RIGHT, _SHORE = WIDTH - _LEFT, HEIGHT / 2
_GLOW = 32.0
"""How low the sky is lightest."""

_PEAKS = ((16.4, 20.0, 22.0), (46.6, 20.0, 22.0), (31.5, 10.5, 25.0))
"""Each peak: its summit, and half of its foot; the last stands in front."""

_HILLS = (
    f"M{_LEFT} 36.6 Q12 33.6 19 38.2 T33 38.6 T46 36.6 T{_RIGHT} 37.4 L{_RIGHT} 44 L{_LEFT} 44Z"
)


class _Scene(NamedTuple):
    """The colours of a scene at a lake."""

    sky: str
    glow: str
    light: str
    dark: str
    hills: str
    snow: str
    lake: str
    sun: str = ""


_BLUE = _Scene("#5E8FBC", "#BFD8EC", "#4A78A6", "#2B517B", "#1C3A5B", "#FDFCF8", "#24476B")
_DAWN = _Scene(
    "#8FB9CF", "#F9D3B4", "#7C97A6", "#55768A", "#36535F", "#FFF3E6", "#3E5E71", "#F08A4B"
)


def peaks_back() -> str:
    """Return the standard back: two blues."""
    return _lake_back(_BLUE)


def dawn_back() -> str:
    """Return the back with the colours of dawn."""
    return _lake_back(_DAWN)


def plain_back() -> str:
    """Return the plain back of high contrast: black, white, one yellow."""
    half = line(
        "M10 36 L19.6 22.6 L24.4 28.6 L31.5 14 L38.6 28.6 L43.4 22.6 L53 36", "#FFD400", 2.6
    )
    turned = tag("g", half, transform=f"rotate(180 {number(WIDTH / 2)} {number(HEIGHT / 2)})")
    width, height = WIDTH - 2 * _EDGE, HEIGHT - 2 * _EDGE
    return document(
        rect(_EDGE, _EDGE, width, height, "#000000", rx=2)
        + rect(
            *(_EDGE + 2, _EDGE + 2, width - 4, height - 4),
            *("none",),
            rx=1,
            stroke="#FFFFFF",
            stroke_width=0.8,
        )
        + rect(_EDGE + 2, HEIGHT / 2 - 0.4, width - 4, 0.8, "#FFFFFF")
        + half
        + turned
    )


def _lake_back(scene: _Scene) -> str:
    stops = tag("stop", offset=0, stop_color=scene.sky) + tag(
        "stop", offset=1, stop_color=scene.glow
    )
    sky = tag(
        "linearGradient",
        stops,
        id="sky",
        gradientUnits="userSpaceOnUse",
        x1=0,
        y1=_TOP,
        x2=0,
        y2=_GLOW,
    )
    width = _RIGHT - _LEFT
    half = rect(_LEFT, _TOP, width, _SHORE - _TOP, "url(#sky)")
    if scene.sun:
        half += circle(45.6, 14, 4.2, scene.sun)
    rock = Rock(scene.light, scene.dark, scene.snow)
    for x, y, foot in _PEAKS:
        # The peak in front hides the dark flank of the peak on the left.
        place = Place(x, y, foot, _SHORE, _LEFT, _RIGHT)
        half += peak(place, rock, shaded=x >= WIDTH / 2)
    half += path(_HILLS, scene.hills)
    mirror = tag("g", half, transform=f"translate(0 {number(HEIGHT)}) scale(1 -1)")
    water = rect(_LEFT, _SHORE, width, _SHORE - _TOP, scene.lake, fill_opacity=0.42)
    ripples = line(
        "M10 48.6 L24 48.6 M39 48.6 L47 48.6 M18 53.6 L29 53.6 M36 58.4 L50 58.4 "
        "M13 63.4 L20 63.4 M27 68.4 L36 68.4 M40 75 L50 75",
        scene.snow,
        0.7,
        stroke_opacity=0.55,
    )
    shore = rect(_LEFT, _SHORE - 0.35, width, 0.7, scene.snow)
    fine = rect(
        *(_LEFT + 0.4, _TOP + 0.4, width - 0.8, HEIGHT - 2 * _TOP - 0.8, "none"),
        stroke=scene.snow,
        stroke_width=0.8,
    )
    frame = rect(
        *(_EDGE + _FRAME / 2, _EDGE + _FRAME / 2, WIDTH - 2 * _EDGE - _FRAME),
        *(HEIGHT - 2 * _EDGE - _FRAME, "none"),
        rx=1.6,
        stroke=scene.lake,
        stroke_width=_FRAME,
    )
    return document(tag("defs", sky) + half + mirror + water + ripples + shore + fine + frame)

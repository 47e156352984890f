"""The mountain of the backs and of the icon: two flanks, a broken ridge, snow on its summit."""

from typing import NamedTuple

from cardmaker.svg import number, path

Point = tuple[float, float]


class Rock(NamedTuple):
    """The colours of a mountain."""

    light: str
    dark: str
    snow: str


class Place(NamedTuple):
    """Where a mountain stands: its summit, half of its foot, and what it must not reach beyond."""

    x: float
    y: float
    foot: float
    base: float
    left: float
    right: float


def peak(place: Place, rock: Rock, *, shaded: bool = True) -> str:
    """Return a mountain; one that is not shaded has a light flank only.

    No two parts end at one line against the sky: the lower one would shine through as a hair.
    """
    x, y, foot, base, *_ = place
    slope = (base - y) / foot
    deep = 0.28 * (base - y)
    wide = deep / slope

    def at(across: float, down: float) -> Point:
        """Return a point counted from the summit in the snow's width and depth."""
        return x + across * wide, y + down * deep

    def side(edge: float) -> list[Point]:
        """Return the slope's end and the ground below it."""
        return [(edge, y + abs(x - edge) * slope), (edge, base)]

    left, right = side(max(x - foot, place.left)), side(min(x + foot, place.right))
    cap = [at(0, 0), at(1, 1), at(0.5, 0.8), at(0.08, 1.3), at(-0.42, 0.82), at(-1, 1)]
    under = [at(0.3, 0.6), at(-0.3, 0.6)]
    if not shaded:
        flanks = _filled([at(-1, 1), *left, *reversed(right), at(1, 1), *under], rock.light)
    else:
        ridge = [at(0.1, 1.2), at(-0.5, 2), (x + 0.3 * wide, base)]
        within = [(x + 0.6 * wide, base), at(-0.2, 2), at(0.4, 1.2)]
        flanks = _filled([at(-1, 1), *left, *within, *under], rock.light)
        flanks += _filled([*under, *ridge, *reversed(right), at(1, 1)], rock.dark)
    return flanks + _filled(cap, rock.snow)


def _filled(corners: list[Point], colour: str) -> str:
    return path("M" + " L".join(f"{number(x)} {number(y)}" for x, y in corners) + "Z", colour)

"""What the figures wear: a robe, its front panel with the suit's pattern, and a collar."""

from cardmaker.palette import FACE, GOLD, SKIN, Inks
from cardmaker.svg import HEIGHT, WIDTH, circle, line, mirrored, path

AXIS = WIDTH / 2
_SEAM_SLOPE = 0.21

_SHOULDERS = {
    # left half of the outline, from the side up to the neck
    "K": "C16.2 31.6 18.4 28.6 24 27.2 L{a} 25.4",
    "Q": "C18 33.6 20.4 30.6 26 28.6 L{a} 27.6",
    "J": "C16.8 33 19.2 29.8 25.6 27.8 L{a} 26.4",
    "X": "C16.8 33 19.2 29.8 25.6 27.8 L{a} 26.4",
}
SIDES = {"K": 16.2, "Q": 18.0, "J": 16.8, "X": 16.8}


def seam(x: float) -> float:
    """Return how low the two halves of the card meet at `x`."""
    return HEIGHT / 2 + (AXIS - x) * _SEAM_SLOPE


def robe(suit: str, rank: str, inks: Inks) -> str:
    """Return all that is worn below the head."""
    side = SIDES[rank]
    rise = _SHOULDERS[rank].format(a=AXIS)
    left, right = seam(side), seam(2 * AXIS - side)
    points = rise.replace("C", "").split(" L")[0].split()
    control = [float(p) for p in points]
    back = (
        f"L{2 * AXIS - control[4]} {control[5]} C{2 * AXIS - control[2]} {control[3]} "
        f"{2 * AXIS - control[0]} {control[1]} {2 * AXIS - side} 39.4"
    )
    outline = f"M{side} {left:.2f} L{side} 39.4 {rise} {back} L{2 * AXIS - side} {right:.2f}Z"
    worn = Inks(inks.tone, inks.ink) if rank == "Q" else inks
    parts = [path(outline, worn.ink), _panel(suit, rank, worn)]
    parts.append({"K": _ermine, "Q": _neckline, "J": _ruff, "X": _motley}[rank](inks))
    return "".join(parts)


def _panel(suit: str, rank: str, inks: Inks) -> str:
    """Return the strip down the front, the suit's pattern on it, and folds beside it."""
    panel = f"M26.4 45 L27 27.5 L36 27.5 L36.6 43 L{AXIS} 44Z"
    parts = [path(panel, inks.tone)]
    parts.append(line("M26.4 45 L27 29 M36.6 43 L36 29", GOLD, 0.8, stroke_linecap="butt"))
    parts.append(_PATTERNS[suit](FACE))
    parts.append(_FOLDS[suit](GOLD))
    return "".join(parts)


def _chevrons(colour: str) -> str:
    rows = (32.0, 35.2, 38.4)
    return line(
        "".join(f"M28.6 {y + 2.2:.2f} L{AXIS} {y} L34.4 {y + 2.2:.2f}" for y in rows), colour, 1.0
    )


def _scallops(colour: str) -> str:
    rows = (32.0, 35.2, 38.4)
    d = "".join(f"M28.5 {y} Q30 {y + 3} {AXIS} {y} Q33 {y + 3} 34.5 {y}" for y in rows)
    return line(d, colour, 1.0)


def _lozenges(colour: str) -> str:
    rows = (33.2, 38.2)
    return "".join(
        path(f"M{AXIS} {y - 2.3:.2f} L33.6 {y} L{AXIS} {y + 2.3:.2f} L29.4 {y}Z", colour)
        for y in rows
    )


def _dots(colour: str) -> str:
    places = [(29.9, 32.4), (33.1, 32.4), (31.5, 35.2), (29.9, 38), (33.1, 38)]
    return "".join(circle(x, y, 0.95, colour) for x, y in places)


_PATTERNS = {"S": _chevrons, "H": _scallops, "D": _lozenges, "C": _dots, "X": _lozenges}


def _both(left: str) -> str:
    return left + " " + mirrored(left, AXIS)


def _straight_folds(colour: str) -> str:
    return line(
        "M20 37 L20 44.6 M23.4 34.4 L23.4 44 M43 37 L43 40.2 M39.6 34.4 L39.6 41", colour, 0.9
    )


def _wavy_folds(colour: str) -> str:
    return line(
        _both("M19.2 36.4 Q21 38.6 22.8 36.4 Q24 38 25.2 36.8")
        + _both("M18.6 40.6 Q20.6 42.6 22.6 40.6 Q24 42.2 25.2 41"),
        colour,
        0.9,
    )


def _lozenge_folds(colour: str) -> str:
    one = "M{x} {a} L{r} {y} L{x} {b} L{l} {y}Z"
    places = [(22.2, 35.6), (20, 40), (24.2, 40.6), (40.8, 35.6), (39, 39.2)]
    return path(
        "".join(
            one.format(x=x, y=y, a=y - 1.5, b=y + 1.5, l=round(x - 1.2, 2), r=round(x + 1.2, 2))
            for x, y in places
        ),
        colour,
    )


def _dotted_folds(colour: str) -> str:
    places = [(22.6, 34.8), (19.8, 37.8), (23.4, 39.4), (20, 42.6), (40.4, 34.8), (39.6, 39)]
    return "".join(circle(x, y, 0.95, colour) for x, y in places)


_FOLDS = {
    "S": _straight_folds,
    "H": _wavy_folds,
    "D": _lozenge_folds,
    "C": _dotted_folds,
    "X": _dotted_folds,
}


def _ermine(inks: Inks) -> str:
    """Return the king's broad collar of white fur."""
    left = (
        f"M{AXIS} 26 L24.4 26.8 C19.6 28 17.4 30.6 17 34.4 C21 35.8 25.6 34.6 27.6 31.6 L{AXIS} 34"
    )
    d = left + " " + _back_to(left)
    spots = "M20.2 31 L20.2 32.6 M23.2 29.4 L23.2 31 M24.4 32 L24.4 33.2 "
    spots += "M42.8 31 L42.8 32.6 M39.8 29.4 L39.8 31 M38.6 32 L38.6 33.2"
    return path(d, FACE, stroke=inks.ink, stroke_width=0.6) + line(spots, inks.ink, 0.8)


def _back_to(left: str) -> str:
    """Return the mirrored outline as a second closed piece."""
    return "Z " + mirrored(left, AXIS) + "Z"


def _neckline(inks: Inks) -> str:
    """Return the queen's neck, neckline and pearls."""
    skin = f"M28.4 22 L34.6 22 L34.6 26 C35.4 27.6 37 28 38.4 28.6 C37.4 32.6 34.4 34.4 {AXIS} 35 "
    skin += "C28.6 34.4 25.6 32.6 24.6 28.6 C26 28 27.6 27.6 28.4 26Z"
    edge = f"M24.6 28.6 C25.6 32.6 28.6 34.4 {AXIS} 35 C34.4 34.4 37.4 32.6 38.4 28.6"
    pearls = "".join(
        circle(x, y, 0.62, inks.ink)
        for x, y in ((28.8, 28.5), (30.6, 29.7), (32.4, 29.7), (34.2, 28.5))
    )
    return path(skin, SKIN) + line(edge, GOLD, 1.3) + pearls


def _ruff(inks: Inks) -> str:
    """Return the jack's collar: two pointed lappets."""
    left = f"M{AXIS} 25.4 L26.6 25.6 L22.6 30.6 L29 34 L{AXIS} 28.4"
    return path(left + _back_to(left), FACE, stroke=inks.ink, stroke_width=0.6)


def _motley(inks: Inks) -> str:
    """Return the joker's collar: points with bells."""
    tips = ((19.6, 31.6), (25.2, 35.4), (AXIS, 37.4), (37.8, 35.4), (43.4, 31.6))
    notches = ((23.4, 30.6), (28.6, 32.4), (34.4, 32.4), (39.6, 30.6))
    corners = [tips[0]]
    for notch, tip in zip(notches, tips[1:], strict=True):
        corners += [notch, tip]
    edge = " L".join(f"{x} {y}" for x, y in corners)
    points = f"M26 26 L{edge} L37 26 Q{AXIS} 28.4 26 26Z"
    return path(points, FACE, stroke=inks.ink, stroke_width=0.6) + "".join(
        circle(x, y, 1.05, GOLD) for x, y in tips
    )

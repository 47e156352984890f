"""The heads: face, hair, and what is worn on it. A figure looks aside by `look` (−1 to 1)."""

from cardmaker.palette import FACE, GOLD, SKIN, Inks
from cardmaker.svg import WIDTH, circle, line, number, path, tag

AXIS = WIDTH / 2
_TILT = 4.0
"""How far a head leans to where it looks, in degrees."""


def head(rank: str, inks: Inks, look: float) -> str:
    """Return the head of a court or of the joker."""
    drawn = {"K": _king, "Q": _queen, "J": _jack, "X": _joker}[rank](inks, look)
    return tag("g", drawn, transform=f"rotate({number(_TILT * look)} {number(AXIS)} 28)")


def _face(inks: Inks, look: float, *, chin: float = 26.0) -> str:
    """Return face, eyes, brows and nose."""
    x = AXIS + 1.1 * look
    face = (
        f"M25.9 16 C25.9 21 27.6 {number(chin)} {AXIS} {number(chin)} "
        f"C35.4 {number(chin)} 37.1 21 37.1 16 C37.1 11.6 34.8 9.6 {AXIS} 9.6 "
        "C28.2 9.6 25.9 11.6 25.9 16Z"
    )
    eyes = "".join(circle(x + d, 17.2, 0.8, inks.dark) for d in (-2.35, 2.35))
    brows = line(
        f"M{number(x - 3.5)} 15.2 Q{number(x - 2.4)} 14.4 {number(x - 1.3)} 15 "
        f"M{number(x + 1.3)} 15 Q{number(x + 2.4)} 14.4 {number(x + 3.5)} 15.2",
        inks.tone,
        0.7,
    )
    side = 1 if look >= 0 else -1
    nose = line(
        f"M{number(x)} 17 L{number(x + side * 0.85)} 20 L{number(x - side * 0.1)} 20.2",
        inks.tone,
        0.7,
    )
    return path(face, SKIN) + eyes + brows + nose


def _mirror_if(left: bool, content: str) -> str:
    if not left:
        return content
    return tag("g", content, transform=f"translate({number(2 * AXIS)} 0) scale(-1 1)")


def _king(inks: Inks, look: float) -> str:
    hair = (
        "M25 12 C23.8 16.5 23.6 20.5 21.8 24.6 C23.8 26.8 26.4 26.4 28 25 L35 25 "
        "C36.6 26.4 39.2 26.8 41.2 24.6 C39.4 20.5 39.2 16.5 38 12Z"
    )
    x = AXIS + 0.9 * look
    beard = (
        "M25.7 17.6 C25.4 25 26.6 30.4 29 33 Q31 32.4 31.5 34.8 Q32 32.4 34 33 "
        "C36.4 30.4 37.6 25 37.3 17.6 C36.6 20.6 35.2 21.6 33.4 21 "
        f"L{number(x)} 20.6 L29.6 21 C27.8 21.6 26.4 20.6 25.7 17.6Z"
    )
    moustache = (
        f"M{number(x)} 20.7 C{number(x - 1.6)} 20.3 {number(x - 3)} 21 {number(x - 4.2)} 23 "
        f"C{number(x - 2.4)} 23.6 {number(x - 1)} 23 {number(x)} 22.2 "
        f"C{number(x + 1)} 23 {number(x + 2.4)} 23.6 {number(x + 4.2)} 23 "
        f"C{number(x + 3)} 21 {number(x + 1.6)} 20.3 {number(x)} 20.7Z"
    )
    mouth = line(f"M{number(x - 1)} 24.6 L{number(x + 1)} 24.6", SKIN, 0.9)
    locks = line("M29.4 27 Q29.6 29.6 30.2 31 M33.6 27 Q33.4 29.6 32.8 31", SKIN, 0.5)
    crown = (
        path("M24 13.2 L22.2 4.8 L27 8.4 L31.5 2.9 L36 8.4 L40.8 4.8 L39 13.2Z", GOLD)
        + path("M23.9 11 L39.1 11 L38.9 13.9 L24.1 13.9Z", inks.ink)
        + "".join(circle(cx, 12.45, 0.75, GOLD) for cx in (27, AXIS, 36))
        + "".join(
            circle(cx, cy, 1.15, inks.ink) for cx, cy in ((22.2, 4.6), (AXIS, 3.1), (40.8, 4.6))
        )
    )
    return (
        path(hair, inks.tone)
        + _face(inks, look)
        + path(beard, inks.tone)
        + path(moustache, inks.tone, stroke=SKIN, stroke_width=0.5)
        + mouth
        + locks
        + crown
    )


def _queen(inks: Inks, look: float) -> str:
    hair = (
        "M31.5 7 C26 7 23.6 11 23.4 16 C23.2 22 21.6 26 20 31 C19.4 34 21.6 36.4 24.6 36 "
        "C26.8 35.6 28 32 28.6 27 L34.4 27 C35 32 36.2 35.6 38.4 36 C41.4 36.4 43.6 34 43 31 "
        "C41.4 26 39.8 22 39.6 16 C39.4 11 37 7 31.5 7Z"
    )
    part = AXIS + 1.4 * look
    fringe = (
        f"M{number(part)} 9 C{number(part - 2)} 13 28 14.2 25.6 19 C24 15 24.6 8.6 {AXIS} 8 "
        f"C38.4 8.6 39 15 37.4 19 C35 14.2 {number(part + 2)} 13 {number(part)} 9Z"
    )
    x = AXIS + 1.1 * look
    lips = path(
        f"M{number(x - 1.5)} 22.4 Q{number(x - 0.6)} 21.6 {number(x)} 22.1 Q{number(x + 0.6)} 21.6 "
        f"{number(x + 1.5)} 22.4 Q{number(x)} 24 {number(x - 1.5)} 22.4Z",
        inks.ink,
    )
    waves = line("M23.6 24 Q22.8 29 23.4 33 M39.4 24 Q40.2 29 39.6 33", FACE, 0.5)
    tiara = path(
        "M25.2 10.6 L25 6.6 L28.4 8 L31.5 3.4 L34.6 8 L38 6.6 L37.8 10.6 Q31.5 7.6 25.2 10.6Z",
        GOLD,
    ) + "".join(circle(cx, cy, 0.85, inks.ink) for cx, cy in ((25, 6.4), (AXIS, 3.4), (38, 6.4)))
    return (
        path(hair, inks.ink)
        + path("M28.8 22 L34.2 22 L34.4 28 L28.6 28Z", SKIN)
        + _face(inks, look, chin=26.2)
        + path(fringe, inks.ink)
        + lips
        + waves
        + tiara
    )


def _jack(inks: Inks, look: float) -> str:
    hair = (
        "M24.8 10 C23.6 14 23.4 18.6 23 22.8 C24.6 24.2 27 24 28.4 22.8 L34.6 22.8 "
        "C36 24 38.4 24.2 40 22.8 C39.6 18.6 39.4 14 38.2 10Z"
    )
    x = AXIS + 1.1 * look
    mouth = line(
        f"M{number(x - 1.3)} 22.6 Q{number(x)} 23.7 {number(x + 1.3)} 22.6", inks.ink, 0.75
    )
    cap = path("M23 12.4 C21.6 7.6 25.6 4.6 30 5.4 C34 3.6 41.6 5.6 40 12.4Z", inks.tone)
    brim = path("M22.8 11.2 Q31.5 9.2 40.2 11.2 L40 14 Q31.5 12 23 14Z", GOLD)
    feather = path("M38.4 11.6 C38.2 7.8 40.6 4 44.7 3.4 C45.2 7.6 42.8 10.8 38.4 11.6Z", GOLD)
    feather += line("M38.7 11.2 Q40.2 7.8 43.2 5.2", inks.tone, 0.6)
    hat = _mirror_if(look < 0, cap + feather + brim)
    return (
        path(hair, inks.ink)
        + path("M29 22 L34 22 L34.2 28 L28.8 28Z", SKIN)
        + _face(inks, look, chin=25.6)
        + path("M25 11 L38 11 L37.4 15.4 Q35.4 13.4 31.5 13.6 Q27.6 13.4 25.6 15.4Z", inks.ink)
        + mouth
        + hat
    )


def _joker(inks: Inks, look: float) -> str:
    x = AXIS
    grin = line(f"M{x - 2.6} 21.6 Q{x} 24.6 {x + 2.6} 21.6", inks.ink, 0.9)
    cheeks = circle(x - 4, 20.4, 1, inks.tone) + circle(x + 4, 20.4, 1, inks.tone)
    cap = (
        path(f"M24.6 15.4 L19 5.4 L28 9.6 L{AXIS} 14Z", inks.tone)
        + path(f"M38.4 15.4 L44 5.4 L35 9.6 L{AXIS} 14Z", inks.tone)
        + path("M24.4 16 L31.5 2.6 L38.6 16 Q31.5 11.4 24.4 16Z", inks.ink)
        + line("M24.4 15.8 Q31.5 11.2 38.6 15.8", GOLD, 1.6)
        + "".join(circle(cx, cy, 1.35, GOLD) for cx, cy in ((19, 5.2), (AXIS, 3), (44, 5.2)))
    )
    return _face(inks, look, chin=26.4) + cheeks + grin + cap

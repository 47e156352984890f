"""The courts: half figures and their copies turned by 180°, flat shapes of few curves.

King, queen, jack and joker share one construction: a robe with a front panel, a head, a thing
held in the hand on the right, and a sash where the halves meet. Suits differ in the pattern of
the robe and in where the figure looks.
"""

from cardmaker.attributes import held
from cardmaker.heads import head
from cardmaker.palette import FACE, GOLD, INKS, SKIN, Inks
from cardmaker.robes import AXIS, SIDES, robe, seam
from cardmaker.svg import circle, document, line, path, with_half_turn

JACK, QUEEN, KING, JOKER = "J", "Q", "K", "X"

LOOKS = {"C": 1.0, "D": -1.0, "H": 0.9, "S": -0.9, "X": 0.0}
"""Which way a suit's figures look: to the left or to the right."""


def court_face(suit: str, rank: str) -> str:
    """Return the face of a court, without its indices."""
    inks = INKS[suit]
    half = "\n".join(
        (
            held(suit, rank, inks),
            robe(suit, rank, inks),
            head(rank, inks, LOOKS[suit]),
            _arm(rank, inks),
        )
    )
    return document(with_half_turn(half) + "\n" + _sash(rank, inks))


def _arm(rank: str, inks: Inks) -> str:
    sleeve = {KING: inks.ink, QUEEN: inks.tone, JACK: inks.ink, JOKER: inks.tone}[rank]
    return (
        line("M43 38.6 Q46.4 39 48.6 36.6", sleeve, 5.6)
        + line("M48.1 34.4 L50.9 37", GOLD, 1.9, stroke_linecap="butt")
        + circle(51.3, 34.3, 2.3, SKIN, stroke=inks.ink, stroke_width=0.55)
    )


def _sash(rank: str, inks: Inks) -> str:
    """Return the band across the middle; it looks the same turned by 180°."""
    left = SIDES[rank] - 0.5
    right = 2 * AXIS - left
    high, low = seam(right), seam(left)

    def across(below: float) -> str:
        return f"M{left} {low + below:.2f} L{right} {high + below:.2f}"

    band = f"{across(-1.6)} L{right} {high + 1.6:.2f} L{left} {low + 1.6:.2f}Z"
    return (
        path(band, GOLD)
        + line(f"{across(-1.8)} {across(1.8)}", inks.tone, 0.6, stroke_linecap="butt")
        + path(f"M{AXIS} 40.9 L34.2 44 L{AXIS} 47.1 L28.8 44Z", FACE)
        + path(f"M{AXIS} 42.1 L33.1 44 L{AXIS} 45.9 L29.9 44Z", inks.ink)
    )

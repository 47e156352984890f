"""The faces from ace to ten: one grand pip, or pips in the classic arrangement."""

from cardmaker.palette import FACE, INKS
from cardmaker.suits import definition, placed, placed_again
from cardmaker.svg import HEIGHT, WIDTH, document, path

_PIP = 10.4
_LEFT, _MIDDLE, _RIGHT = WIDTH / 2 - 8.4, WIDTH / 2, WIDTH / 2 + 8.4
_TOP, _STEP = 12.2, (HEIGHT - 2 * 12.2) / 3
_UPPER, _LOWER = _TOP + _STEP, HEIGHT - _TOP - _STEP
_CENTRE, _BOTTOM = HEIGHT / 2, HEIGHT - _TOP
_BETWEEN = _TOP + _STEP / 2

Places = tuple[tuple[float, float], ...]


def _columns(*rows: float) -> Places:
    return tuple((x, y) for y in rows for x in (_LEFT, _RIGHT))


_SIX = _columns(_TOP, _CENTRE, _BOTTOM)
_EIGHT_ROWS = _columns(_TOP, _UPPER, _LOWER, _BOTTOM)
_ABOVE, _BELOW = (_MIDDLE, (_TOP + _CENTRE) / 2), (_MIDDLE, (_BOTTOM + _CENTRE) / 2)

PIPS: dict[int, Places] = {
    2: ((_MIDDLE, _TOP), (_MIDDLE, _BOTTOM)),
    3: ((_MIDDLE, _TOP), (_MIDDLE, _CENTRE), (_MIDDLE, _BOTTOM)),
    4: _columns(_TOP, _BOTTOM),
    5: (*_columns(_TOP, _BOTTOM), (_MIDDLE, _CENTRE)),
    6: _SIX,
    7: (*_SIX, _ABOVE),
    8: (*_SIX, _ABOVE, _BELOW),
    9: (*_EIGHT_ROWS, (_MIDDLE, _CENTRE)),
    10: (*_EIGHT_ROWS, (_MIDDLE, _BETWEEN), (_MIDDLE, HEIGHT - _BETWEEN)),
}
"""Where the middles of the pips lie; those below the card's middle are turned."""

_ACE = {"C": 35.0, "D": 38.0, "H": 35.0, "S": 35.0}
_ACE_PEAK = {"C": (3.4, 0.84), "D": (0.6, 0.86), "H": (-2.4, 1.0), "S": (3.4, 1.0)}
"""How far the peaks inside the grand pip lie below the middle, and their size."""


def pip_face(suit: str, rank: int) -> str:
    """Return the face of a two to a ten, without its indices."""
    body = definition(suit, INKS[suit].ink)
    for x, y in PIPS[rank]:
        body += "\n" + placed_again(suit, x, y, _PIP, turned=y > _CENTRE + 0.1)
    return document(body)


def ace_face(suit: str) -> str:
    """Return the face of an ace: a grand pip with the three peaks cut out of it."""
    below, size = _ACE_PEAK[suit]
    x, y = _MIDDLE, _CENTRE + below
    ridge = ((-10, 5), (-5.6, -2.2), (-3.2, 1.6), (0, -6), (3.2, 1.6), (5.6, -2.2), (10, 5))
    drawn = "M" + " L".join(f"{x + dx * size:.2f} {y + dy * size:.2f}" for dx, dy in ridge)
    body = placed(suit, _MIDDLE, _CENTRE, _ACE[suit], INKS[suit].ink)
    return document(body + "\n" + path(drawn + "Z", FACE))

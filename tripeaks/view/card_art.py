"""Draws one card, face or back, at any size, from the drawings in resources/cards."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from tripeaks.engine.cards import ACE, JACK, KING, QUEEN, TEN, Card, Suit
from tripeaks.model.deck import STANDARD_DECK, Deck, SuitColours
from tripeaks.view.geometry import CORNER

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

FACE: Final = QColor("#FDFCF8")
_EDGE: Final = QColor(0, 0, 0, 34)

_DRAWN: Final[Mapping[Suit | None, tuple[str, str]]] = {
    Suit.CLUBS: ("#1B1F24", "#6B7684"),
    Suit.DIAMONDS: ("#C8102E", "#7A0C20"),
    Suit.HEARTS: ("#C8102E", "#7A0C20"),
    Suit.SPADES: ("#1B1F24", "#6B7684"),
    None: ("#6B2D7B", "#B58BC2"),
}
"""Ink and second tone of each suit as the files have them: the deck in two colours."""

_FOUR: Final[Mapping[Suit | None, tuple[str, str]]] = {
    **_DRAWN,
    Suit.DIAMONDS: ("#1F5FBF", "#123A78"),
    Suit.CLUBS: ("#1E7B3A", "#0F4A22"),
}
_GLYPH_INK: Final = "#1B1F24"
"""The ink of the files of ranks."""

_WIDTH: Final = 63.0
_HEIGHT: Final = 88.0
"""A card's size in the units of the drawings."""

_RANK: Final = QRectF(2.6, 4.3, 12.39, 19.36)
_SUIT_UNDER: Final = QRectF(3.08, 25.8, 11.44, 11.44)
_STAR: Final = QRectF(3.0, 4.3, 12.3, 12.3)
_LARGE_RANK: Final = QRectF(4, 4.5, 29.5, 39)
_LARGE_TEN: Final = QRectF(3.5, 4.5, 36.5, 39)
"""The one rank of two figures: where there is room it is wider than the others."""
_LARGE_STAR: Final = QRectF(3.5, 4, 39, 39)
_LARGE_SUIT: Final = QRectF(14.5, 48, 34, 34)
_LARGE_CORNER: Final = QRectF(44, 4.5, 14.5, 14.5)


def ink(card: Card, deck: Deck = STANDARD_DECK) -> QColor:
    """Return the colour of a card's index and pips."""
    return QColor(_inks(card.suit, deck)[0])


def paint_card(
    painter: QPainter, rect: QRectF, card: Card | None, deck: Deck = STANDARD_DECK
) -> None:
    """Paint a card into `rect` (63 : 88); None paints a back."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = CORNER * rect.width()
    painter.setPen(QPen(_EDGE, max(0.5, rect.width() * 0.008)))
    painter.setBrush(FACE)
    half = painter.pen().widthF() / 2
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)
    if card is None:
        _drawing(f"backs/{deck.back.value}").render(painter, rect)
    elif deck.large_print:
        _paint_large(painter, rect, card, deck)
    else:
        _paint_face(painter, rect, card, deck)
    painter.restore()


def _paint_face(painter: QPainter, rect: QRectF, card: Card, deck: Deck) -> None:
    name = "joker" if card.is_joker else card.code
    _drawing(f"faces/{name}", _swaps(card.suit, deck)).render(painter, rect)
    for _ in range(2):
        if card.is_joker:
            _suit(card, deck).render(painter, _placed(painter, _STAR, rect))
        else:
            _rank(card, deck).render(painter, _placed(painter, _RANK, rect))
            _suit(card, deck).render(painter, _placed(painter, _SUIT_UNDER, rect))
        painter.translate(rect.center())
        painter.rotate(180)
        painter.translate(-rect.center())


def _paint_large(painter: QPainter, rect: QRectF, card: Card, deck: Deck) -> None:
    if card.is_joker:
        _suit(card, deck).render(painter, _placed(painter, _LARGE_STAR, rect))
    else:
        place = _LARGE_TEN if card.rank == TEN else _LARGE_RANK
        _rank(card, deck).render(painter, _placed(painter, place, rect))
    _suit(card, deck).render(painter, _placed(painter, _LARGE_SUIT, rect))
    _suit(card, deck).render(painter, _placed(painter, _LARGE_CORNER, rect))


def _placed(painter: QPainter, place: QRectF, rect: QRectF) -> QRectF:
    """Return where a place on a card, in units of the drawings, lies in `rect`.

    It is moved to whole device pixels: small letters are sharper so.
    """
    ratio = painter.device().devicePixelRatioF()
    x, y = rect.width() / _WIDTH, rect.height() / _HEIGHT

    def snapped(length: float) -> float:
        return round(length * ratio) / ratio

    return QRectF(
        rect.left() + snapped(place.left() * x),
        rect.top() + snapped(place.top() * y),
        snapped(place.width() * x),
        snapped(place.height() * y),
    )


def _rank(card: Card, deck: Deck) -> "QSvgRenderer":
    letters = dict(zip((ACE, JACK, QUEEN, KING), deck.letters.value, strict=True))
    name = letters.get(card.rank, str(card.rank))
    return _drawing(f"ranks/{name}", ((_GLYPH_INK, _inks(card.suit, deck)[0]),))


def _suit(card: Card, deck: Deck) -> "QSvgRenderer":
    name = "star" if card.suit is None else card.suit.value
    return _drawing(f"suits/{name}", _swaps(card.suit, deck))


def _inks(suit: Suit | None, deck: Deck) -> tuple[str, str]:
    return (_FOUR if deck.colours is SuitColours.FOUR else _DRAWN)[suit]


def _swaps(suit: Suit | None, deck: Deck) -> tuple[tuple[str, str], ...]:
    """Return the colours to write into a file in place of those that are in it."""
    return tuple(zip(_DRAWN[suit], _inks(suit, deck), strict=True))


def forget_drawings() -> None:
    """Give back the memory of drawings that were parsed; they are parsed again when needed."""
    _drawing.cache_clear()


@cache
def _drawing(name: str, swaps: tuple[tuple[str, str], ...] = ()) -> "QSvgRenderer":
    """Return a drawing, parsed once for each set of colours."""
    from PySide6.QtSvg import QSvgRenderer

    text = files("tripeaks.resources").joinpath("cards", f"{name}.svg").read_text("utf-8")
    for drawn, wanted in swaps:
        text = text.replace(drawn, wanted)
    return QSvgRenderer(QByteArray(text.encode()))

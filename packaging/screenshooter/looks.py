"""The small pictures that tests compare: a face of each kind."""

from collections.abc import Iterator

from PySide6.QtCore import QMargins, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from tripeaks.engine.cards import JOKER, Card, card_from_code
from tripeaks.model.deck import STANDARD_DECK, Back, Deck, IndexLetters, SuitColours
from tripeaks.view.card_art import paint_card
from tripeaks.view.card_pixmaps import CardPixmaps

_TABLE = QColor("#4E7A68")
_CARD = QSizeF(63, 88)
_ROOM = 5

_FACES: dict[str, tuple[Card | None, Deck]] = {
    **{f"face-{code}": (card_from_code(code), STANDARD_DECK) for code in ("AS", "7H", "TC")},
    **{f"face-{code}": (card_from_code(code), STANDARD_DECK) for code in ("JD", "QC", "KH")},
    "face-joker": (JOKER, STANDARD_DECK),
    "face-four-colours": (card_from_code("QD"), Deck(SuitColours.FOUR)),
    "face-large-print": (card_from_code("TS"), Deck(large_print=True)),
    "face-romanian": (card_from_code("KS"), Deck(letters=IndexLetters.ROMANIAN)),
    **{f"back-{back.value}": (None, Deck(back=back)) for back in Back},
}


def looks() -> Iterator[tuple[str, QImage]]:
    """Yield every picture with its name."""
    for name, (card, deck) in _FACES.items():
        yield name, _face(card, deck)
    yield "face-dimmed", _dimmed(card_from_code("QH"))


def _face(card: Card | None, deck: Deck) -> QImage:
    image = _ground()
    painter = QPainter(image)
    paint_card(painter, QRectF(_ROOM, _ROOM, _CARD.width(), _CARD.height()), card, deck)
    painter.end()
    return image


def _dimmed(card: Card) -> QImage:
    """Return a card as it lies on the table covered, with its shadow."""
    pixmaps = CardPixmaps()
    pixmaps.set_size(_CARD, 1.0, keep_old=False)
    picture = pixmaps.dimmed(card)
    image = _ground()
    painter = QPainter(image)
    corner = round(_ROOM - picture.margin)
    painter.drawPixmap(corner, corner, picture.pixmap)
    painter.end()
    return image


def _ground() -> QImage:
    size = _CARD.toSize().grownBy(QMargins(_ROOM, _ROOM, _ROOM, _ROOM))
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(_TABLE)
    return image

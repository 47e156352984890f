"""Show all cards on one picture: every face and back at one width.

python packaging/contact_sheet.py OUT.png WIDTH [--four] [--large] [--letters AVDR]
"""

import argparse
import os
from dataclasses import replace

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from tripeaks.engine.cards import JOKER, RANKS, Card, Suit
from tripeaks.model.deck import Back, Deck, IndexLetters, SuitColours
from tripeaks.view.card_pixmaps import CardPixmaps

TABLE = QColor("#4E7A68")
COLUMNS = 13


def contact_sheet(deck: Deck, width: int) -> QImage:
    """Return the picture: a suit a row, then joker and backs."""
    height = round(width * 88 / 63)
    gap = max(4, round(width * 0.1))
    cards: list[tuple[Card | None, Deck]] = [
        (Card(rank, suit), deck) for suit in Suit for rank in RANKS
    ]
    cards += [(JOKER, deck), *((None, replace(deck, back=back)) for back in Back)]
    rows = -(-len(cards) // COLUMNS)
    image = QImage(
        gap + COLUMNS * (width + gap), gap + rows * (height + gap), QImage.Format.Format_RGB32
    )
    image.fill(TABLE)
    painter = QPainter(image)
    for place, (card, look) in enumerate(cards):
        pixmaps = CardPixmaps(look)
        pixmaps.set_size(QSizeF(width, height), 1.0, keep_old=False)
        picture = pixmaps.picture(card)
        row, column = divmod(place, COLUMNS)
        margin = round(picture.margin)
        x, y = gap + column * (width + gap), gap + row * (height + gap)
        painter.drawPixmap(x - margin, y - margin, picture.pixmap)
    painter.end()
    return image


def main() -> None:
    """Write the picture that the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out")
    parser.add_argument("width", type=int)
    parser.add_argument("--four", action="store_true", help="four colours")
    parser.add_argument("--large", action="store_true", help="large print")
    parser.add_argument(
        "--letters", default="AJQK", choices=[letters.value for letters in IndexLetters]
    )
    chosen = parser.parse_args()
    application = QGuiApplication([])
    deck = Deck(
        SuitColours.FOUR if chosen.four else SuitColours.TWO,
        large_print=chosen.large,
        letters=IndexLetters(chosen.letters),
    )
    contact_sheet(deck, chosen.width).save(chosen.out)
    del application


if __name__ == "__main__":
    main()

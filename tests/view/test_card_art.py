"""The drawn deck: legible, each card unlike the others, courts the same turned by 180°."""

import subprocess
import sys
from dataclasses import replace
from importlib.resources import files
from itertools import product

import pytest
from PySide6.QtCore import QByteArray, QRect, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from tests.view.contrast import contrast
from tripeaks.engine.cards import JACK, JOKER, KING, RANKS, Card, Suit
from tripeaks.model.deck import STANDARD_DECK, Back, Deck, IndexLetters, SuitColours
from tripeaks.view.card_art import FACE, ink, paint_card
from tripeaks.view.card_pixmaps import CardPixmaps

PACK = [Card(rank, suit) for suit in Suit for rank in RANKS]
COURTS = [card for card in PACK if card.rank >= JACK]
WIDTH, HEIGHT = 252, 352
DECKS = [
    Deck(colours, large_print=large, letters=letters)
    for colours, large, letters in product(SuitColours, (False, True), IndexLetters)
]


def picture(card: Card | None, deck: Deck = STANDARD_DECK, width: int = WIDTH) -> QImage:
    image = QImage(width, round(width * 88 / 63), QImage.Format.Format_RGB32)
    image.fill(FACE)
    painter = QPainter(image)
    paint_card(painter, QRectF(image.rect()), card, deck)
    painter.end()
    return image


def drawing_alone(name: str) -> QImage:
    """Return a file of the deck on the colour of a face."""
    data = files("tripeaks.resources").joinpath("cards", f"{name}.svg").read_bytes()
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    image.fill(FACE)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(data)).render(painter, QRectF(image.rect()))
    painter.end()
    return image


def bits(image: QImage) -> bytes:
    return bytes(image.constBits())


def greys(image: QImage, part: QRect) -> list[bytes]:
    """Return the rows of a part, a byte of brightness for each pixel."""
    grey = image.copy(part).convertToFormat(QImage.Format.Format_Grayscale8)
    data, step = bytes(grey.constBits()), grey.bytesPerLine()
    return [data[y * step : y * step + part.width()] for y in range(part.height())]


def differing(one: QImage, other: QImage, part: QRect) -> QRect:
    """Return the smallest rectangle in `part` outside of which the pictures look the same."""
    found = QRect()
    for y, (here, there) in enumerate(zip(greys(one, part), greys(other, part), strict=True)):
        columns = [x for x, (a, b) in enumerate(zip(here, there, strict=True)) if abs(a - b) > 24]
        if columns:
            left, right = part.left() + columns[0], part.left() + columns[-1]
            found |= QRect(left, part.top() + y, right - left + 1, 1)
    return found


@pytest.mark.parametrize("colours", SuitColours)
def test_indices_stand_out_from_the_face(colours: SuitColours) -> None:
    for card in (*PACK, JOKER):
        assert contrast(FACE, ink(card, Deck(colours))) >= 4.5, card.code


@pytest.mark.parametrize("deck", DECKS, ids=str)
def test_no_two_faces_of_a_deck_look_alike(qapp: QApplication, deck: Deck) -> None:
    looks = {bits(picture(card, deck, 40)) for card in (*PACK, JOKER)}
    assert len(looks) == 53


@pytest.mark.parametrize("large", [False, True])
def test_the_upper_half_tells_a_card_without_colour(qapp: QApplication, large: bool) -> None:
    looks = set()
    for card in (*PACK, JOKER):
        image = picture(card, Deck(large_print=large), 40).copy(0, 0, 40, 27)
        grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
        looks.add(bytes(0 if value < 200 else 1 for value in bytes(grey.constBits())))
    assert len(looks) == 53


def large_sign(card: Card) -> QRect:
    """Return where the rank of a card in large print lies, or the joker's star."""
    blank = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    blank.fill(FACE)
    left_of_the_corner = QRect(8, 8, WIDTH * 2 // 3 - 4, HEIGHT // 2 - 8)
    return differing(picture(card, Deck(large_print=True)), blank, left_of_the_corner)


def test_large_print_is_large_on_every_card(qapp: QApplication) -> None:
    assert all(large_sign(card).height() > 0.4 * HEIGHT for card in (*PACK, JOKER))


def test_a_large_ten_is_wider_than_one_figure(qapp: QApplication) -> None:
    ten, nine = (large_sign(Card(rank, Suit.SPADES)) for rank in (10, 9))
    assert ten.width() > 1.15 * nine.width()


@pytest.mark.parametrize("card", PACK, ids=lambda card: card.code)
def test_an_index_lives_in_its_corner_clear_of_the_picture(qapp: QApplication, card: Card) -> None:
    whole, art = picture(card), drawing_alone(f"faces/{card.code}")
    blank = QImage(art.size(), art.format())
    blank.fill(FACE)
    inside = QRect(8, 8, WIDTH - 16, HEIGHT // 2 - 12)  # without edge and corners
    index, drawn = differing(whole, art, inside), differing(art, blank, inside)
    assert index.right() < WIDTH / 4
    assert index.bottom() < HEIGHT / 2
    assert index.right() + 0.01 * WIDTH < drawn.left()
    assert index.height() == pytest.approx((0.22 + 0.13 + 0.024) * HEIGHT, abs=0.012 * HEIGHT)


@pytest.mark.parametrize("card", [*COURTS, JOKER], ids=lambda card: card.code)
def test_a_court_looks_the_same_turned(qapp: QApplication, card: Card) -> None:
    image = picture(card)
    turned = image.transformed(QTransform().rotate(180))
    here, there = (b"".join(greys(look, image.rect())) for look in (image, turned))
    unlike = sum(abs(a - b) > 24 for a, b in zip(here, there, strict=True))
    assert unlike < 0.002 * WIDTH * HEIGHT


def test_four_colours_are_four(qapp: QApplication) -> None:
    kings = [Card(KING, suit) for suit in Suit]
    assert len({ink(king).name() for king in kings}) == 2
    assert len({ink(king, Deck(SuitColours.FOUR)).name() for king in kings}) == 4
    spade, club = Card(KING, Suit.SPADES), Card(KING, Suit.CLUBS)
    four = Deck(SuitColours.FOUR)
    assert bits(picture(spade, four)) == bits(picture(spade))
    image = picture(club, four)
    colours = {
        QColor(image.pixel(x, y)).name() for x in range(0, WIDTH, 3) for y in range(0, HEIGHT, 3)
    }
    assert ink(club, four).name() in colours
    assert ink(club).name() not in colours, "no black is left in it"


@pytest.mark.parametrize("letters", [*IndexLetters][1:])
def test_letters_change_courts_only(qapp: QApplication, letters: IndexLetters) -> None:
    deck = Deck(letters=letters)
    for card in PACK[:13]:
        place = {1: 0, 11: 1, 12: 2, 13: 3}.get(card.rank)
        same = place is None or letters.value[place] == "AJQK"[place]
        assert (bits(picture(card, deck)) == bits(picture(card))) is same


def test_backs_are_three_and_faces_know_nothing_of_them(qapp: QApplication) -> None:
    decks = [replace(STANDARD_DECK, back=back) for back in Back]
    assert len({bits(picture(None, deck)) for deck in decks}) == 3
    assert len({bits(picture(JOKER, deck)) for deck in decks}) == 1


def test_pictures_are_of_the_deck_given(qapp: QApplication) -> None:
    looks = set()
    for deck in (STANDARD_DECK, Deck(SuitColours.FOUR), Deck(large_print=True)):
        pixmaps = CardPixmaps(deck)
        pixmaps.set_size(QSizeF(63, 88), 1.0, keep_old=False)
        looks.add(bits(pixmaps.picture(PACK[0]).pixmap.toImage()))
    assert len(looks) == 3


def test_svg_is_loaded_with_the_first_picture() -> None:
    code = (
        "import sys, tripeaks.view.card_art; "
        "raise SystemExit('PySide6.QtSvg' in sys.modules or 'xml' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)

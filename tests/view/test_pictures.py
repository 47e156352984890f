"""Pictures of cards: all different, whole at every size, drawn once."""

from collections import deque

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSizeF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.view.contrast import contrast, luminance
from tripeaks.engine.cards import JOKER, RANKS, Card, Suit
from tripeaks.model.deck import Back, Deck, SuitColours
from tripeaks.view.card_pixmaps import CardPixmaps

PACK: list[Card | None] = [None, JOKER, *(Card(rank, suit) for suit in Suit for rank in RANKS)]


def pictures(width: float, ratio: float = 1.0) -> CardPixmaps:
    pixmaps = CardPixmaps()
    pixmaps.set_size(QSizeF(width, round(width * 88 / 63)), ratio, keep_old=False)
    return pixmaps


def bits(image: QImage, rect: QRectF | None = None) -> bytes:
    part = image if rect is None else image.copy(rect.toRect())
    plain = part.convertToFormat(QImage.Format.Format_ARGB32)
    return bytes(plain.constBits())


@pytest.mark.parametrize("width", [24, 40, 93, 300])
def test_no_two_cards_look_alike(qapp: QApplication, width: int) -> None:
    pixmaps = pictures(width)
    looks = {bits(pixmaps.picture(card).pixmap.toImage()) for card in PACK}
    assert len(looks) == len(PACK) == 54


def test_the_half_that_a_row_leaves_free_tells_every_card(qapp: QApplication) -> None:
    pixmaps = pictures(40)
    looks = set()
    for card in PACK:
        picture = pixmaps.picture(card)
        free = QRectF(picture.margin, picture.margin, 40, 27)
        looks.add(bits(picture.pixmap.toImage(), free))
    assert len(looks) == len(PACK)


def test_a_card_is_opaque_but_for_its_corners(qapp: QApplication) -> None:
    pixmaps = pictures(126)
    for card in PACK:
        image, margin = pixmaps.picture(card).pixmap.toImage(), round(pixmaps.picture(card).margin)
        for x, y in ((63, 88), (1, 88), (124, 88), (63, 1), (63, 174)):
            assert image.pixelColor(margin + x, margin + y).alpha() == 255
        for x, y in ((0, 0), (125, 0), (0, 175), (125, 175)):
            assert image.pixelColor(margin + x, margin + y).alpha() < 200


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_a_picture_has_whole_device_pixels(qapp: QApplication, ratio: float) -> None:
    pixmaps = pictures(90 / ratio, ratio)
    picture = pixmaps.picture(None)
    assert picture.scale * ratio == 1.0
    assert picture.pixmap.width() == 90 + 2 * picture.margin


def test_each_picture_is_drawn_once(qapp: QApplication) -> None:
    pixmaps = pictures(40)
    first = pixmaps.picture(JOKER)
    drawn = list(pixmaps.redraw([None, JOKER, None]))
    assert drawn[0] is None
    assert len(drawn) == 53
    assert JOKER not in drawn
    assert pixmaps.picture(JOKER) is first
    assert list(pixmaps.redraw([])) == []
    pixmaps.set_size(QSizeF(40, 56), 1.0, keep_old=False)
    assert pixmaps.picture(JOKER) is first, "the size is the same"


def test_old_pictures_serve_scaled_until_new_ones_are_drawn(qapp: QApplication) -> None:
    pixmaps = pictures(40)
    old = pixmaps.picture(JOKER)
    pixmaps.set_size(QSizeF(60, 84), 1.0, keep_old=True)
    pixmaps.set_size(QSizeF(80, 112), 1.0, keep_old=True)
    served = pixmaps.picture(JOKER)
    assert served.pixmap.cacheKey() == old.pixmap.cacheKey()
    assert served.scale == pytest.approx(2.0)
    assert pixmaps.picture(None).scale == 1.0, "what there was not is drawn"
    deque(pixmaps.redraw([]), maxlen=0)
    assert pixmaps.picture(JOKER).scale == 1.0
    pixmaps.set_size(QSizeF(40, 56), 1.0, keep_old=False)
    assert pixmaps.picture(JOKER).scale == 1.0


@pytest.mark.parametrize("colours", SuitColours)
def test_the_index_of_a_dimmed_card_is_still_readable(
    qapp: QApplication, colours: SuitColours
) -> None:
    pixmaps = CardPixmaps(Deck(colours))
    pixmaps.set_size(QSizeF(126, 176), 1.0, keep_old=False)
    for card in PACK[2:]:
        bright, dimmed = pixmaps.picture(card), pixmaps.dimmed(card)
        before, image = bright.pixmap.toImage(), dimmed.pixmap.toImage()
        margin = round(bright.margin)
        ground = QPoint(margin + 63, margin + 5)
        assert luminance(image.pixelColor(ground)) < 0.75 * luminance(before.pixelColor(ground))
        area = QRect(margin + 5, margin + 8, 25, 40)
        inks = (
            image.pixelColor(x, y)
            for x in range(area.left(), area.right())
            for y in range(area.top(), area.bottom())
        )
        assert contrast(image.pixelColor(ground), min(inks, key=luminance)) >= 4.5
        assert image.convertToFormat(QImage.Format.Format_Alpha8) == before.convertToFormat(
            QImage.Format.Format_Alpha8
        ), "its shadow and its corners are as before"


def test_a_dimmed_card_is_drawn_once_and_anew_with_its_picture(qapp: QApplication) -> None:
    pixmaps = pictures(40)
    dimmed = pixmaps.dimmed(None)
    assert pixmaps.dimmed(None) is dimmed
    pixmaps.set_size(QSizeF(60, 84), 1.0, keep_old=True)
    served = pixmaps.dimmed(None)
    assert served.pixmap.cacheKey() == dimmed.pixmap.cacheKey()
    assert served.scale == pytest.approx(1.5)
    deque(pixmaps.redraw([]), maxlen=0)
    anew = pixmaps.dimmed(None)
    assert (anew.scale, anew.pixmap.width()) == (1.0, pixmaps.picture(None).pixmap.width())
    assert pixmaps.set_deck(Deck(back=Back.DAWN))
    assert bits(pixmaps.dimmed(None).pixmap.toImage()) != bits(anew.pixmap.toImage())

"""Draws one card, face or back, at any size."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from tripeaks.engine.cards import ACE, JACK, TEN, Card
from tripeaks.view.geometry import CORNER
from tripeaks.view.suit_shapes import peaks_shape, placed_shape

FACE: Final = QColor("#FDFCF8")
RED: Final = QColor("#C8102E")
BLACK: Final = QColor("#1B1F24")
GOLD: Final = QColor("#D9A441")
_EDGE: Final = QColor(0, 0, 0, 34)
_BACK_DARK: Final = QColor("#24476B")
_BACK_LIGHT: Final = QColor("#8DB4D6")
_BACK_RIDGES: Final = (
    (QColor("#FDFCF8"), 0.2, 1.0, 0.0),
    (QColor("#3E6A95"), 0.28, 1.02, 0.0),
    (QColor("#1B3654"), 0.55, 1.1, 0.2),
)
"""Each ridge: colour, summit and foot in card heights, reach beyond the panel in widths."""

_LEFT, _MIDDLE, _RIGHT = 0.38, 0.5, 0.62
_TOP, _BOTTOM = 0.14, 0.86

_PIPS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    2: ((_MIDDLE, _TOP), (_MIDDLE, _BOTTOM)),
    3: ((_MIDDLE, _TOP), (_MIDDLE, 0.5), (_MIDDLE, _BOTTOM)),
    4: ((_LEFT, _TOP), (_RIGHT, _TOP), (_LEFT, _BOTTOM), (_RIGHT, _BOTTOM)),
}
_PIPS[5] = (*_PIPS[4], (_MIDDLE, 0.5))
_PIPS[6] = (*_PIPS[4], (_LEFT, 0.5), (_RIGHT, 0.5))
_PIPS[7] = (*_PIPS[6], (_MIDDLE, 0.32))
_PIPS[8] = (*_PIPS[7], (_MIDDLE, 0.68))
_PIPS[9] = (*_PIPS[5], *((x, y) for x in (_LEFT, _RIGHT) for y in (0.38, 0.62)))
_PIPS[10] = (
    *_PIPS[4],
    *((x, y) for x in (_LEFT, _RIGHT) for y in (0.38, 0.62)),
    (_MIDDLE, 0.26),
    (_MIDDLE, 0.74),
)

_INDEX_SUIT: Final[float] = 0.155
_PIP: Final[float] = 0.135


def paint_card(painter: QPainter, rect: QRectF, card: Card | None) -> None:
    """Paint a card into `rect` (63 : 88); None paints a back."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = CORNER * rect.width()
    painter.setPen(QPen(_EDGE, max(0.5, rect.width() * 0.008)))
    painter.setBrush(FACE)
    half = painter.pen().widthF() / 2
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)
    painter.translate(rect.topLeft())
    if card is None:
        _paint_back(painter, rect)
    else:
        _paint_face(painter, rect.width(), rect.height(), card)
    painter.restore()


def _paint_face(painter: QPainter, width: float, height: float, card: Card) -> None:
    colour = ink(card)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    half = QPainterPath()
    half.addPath(_index(card, width, height))
    whole = _with_half_turn(half, width, height)
    painter.drawPath(whole)
    if card.is_joker or card.rank == ACE:
        painter.drawPath(placed_shape(card.suit, QPointF(width / 2, height / 2), height * 0.36))
        if not card.is_joker:
            painter.setBrush(FACE)
            box = QRectF(width * 0.42, height * 0.475, width * 0.16, height * 0.06)
            painter.drawPath(peaks_shape(box))
    elif card.rank >= JACK:
        _paint_court(painter, width, height, card)
    else:
        _paint_pips(painter, width, height, card)


def ink(card: Card) -> QColor:
    """Return the colour of a card's index and pips."""
    if card.suit is None:
        return GOLD.darker(140)
    return RED if card.suit.is_red else BLACK


def _index(card: Card, width: float, height: float) -> QPainterPath:
    """Return rank over suit in the upper left corner, within the half that a row leaves free."""
    rank_height = height * 0.19
    left, top = width * 0.06, height * 0.045
    column = width * 0.2
    centre = left + column / 2
    path = QPainterPath()
    if card.rank:
        text = _text_path(_rank_text(card.rank), rank_height, column * 1.2)
        path.addPath(text.translated(centre - text.boundingRect().center().x(), top))
    suit_size = height * _INDEX_SUIT
    suit_top = top + (rank_height + height * 0.022 if card.rank else 0.0)
    path.addPath(placed_shape(card.suit, QPointF(centre, suit_top + suit_size / 2), suit_size))
    return path


def _rank_text(rank: int) -> str:
    return "10" if rank == TEN else "A23456789?JQK"[rank - 1]


def _text_path(text: str, height: float, max_width: float) -> QPainterPath:
    """Return `text` as an outline of exactly `height`, from y = 0, condensed to `max_width`."""
    font = QFont("sans-serif")
    font.setStyleHint(QFont.StyleHint.SansSerif)
    font.setWeight(QFont.Weight.Bold)
    font.setPixelSize(100)
    path = QPainterPath()
    path.addText(0, 0, font, text)
    box = path.boundingRect()
    if box.isEmpty():
        return path  # no font on the machine: pips and suits still tell the card
    scale = height / box.height()
    across = min(scale, max_width / box.width())
    transform = QTransform.fromScale(across, scale).translate(-box.left(), -box.top())
    return transform.map(path)


def _with_half_turn(path: QPainterPath, width: float, height: float) -> QPainterPath:
    turned = QTransform.fromTranslate(width, height).rotate(180).map(path)
    whole = QPainterPath(path)
    whole.addPath(turned)
    return whole


def _paint_pips(painter: QPainter, width: float, height: float, card: Card) -> None:
    size = height * _PIP
    for x, y in _PIPS[card.rank]:
        shape = placed_shape(card.suit, QPointF(0, 0), size)
        place = QTransform.fromTranslate(x * width, y * height)
        if y > 0.5:
            place.rotate(180)
        painter.drawPath(place.map(shape))


def _paint_court(painter: QPainter, width: float, height: float, card: Card) -> None:
    frame = QRectF(width * 0.285, height * 0.115, width * 0.43, height * 0.77)
    painter.setBrush(QColor(217, 164, 65, 46))
    painter.setPen(QPen(GOLD, width * 0.012))
    painter.drawRoundedRect(frame, width * 0.03, width * 0.03)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink(card))
    letter = _text_path(_rank_text(card.rank), height * 0.26, width * 0.34)
    box = letter.boundingRect()
    painter.drawPath(
        letter.translated(width / 2 - box.center().x(), height * 0.5 - box.height() / 2)
    )
    corner = placed_shape(
        card.suit, QPointF(width / 2, frame.top() + height * 0.125), height * 0.15
    )
    painter.drawPath(_with_half_turn(corner, width, height))


def _paint_back(painter: QPainter, rect: QRectF) -> None:
    width, height = rect.width(), rect.height()
    border = width * 0.055
    panel = QRectF(border, border, width - 2 * border, height - 2 * border)
    sky = QLinearGradient(panel.topLeft(), panel.bottomLeft())
    sky.setColorAt(0.0, _BACK_LIGHT)
    sky.setColorAt(1.0, _BACK_DARK)
    clip = QPainterPath()
    clip.addRoundedRect(panel, width * 0.035, width * 0.035)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(clip, sky)
    for colour, top, bottom, spread in _BACK_RIDGES:
        box = QRectF(
            panel.left() - spread * width,
            top * height,
            panel.width() + 2 * spread * width,
            (bottom - top) * height,
        )
        painter.fillPath(peaks_shape(box).intersected(clip), colour)

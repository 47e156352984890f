"""Card pictures at the size in use: pixmaps at physical pixels, each drawn once."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from tripeaks.engine.cards import JOKER, RANKS, Card, Suit
from tripeaks.model.deck import STANDARD_DECK, Deck
from tripeaks.view.card_art import forget_drawings, paint_card
from tripeaks.view.geometry import CORNER
from tripeaks.view.picture_cache import PictureCache, PictureKey

_SHADOW: Final = 0.06
"""How far the shadow reaches around a card, in card widths."""
_SHADOW_DROP: Final = 0.02
_SHADOW_ALPHA: Final = 56
_SHADOW_STEPS: Final = 5
_DEEP: Final = 2.0
"""How many times as large the shadow of a lifted card is."""

_DIM: Final = QColor(0, 0, 0, 46)
"""What dims a card: as much as leaves every index readable at 4.5 : 1."""

_PACK: Final[tuple[Card | None, ...]] = (
    None,
    *(Card(rank, suit) for suit in Suit for rank in RANKS),
    JOKER,
)
"""Every picture there is; None is the back."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A pixmap in device pixels that shows a card with its shadow.

    The card's corner lies `margin` pixels from the pixmap's; `scale` is how many logical pixels
    one of the pixmap's fills: 1 / ratio but for a moment after a resize.
    """

    pixmap: QPixmap
    margin: int
    scale: float


class CardPixmaps:
    """The pictures of a deck's faces and back at one card size and pixel ratio.

    After a change of size the old pictures serve, scaled, until `redraw` has drawn new ones.
    "Drawn" is also what was drawn before and is read from `cache`.
    """

    def __init__(self, deck: Deck = STANDARD_DECK) -> None:
        """Hold nothing until the size is known."""
        self.cache: PictureCache | None = None
        """Where pictures are kept for the next start."""
        self._is_kept = True
        """Whether all pictures there are come from the cache or have gone to it."""
        self._deck = deck
        self._card = QSizeF()
        self._ratio = 1.0
        self._pictures: dict[Card | None, Picture] = {}
        self._stale: dict[Card | None, Picture] = {}
        self._dimmed: dict[Card | None, tuple[Picture, Picture]] = {}
        """For each card dimmed so far its picture and the dimmed one."""
        self._shadow: Picture | None = None
        self._deep_shadow: Picture | None = None

    def set_deck(self, deck: Deck) -> bool:
        """Draw another deck from now on; return whether it is another."""
        if deck == self._deck:
            return False
        self._deck = deck
        self._pictures, self._stale, self._is_kept = {}, {}, True
        return True

    def set_size(self, card: QSizeF, ratio: float, *, keep_old: bool) -> None:
        """Use cards of `card` logical pixels at a device pixel ratio.

        With `keep_old` the pictures drawn so far serve until new ones are drawn.
        """
        if (card, ratio) == (self._card, self._ratio):
            return
        if not keep_old:
            self._pictures, self._stale = {}, {}
        factor = card.width() / self._card.width() if self._card.width() else 1.0
        self._stale = {
            key: Picture(old.pixmap, old.margin, old.scale * factor)
            for key, old in (self._stale | self._pictures).items()
        }
        self._pictures, self._is_kept = {}, True
        self._shadow, self._deep_shadow = None, None
        self._card, self._ratio = card, ratio

    def picture(self, card: Card | None) -> Picture:
        """Return the picture of a card's face, None for the back; drawn now if there is none."""
        picture = self._pictures.get(card) or self._stale.get(card)
        if picture is None:
            picture = self._pictures[card] = self._read(card) or self._draw(card)
        return picture

    def dimmed(self, card: Card | None) -> Picture:
        """Return the picture of a card that cannot be taken."""
        bright = self.picture(card)
        drawn = self._dimmed.get(card)
        if drawn is None or drawn[0].pixmap.cacheKey() != bright.pixmap.cacheKey():
            drawn = bright, replace(bright, pixmap=_dim(bright.pixmap))
        elif drawn[0] is not bright:
            drawn = bright, replace(bright, pixmap=drawn[1].pixmap)
        self._dimmed[card] = drawn
        return drawn[1]

    def deep_shadow(self) -> Picture:
        """Return the shadow that a lifted card throws, without the card."""
        if self._deep_shadow is None:
            self._deep_shadow = self._draw_shadow(_DEEP)
        return self._deep_shadow

    def redraw(self, first: list[Card | None]) -> Iterator[Card | None]:
        """Draw what is missing, one picture a step, those of `first` before the others."""
        for card in (*first, *_PACK):
            if card not in self._pictures:
                self._pictures[card] = self._read(card) or self._draw(card)
                yield card
        forget_drawings()
        if self.cache is not None and self._is_kept:
            self.cache.touch(self._key)
        self._stale = {}
        self._dimmed = {
            card: drawn
            for card, drawn in self._dimmed.items()
            if drawn[0] is self._pictures.get(card)
        }

    @property
    def wants_keeping(self) -> bool:
        """Whether all pictures are drawn and not all of them are in the cache."""
        is_whole = len(self._pictures) == len(_PACK)
        return self.cache is not None and is_whole and not self._is_kept

    def keep(self) -> None:
        """Have the pictures written to the cache where that is wanted."""
        if self.cache is not None and self.wants_keeping:
            images = [self._pictures[card].pixmap.toImage() for card in _PACK]
            self.cache.write(self._key, images)
            self._is_kept = True

    @property
    def _key(self) -> PictureKey:
        card, room = self._pixels, 2 * self._room()
        size = (card.width() + room, card.height() + room)
        return PictureKey(self._deck, card.toTuple(), self._ratio, size)

    def _read(self, card: Card | None) -> Picture | None:
        if self.cache is None:
            return None
        image = self.cache.read(self._key, _PACK.index(card), len(_PACK))
        return None if image is None else self._picture_of(QPixmap.fromImage(image), self._room())

    def _draw(self, card: Card | None) -> Picture:
        self._is_kept = False
        if self._shadow is None:
            self._shadow = self._draw_shadow()
        pixmap = self._shadow.pixmap.copy()
        pixmap.setDevicePixelRatio(self._ratio)
        painter = QPainter(pixmap)
        margin = self._shadow.margin / self._ratio
        paint_card(painter, QRectF(QPointF(margin, margin), self._card), card, self._deck)
        painter.end()
        return self._picture_of(pixmap, self._shadow.margin)

    def _draw_shadow(self, depth: float = 1.0) -> Picture:
        """Return a picture of a soft shadow alone, made of a few thin layers."""
        width, room = self._card.width(), self._room(depth)
        margin = room / self._ratio
        pixmap = QPixmap(self._pixels + QSize(2 * room, 2 * room))
        pixmap.setDevicePixelRatio(self._ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, round(_SHADOW_ALPHA / _SHADOW_STEPS)))
        below = QRectF(QPointF(margin, margin + depth * _SHADOW_DROP * width), self._card)
        for step in range(_SHADOW_STEPS):
            spread = depth * (_SHADOW - _SHADOW_DROP) * width * step / (_SHADOW_STEPS - 1)
            radius = CORNER * width + spread
            painter.drawRoundedRect(below.adjusted(-spread, 0, spread, spread), radius, radius)
        painter.end()
        return self._picture_of(pixmap, room)

    @property
    def _pixels(self) -> QSize:
        """A card's size in device pixels."""
        return (self._card * self._ratio).toSize()

    def _room(self, depth: float = 1.0) -> int:
        """Return the room for the shadow on every side, in device pixels."""
        return math.ceil(depth * _SHADOW * self._card.width() * self._ratio)

    def _picture_of(self, pixmap: QPixmap, margin: int) -> Picture:
        # The item undoes the ratio: at a ratio of 1 Qt copies pixels as they are, which is fastest.
        pixmap.setDevicePixelRatio(1.0)
        return Picture(pixmap, margin, 1 / self._ratio)


def _dim(pixmap: QPixmap) -> QPixmap:
    """Return a darker copy, as transparent as the original."""
    result = pixmap.copy()
    painter = QPainter(result)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.fillRect(result.rect(), _DIM)
    painter.end()
    return result

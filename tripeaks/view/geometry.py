"""Where everything lies on the table: the only pixel arithmetic.

Lengths are in card widths until the last step, which rounds to whole device pixels so that
every card is drawn sharp at any pixel ratio.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from tripeaks.engine.state import State
from tripeaks.engine.tableau import (
    BOTTOM_ROW,
    COLUMNS,
    COVER_MASKS,
    SITE_COUNT,
    row_of,
    sites,
)
from tripeaks.model.game_model import STOCK, WASTE

ASPECT: Final = 88 / 63
"""A card's height in card widths."""

CORNER: Final = 0.06
"""A card's corner radius in card widths."""

_PITCH: Final = 1.07
_ROW_STEP: Final = 0.5 * ASPECT
_MARGIN: Final = 0.3
_PILE_GAP: Final = 0.3
_WASTE_FAN: Final = 0.3
_WIDE_FAN: Final = 0.52
"""The fan of cards in large print, whose indices are wider."""
_STOCK_FAN: Final = 0.035
_STOCK_TO_WASTE: Final = 0.5
_RISE: Final = 0.045
"""How far a card rises under the pointer, in card heights."""
_SLACK_SHARE: Final = 0.32
"""How much of the free height goes above the peaks, and as much between peaks and piles."""

WASTE_SHOWN: Final = 4
"""How many of the waste's last cards can be seen."""

STOCK_SHOWN: Final = 4
"""How many backs the stock shows at most."""

_TABLEAU_WIDTH: Final = 9 * _PITCH + 1
_TABLEAU_HEIGHT: Final = 3 * _ROW_STEP + ASPECT
_WIDTH: Final = _TABLEAU_WIDTH + 2 * _MARGIN
_HEIGHT: Final = _TABLEAU_HEIGHT + _PILE_GAP + ASPECT + 2 * _MARGIN

MIN_CARD_WIDTH: Final = 24.0


@dataclass(frozen=True)
class Layout:
    """The table in a viewport of `width` by `height` logical pixels.

    `ratio` is the device pixel ratio; `phase` is where the viewport's origin lies within a
    device pixel (0 to 1, in both directions). `has_wide_fan`: the cards peeking out of the waste
    have wide indices.
    """

    width: float
    height: float
    ratio: float = 1.0
    phase: tuple[float, float] = (0.0, 0.0)
    has_wide_fan: bool = False

    @cached_property
    def card(self) -> QSizeF:
        """A card's size, whole device pixels."""
        wanted = max(min(self.width / _WIDTH, self.height / _HEIGHT), MIN_CARD_WIDTH)
        width = int(wanted * self.ratio)
        return QSizeF(width / self.ratio, round(width * ASPECT) / self.ratio)

    @property
    def fills_pixels(self) -> bool:
        """Whether the viewport ends where device pixels end, on every side."""
        sides = (self.width * self.ratio, self.height * self.ratio, *self.phase)
        return all(side == int(side) for side in sides)

    @cached_property
    def corner(self) -> float:
        """The corner radius of a card."""
        return CORNER * self.card.width()

    @cached_property
    def site_rects(self) -> tuple[QRectF, ...]:
        """Where the card at each site lies."""
        left = (self.width - _TABLEAU_WIDTH * self._unit) / 2
        return tuple(
            self._rect(
                left + COLUMNS[site] / 2 * _PITCH * self._unit,
                self._top + row_of(site) * _ROW_STEP * self._unit,
            )
            for site in range(SITE_COUNT)
        )

    @cached_property
    def stock_rect(self) -> QRectF:
        """Where the stock's lowest card lies."""
        return self._rect(self._piles_left, self._piles_top)

    @cached_property
    def waste_rect(self) -> QRectF:
        """Where the waste's top card lies."""
        return self.waste_place(0)

    def stock_place(self, height: int) -> QRectF:
        """Where a back lies in the stock's fan, `height` cards above the lowest shown."""
        return self.stock_rect.translated(-self._snap(height * _STOCK_FAN * self._unit), 0)

    def waste_place(self, depth: int) -> QRectF:
        """Where a card lies in the waste, `depth` cards under its top."""
        shown = min(depth, WASTE_SHOWN - 1)
        left = self._piles_left + (self._piles_width - 1 - shown * self._fan) * self._unit
        return self._rect(left, self._piles_top)

    def rise(self, height: float) -> float:
        """How far a card is lifted at a height of 0 (it lies) to 1 (under the pointer)."""
        return self._snap(height * _RISE * self.card.height())

    @cached_property
    def stock_area(self) -> QRectF:
        """The part of the table that answers for the stock."""
        return self.stock_rect.united(self.stock_place(STOCK_SHOWN - 1))

    def rect_of(self, place: int) -> QRectF:
        """Where a site, STOCK or WASTE lies."""
        if place == STOCK:
            return QRectF(self.stock_area)
        return QRectF(self.waste_rect if place == WASTE else self.site_rects[place])

    def place_at(self, point: QPointF, state: State) -> int | None:
        """Return the site whose card is seen at `point`, STOCK, WASTE, or None for the table."""
        point = self._pixel_centre(point)
        for site in reversed(tuple(sites(state.remaining))):
            if self._is_on_card(point, self.site_rects[site]):
                return site
        if self.stock_area.contains(point):
            return STOCK
        return WASTE if self.waste_rect.contains(point) else None

    def message_place(
        self, size: QSizeF, near: int | None, state: State, keep_clear: Sequence[QRectF] = ()
    ) -> QPointF:
        """Return the corner for a message: by the card at `near`, else above the stock.

        Of several places the one is taken that hides least: first of the playable cards, then of
        what the message is about, the other open cards, the waste, and `keep_clear`.
        """
        playable = [self.site_rects[site] for site in state.playable]
        minded = [self.site_rects[site] for site in state.exposed]
        minded += [self.waste_rect, *keep_clear]
        if near is not None:
            minded.append(self.seen_rect(near, state))
        spots = self._message_spots(size, near, state)
        return min(
            spots, key=lambda spot: (_hidden(playable, spot), _hidden(minded, spot))
        ).topLeft()

    def seen_rect(self, site: int, state: State) -> QRectF:
        """Return the part of a card that its covering cards leave free: all, or its upper half."""
        rect = self.rect_of(site)
        if site >= 0 and state.remaining & COVER_MASKS[site]:
            rect.setHeight(_ROW_STEP * self._unit)
        return rect

    def _message_spots(self, size: QSizeF, near: int | None, state: State) -> list[QRectF]:
        """Return where a message may go, the most natural place first."""
        gap = 0.06 * self._unit
        width, height = size.width(), size.height()
        middle = (self.width - width) / 2
        corners = [
            (middle, self.stock_rect.top() - gap - height),
            (middle, self.site_rects[BOTTOM_ROW[0]].bottom() + gap),
            (middle, 0.1 * self._unit),
            (middle, self.height - height - gap),
        ]
        if near is not None:
            card, seen = self.site_rects[near], self.seen_rect(near, state)
            x, y = card.center().x() - width / 2, seen.center().y() - height / 2
            above, below = (x, card.top() - gap - height), (x, card.bottom() + gap)
            beside = [(card.right() + gap, y), (card.left() - gap - width, y)]
            is_covered = seen.height() < card.height()
            corners[:0] = [above, *beside, below] if is_covered else [below, above, *beside]
        room = QRectF(4, 2, max(width, self.width - 8), max(height, self.height - 4))
        return [
            QRectF(
                min(max(x, room.left()), room.right() - width),
                min(max(y, room.top()), room.bottom() - height),
                width,
                height,
            )
            for x, y in corners
        ]

    @property
    def _unit(self) -> float:
        return self.card.width()

    @cached_property
    def _slack(self) -> float:
        """The height left over by the smallest arrangement."""
        return max(0.0, self.height - _HEIGHT * self._unit)

    @property
    def _top(self) -> float:
        return _MARGIN * self._unit + self._slack * _SLACK_SHARE

    @property
    def _piles_top(self) -> float:
        gap = self._slack * _SLACK_SHARE
        return self._top + (_TABLEAU_HEIGHT + _PILE_GAP) * self._unit + gap

    @property
    def _piles_left(self) -> float:
        return (self.width - self._piles_width * self._unit) / 2

    @property
    def _fan(self) -> float:
        return _WIDE_FAN if self.has_wide_fan else _WASTE_FAN

    @property
    def _piles_width(self) -> float:
        return 1 + _STOCK_TO_WASTE + (WASTE_SHOWN - 1) * self._fan + 1

    def _rect(self, left: float, top: float) -> QRectF:
        x = self._snap(left, self.phase[0])
        y = self._snap(top, self.phase[1])
        return QRectF(QPointF(x, y), self.card)

    def _snap(self, length: float, phase: float = 0.0) -> float:
        return (round(length * self.ratio + phase) - phase) / self.ratio

    def _pixel_centre(self, point: QPointF) -> QPointF:
        """Return the middle of the device pixel that holds `point`: what is drawn there is seen."""

        def centre(length: float, phase: float) -> float:
            # A hair more, for a press on a pixel's corner that division left just before it.
            pixel = math.floor(length * self.ratio + phase + 0.001)
            return (pixel + 0.5 - phase) / self.ratio

        return QPointF(centre(point.x(), self.phase[0]), centre(point.y(), self.phase[1]))

    def _is_on_card(self, point: QPointF, rect: QRectF) -> bool:
        if not rect.contains(point):
            return False
        inner = rect.adjusted(self.corner, self.corner, -self.corner, -self.corner)
        dx = max(inner.left() - point.x(), 0.0, point.x() - inner.right())
        dy = max(inner.top() - point.y(), 0.0, point.y() - inner.bottom())
        return dx * dx + dy * dy <= self.corner * self.corner


def rounded(rects: Sequence[QRectF], radius: float) -> QPainterPath:
    """Return the outlines of rectangles with round corners."""
    path = QPainterPath()
    for rect in rects:
        path.addRoundedRect(rect, radius, radius)
    return path


def _hidden(rects: Sequence[QRectF], spot: QRectF) -> float:
    """Return how much of `rects` a message at `spot` hides."""
    parts = [rect.intersected(spot) for rect in rects]
    return sum(part.width() * part.height() for part in parts)

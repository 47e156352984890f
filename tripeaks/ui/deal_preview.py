"""A small picture of the cards that a deal starts with."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tripeaks.engine.cards import Card
from tripeaks.engine.description import describe_card
from tripeaks.engine.tableau import BOTTOM_ROW
from tripeaks.engine.words import Words
from tripeaks.model.deck import STANDARD_DECK, Deck
from tripeaks.view.card_art import paint_card
from tripeaks.view.geometry import ASPECT

_CARDS: Final = len(BOTTOM_ROW)
_GAP: Final = 0.07
"""The gap between two cards, in card widths."""

_SPAN: Final = _CARDS + (_CARDS - 1) * _GAP
"""The width of the whole row, in card widths."""


class DealPreview(QWidget):
    """The open bottom row of a deal, or ten backs while the deal is not known."""

    def __init__(self, deck: Deck = STANDARD_DECK, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deck = deck
        self._cards: tuple[Card | None, ...] = (None,) * _CARDS
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def cards(self) -> tuple[Card | None, ...]:
        """The ten cards shown, None for a back."""
        return self._cards

    def show_row(self, tableau: Sequence[Card] | None, words: Words) -> None:
        """Show the bottom row of `tableau`, or backs when it is None, and name it in `words`."""
        heading = words.board.rows[-1]
        if tableau is None:
            self._cards = (None,) * _CARDS
            text = words.cards.face_down
        else:
            row = tuple(tableau[site] for site in BOTTOM_ROW)
            self._cards = row
            text = ", ".join(describe_card(card, words) for card in row)
        self.setAccessibleName(f"{heading[0].upper()}{heading[1:]}: {text}")
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for cards whose indexes are easily read."""
        return _size_of_row(42)

    def minimumSizeHint(self) -> QSize:
        """Accept cards whose indexes can just be read."""
        return _size_of_row(28)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the row as large as it fits, in the middle."""
        width = min(self.width() / _SPAN, self.height() / ASPECT)
        card = QRectF(0, 0, width, width * ASPECT)
        card.moveTop((self.height() - card.height()) / 2)
        left = (self.width() - width * _SPAN) / 2
        painter = QPainter(self)
        for place, shown in enumerate(self._cards):
            card.moveLeft(left + place * width * (1 + _GAP))
            paint_card(painter, card, shown, self._deck)
        painter.end()


def _size_of_row(card_width: float) -> QSize:
    return QSize(round(card_width * _SPAN), round(card_width * ASPECT))

"""The things on the table: cards, the outlines of empty piles, the stock's count, marks."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import (
    QGraphicsPathItem,
    QGraphicsPixmapItem,
    QGraphicsSimpleTextItem,
)

from tripeaks.engine.cards import Card
from tripeaks.view.card_pixmaps import CardPixmaps, Picture
from tripeaks.view.choreography import Frame
from tripeaks.view.geometry import STOCK_SHOWN, Layout

SLOT_Z: Final = -1.0
COUNT_Z: Final = 900.0
MARK_Z: Final = 2000.0
RING_Z: Final = 2100.0

_SLOT_LINE: Final = QColor(255, 255, 255, 120)
_SLOT_FILL: Final = QColor(255, 255, 255, 28)
_COUNT_BACK: Final = QColor(16, 28, 38, 215)
_MARK: Final = QColor("#F2B705")
_RING: Final = QColor("#FFE14D")
_RING_EDGE: Final = QColor("#10202C")


class CardItem(QGraphicsPixmapItem):
    """A card on the table. It shows frames; it knows nothing of the game."""

    def __init__(self, pixmaps: CardPixmaps) -> None:
        """Show nothing until the first frame."""
        super().__init__()
        self._pixmaps = pixmaps
        self._picture: Picture | None = None
        self.card: Card | None = None
        self.is_face_up = False
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)

    def show_frame(self, frame: Frame, layout: Layout) -> None:
        """Take on the look of a frame."""
        pose = frame.pose
        self.setVisible(pose.visible)
        self.is_face_up = pose.face_up
        if not pose.visible:
            return
        picture = self._pixmaps.picture(self.card if pose.face_up else None)
        if picture is not self._picture:
            self._picture = picture
            self.setPixmap(picture.pixmap)
            self.setOffset(-picture.margin, -picture.margin)
        self.setPos(pose.x, pose.y)
        self.setZValue(pose.z)
        self.setOpacity(frame.opacity)
        across = picture.scale * frame.scale
        if across == 1.0 == picture.scale:
            self.setTransform(QTransform())
        else:
            shift = layout.card.width() * (1 - frame.scale) / 2
            self.setTransform(QTransform.fromTranslate(shift, 0).scale(across, picture.scale))


class SlotItem(QGraphicsPathItem):
    """The outline of a pile that may be empty."""

    def __init__(self) -> None:
        """Lie under all cards."""
        super().__init__()
        self.setZValue(SLOT_Z)
        self.setBrush(_SLOT_FILL)

    def place(self, rect: QRectF, layout: Layout) -> None:
        """Lie at `rect`."""
        line = max(1.0, 0.02 * rect.width())
        self.setPen(QPen(_SLOT_LINE, line))
        self.setPath(_rounded([rect.adjusted(line, line, -line, -line)], layout.corner))


class CountItem(QGraphicsPathItem):
    """How many cards the stock holds, on a small plate over its lower edge."""

    def __init__(self) -> None:
        """Show no number yet."""
        super().__init__()
        self.setZValue(COUNT_Z)
        self.setPen(QPen(Qt.PenStyle.NoPen))
        self.setBrush(_COUNT_BACK)
        self._text = QGraphicsSimpleTextItem(self)
        self._text.setBrush(QBrush(Qt.GlobalColor.white))

    def show_count(self, count: int, layout: Layout) -> None:
        """Show `count`; nothing where the stock is empty."""
        self.setVisible(count > 0)
        height = 0.36 * layout.card.width()
        font = QFont()
        font.setBold(True)
        font.setPixelSize(max(8, round(height * 0.7)))
        self._text.setFont(font)
        self._text.setText(str(count))
        box = self._text.boundingRect()
        plate = QRectF(0, 0, max(box.width() + height * 0.6, height * 1.5), height)
        pile = layout.stock_place(min(count, STOCK_SHOWN) - 1)
        plate.moveCenter(pile.center())
        plate.moveBottom(pile.bottom() - 0.08 * pile.height())
        path = QPainterPath()
        path.addRoundedRect(plate, height / 2, height / 2)
        self.setPath(path)
        self._text.setPos(plate.center() - box.center())


class MarkItem(QGraphicsPathItem):
    """An outline around cards; used for the playable ones."""

    def __init__(self, z: float = MARK_Z, colour: QColor = _MARK, line: float = 0.045) -> None:
        """Mark nothing; `line` is in card widths."""
        super().__init__()
        self._colour, self._line = colour, line
        self.setZValue(z)
        self.setBrush(Qt.BrushStyle.NoBrush)

    def mark(self, rects: Sequence[QRectF], layout: Layout) -> None:
        """Mark the cards at `rects`, and no others."""
        self.setVisible(bool(rects))
        self.setPen(QPen(self._colour, max(2.0, self._line * layout.card.width())))
        self.setPath(_rounded(rects, layout.corner))


class RingItem(MarkItem):
    """The focus ring: bright with a dark edge, so that it shows on any ground."""

    def __init__(self) -> None:
        """Ring nothing."""
        super().__init__(RING_Z, _RING_EDGE, 0.1)
        self._inner = MarkItem(RING_Z, _RING, 0.055)
        self._inner.setParentItem(self)

    def mark(self, rects: Sequence[QRectF], layout: Layout) -> None:
        """Ring the card at the one rectangle of `rects`."""
        super().mark(rects, layout)
        self._inner.mark(rects, layout)


def _rounded(rects: Sequence[QRectF], radius: float) -> QPainterPath:
    path = QPainterPath()
    for rect in rects:
        path.addRoundedRect(rect, radius, radius)
    return path

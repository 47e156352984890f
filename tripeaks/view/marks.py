"""What is drawn over the cards: plates with numbers, outlines, the focus ring."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene, QGraphicsSimpleTextItem

from tripeaks.engine.state import State
from tripeaks.model.game_model import STOCK
from tripeaks.view.geometry import STOCK_SHOWN, Layout, rounded
from tripeaks.view.poses import next_key
from tripeaks.view.scene_look import SceneLook

COUNT_Z: Final = 900.0
MARK_Z: Final = 2000.0
HINT_Z: Final = 2010.0
SHARE_Z: Final = 2020.0
RING_Z: Final = 2100.0


class PlateItem(QGraphicsPathItem):
    """A short text on a small plate over the lower edge of a card."""

    def __init__(self, z: float) -> None:
        """Show no text yet."""
        super().__init__()
        self.setZValue(z)
        self.setPen(QPen(Qt.PenStyle.NoPen))
        self._text = QGraphicsSimpleTextItem(self)

    def set_look(self, look: SceneLook) -> None:
        """Take on a scene's colours."""
        self.setBrush(look.plate)
        self._text.setBrush(QBrush(look.plate_text))

    def show_text(self, text: str, card: QRectF) -> None:
        """Show `text` on the card at `card`; nothing where it is empty."""
        self.setVisible(bool(text))
        height = 0.36 * card.width()
        font = QFont()
        font.setBold(True)
        font.setPixelSize(max(8, round(height * 0.7)))
        self._text.setFont(font)
        self._text.setText(text)
        box = self._text.boundingRect()
        plate = QRectF(0, 0, max(box.width() + height * 0.6, height * 1.5), height)
        plate.moveCenter(card.center())
        plate.moveBottom(card.bottom() - 0.08 * card.height())
        path = QPainterPath()
        path.addRoundedRect(plate, height / 2, height / 2)
        self.setPath(path)
        self._text.setPos(plate.center() - box.center())


class MarkItem(QGraphicsPathItem):
    """An outline around cards, in one colour."""

    def __init__(self, z: float, line: float) -> None:
        """Mark nothing; `line` is in card widths."""
        super().__init__()
        self._line = line
        self.setZValue(z)
        self.setBrush(Qt.BrushStyle.NoBrush)

    def set_colour(self, colour: QColor) -> None:
        """Mark in `colour` from now on."""
        self.setPen(QPen(colour, self.pen().widthF()))

    def mark(self, rects: Sequence[QRectF], layout: Layout) -> None:
        """Mark the cards at `rects`, and no others."""
        self.setVisible(bool(rects))
        self.setPen(QPen(self.pen().color(), max(2.0, self._line * layout.card.width())))
        self.setPath(rounded(rects, layout.corner))


class RingItem(MarkItem):
    """The focus ring: bright with a dark edge, so that it shows on any ground."""

    def __init__(self) -> None:
        """Ring nothing."""
        super().__init__(RING_Z, 0.1)
        self._inner = MarkItem(RING_Z, 0.055)
        self._inner.setParentItem(self)

    def set_look(self, look: SceneLook) -> None:
        """Take on a scene's colours."""
        self.set_colour(look.ring_edge)
        self._inner.set_colour(look.ring)

    def mark(self, rects: Sequence[QRectF], layout: Layout) -> None:
        """Ring the card at the one rectangle of `rects`."""
        super().mark(rects, layout)
        self._inner.mark(rects, layout)


class Marks:
    """Everything that marks a position on the table, kept in step with state and layout."""

    def __init__(self, scene: QGraphicsScene, look: SceneLook) -> None:
        """Mark nothing yet."""
        self._scene = scene
        self._look = look
        self._count = PlateItem(COUNT_Z)
        self._playable = MarkItem(MARK_Z, 0.045)
        self._hint = MarkItem(HINT_Z, 0.09)
        self._ring = RingItem()
        self._shares: dict[int, tuple[str, PlateItem]] = {}
        for item in (self._count, self._playable, self._hint, self._ring):
            scene.addItem(item)
        self.marks_playable = False
        self.ringed: int | None = None
        self.hinted: int | None = None
        self._heights: dict[int, float] = {}
        """How high cards are lifted, by key."""

    def set_look(self, look: SceneLook) -> None:
        """Take on a scene's colours."""
        self._look = look
        self._playable.set_colour(look.mark)
        self._hint.set_colour(look.hint)
        self._ring.set_look(look)
        for plate in (self._count, *(plate for _, plate in self._shares.values())):
            plate.set_look(look)

    def update(self, state: State, layout: Layout) -> None:
        """Mark `state`, all cards lying where `layout` has them."""
        self.update_count(state, layout)
        playable = state.playable if self.marks_playable else ()
        self._playable.mark([layout.site_rects[site] for site in playable], layout)
        self._hint.mark([] if self.hinted is None else [self._around(self.hinted, layout)], layout)
        for place, (text, plate) in self._shares.items():
            rect = layout.rect_of(place)
            if place == STOCK:
                rect.translate(0, -0.4 * rect.height())  # its count stands lower down
            plate.show_text(text, rect)
        self.update_ring(state, layout)

    def set_height(self, key: int, height: float, state: State, layout: Layout) -> None:
        """Follow the card `key`, which is lifted to `height`."""
        self._heights[key] = height
        self._follow_lift(state, layout)

    def _follow_lift(self, state: State, layout: Layout) -> None:
        """Stand as high as the cards that are marked."""

        def y(place: int | None) -> float:
            key = next_key(state) if place == STOCK else place
            return 0.0 if key is None else -layout.rise(self._heights.get(key, 0.0))

        self._count.setY(y(STOCK))
        self._hint.setY(y(self.hinted))
        self._ring.setY(y(self.ringed))
        for place, (_, plate) in self._shares.items():
            plate.setY(y(place))
        if self._playable.isVisible():
            rects = [layout.site_rects[site].translated(0, y(site)) for site in state.playable]
            self._playable.mark(rects, layout)

    @staticmethod
    def _around(place: int, layout: Layout) -> QRectF:
        """Return the outline of a hint: outside the focus ring, so that both are seen."""
        room = 0.07 * layout.card.width()
        return layout.rect_of(place).adjusted(-room, -room, room, room)

    def update_count(self, state: State, layout: Layout) -> None:
        """Show how many cards the stock holds."""
        count = state.stock_count
        top = layout.stock_place(min(count, STOCK_SHOWN) - 1)
        self._count.show_text(str(count) if count else "", top)

    def update_ring(self, state: State, layout: Layout) -> None:
        """Put the focus ring around the place that has it."""
        self._ring.mark(
            [] if self.ringed is None else [layout.seen_rect(self.ringed, state)], layout
        )
        self._follow_lift(state, layout)

    def set_shares(self, shares: Mapping[int, str]) -> None:
        """Show a text on each of some places, sites or the stock."""
        for _, plate in self._shares.values():
            self._scene.removeItem(plate)
        self._shares = {place: (text, PlateItem(SHARE_Z)) for place, text in shares.items()}
        for _, plate in self._shares.values():
            plate.set_look(self._look)
            self._scene.addItem(plate)

    def leave_position(self) -> None:
        """Take away what was true of a position that is about to change."""
        self.hinted = None
        self.set_shares({})
        self._playable.hide()
        self._hint.hide()

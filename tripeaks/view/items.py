"""The things on the table: cards, and the outlines of empty piles."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPen, QTransform
from PySide6.QtWidgets import (
    QGraphicsPathItem,
    QGraphicsPixmapItem,
)

from tripeaks.engine.cards import Card
from tripeaks.view.card_pixmaps import CardPixmaps, Picture
from tripeaks.view.choreography import Frame
from tripeaks.view.geometry import Layout, rounded
from tripeaks.view.scene_look import SceneLook

SLOT_Z: Final = -1.0


class CardItem(QGraphicsPixmapItem):
    """A card on the table. It shows frames, lifted or not; it knows nothing of the game.

    Its own coordinates are its picture's pixels, which its scale makes logical ones.
    """

    def __init__(self, pixmaps: CardPixmaps) -> None:
        """Show nothing until the first frame."""
        super().__init__()
        self._pixmaps = pixmaps
        self._picture: Picture | None = None
        self._shadow: QGraphicsPixmapItem | None = None
        self._rise = 0.0
        self._across = 1.0
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
        shown = self.card if pose.face_up else None
        picture = self._pixmaps.dimmed(shown) if pose.dimmed else self._pixmaps.picture(shown)
        if picture is not self._picture:
            self._picture = picture
            self.setPixmap(picture.pixmap)
            self.setOffset(-picture.margin, -picture.margin)
            self.setScale(picture.scale)
        self.setPos(pose.x, pose.y)
        self.setZValue(pose.z)
        self.setOpacity(frame.opacity)
        self._across = frame.scale
        self._transform(layout)

    def set_height(self, height: float, layout: Layout) -> None:
        """Lift the card off its place, 1: as high as under the pointer.

        Where it lies is not changed by that, nor what answers to a press.
        """
        self._rise = layout.rise(height)
        if self._rise or self._shadow is not None:
            self._show_shadow(height)
        self._transform(layout)

    def _show_shadow(self, height: float) -> None:
        if self._shadow is None:
            self._shadow = QGraphicsPixmapItem(self)
            self._shadow.setFlag(self.GraphicsItemFlag.ItemStacksBehindParent)
        self._shadow.setVisible(self._rise > 0)
        if self._rise:
            picture = self._pixmaps.deep_shadow()
            self._shadow.setPixmap(picture.pixmap)
            self._shadow.setOffset(-picture.margin, -picture.margin)
            self._shadow.setScale(picture.scale / self.scale())
            self._shadow.setPos(0, self._rise / self.scale())
            self._shadow.setOpacity(min(1.0, height))

    def _transform(self, layout: Layout) -> None:
        shift = layout.card.width() * (1 - self._across) / 2
        self.setTransform(QTransform.fromTranslate(shift, -self._rise).scale(self._across, 1.0))


class SlotItem(QGraphicsPathItem):
    """The outline of a pile that may be empty."""

    def __init__(self) -> None:
        """Lie under all cards."""
        super().__init__()
        self.setZValue(SLOT_Z)

    def set_look(self, look: SceneLook) -> None:
        """Take on a scene's colours."""
        self.setBrush(look.slot_fill)
        self.setPen(QPen(look.slot_line, self.pen().widthF()))

    def place(self, rect: QRectF, layout: Layout) -> None:
        """Lie at `rect`."""
        line = max(1.0, 0.02 * rect.width())
        self.setPen(QPen(self.pen().color(), line))
        self.setPath(rounded([rect.adjusted(line, line, -line, -line)], layout.corner))

"""The picture behind the table: painted for one layout in one scene, stretched until then."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from tripeaks.view.geometry import Layout
from tripeaks.view.scene_look import SceneLook
from tripeaks.view.scenery import Scenery

_BACKDROP_Z: Final = -100.0


class Backdrop(QGraphicsPixmapItem):
    """The item that shows the scenery."""

    def __init__(self) -> None:
        """Show nothing yet."""
        super().__init__()
        self.setZValue(_BACKDROP_Z)
        self._scenery: Scenery | None = None

    @property
    def is_painted(self) -> bool:
        """Whether there is a picture, of whatever size."""
        return self._scenery is not None

    def stretch(self, layout: Layout) -> None:
        """Let the picture that there is fill another layout."""
        size = self.pixmap().deviceIndependentSize()
        if not size.isEmpty():
            across, down = layout.width / size.width(), layout.height / size.height()
            self.setTransform(QTransform.fromScale(across, down))

    def paint_anew(self, layout: Layout, look: SceneLook) -> Iterator[None]:
        """Paint the scenery and then show it, a little at each step; nothing if it is there."""
        shown = self._scenery
        if shown is not None and (shown.layout, shown.look) == (layout, look):
            return
        scenery = Scenery(layout, look)
        yield from scenery.paint()
        self._scenery = scenery
        scenery.pixmap.setDevicePixelRatio(1.0)  # Qt copies pixels fastest so
        self.setPixmap(scenery.pixmap)
        self.setTransform(QTransform.fromScale(1 / layout.ratio, 1 / layout.ratio))

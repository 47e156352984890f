"""Where on the window's picture the table's own texts are: the cards' indices and the plates."""

from collections.abc import Iterator

from PySide6.QtCore import QRect, QRectF
from PySide6.QtWidgets import QGraphicsItem

from screenshooter.contrast import Text
from screenshooter.stage import Stage
from tripeaks.engine.tableau import SITE_COUNT
from tripeaks.view.marks import PlateItem

_INDEX = QRectF(0.04, 0.048, 0.2, 0.222)
"""Where the rank lies on a card, in parts of its width and height."""


def table_texts(stage: Stage) -> Iterator[Text]:
    """Yield the index of every open card in the peaks, and every plate, that nothing lies on."""
    window, table = stage.window, stage.table
    overlays = [
        widget.rect().translated(widget.mapTo(window, widget.rect().topLeft()))
        for widget in (window.outcome_panel, window.message, window.back_notice)
        if widget.isVisible()
    ]
    for text in (*_indices(stage), *_plates(table.items())):
        corner = window.table.viewport().mapTo(window, text.box.topLeft())
        box = QRect(corner, text.box.size())
        if not any(box.intersects(overlay) for overlay in overlays):
            yield Text(text.name, box)


def _indices(stage: Stage) -> Iterator[Text]:
    card = stage.table.layout.card
    for item in stage.table.items_by_key[:SITE_COUNT]:
        if item.isVisible() and item.is_face_up and item.card is not None:
            box = QRectF(
                item.x() + _INDEX.x() * card.width(),
                item.y() + _INDEX.y() * card.height(),
                _INDEX.width() * card.width(),
                _INDEX.height() * card.height(),
            )
            yield Text(f"index of {item.card.code}", box.toRect())


def _plates(items: list[QGraphicsItem]) -> Iterator[Text]:
    for item in items:
        if isinstance(item, PlateItem) and item.isVisible():
            (text,) = item.childItems()
            yield Text("plate", text.sceneBoundingRect().toRect())

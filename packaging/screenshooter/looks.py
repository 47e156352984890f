"""The small pictures that tests compare: a face of each kind, tables, and the ends of games."""

from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QMargins, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QWidget

from screenshooter.stage import Stage
from screenshooter.views import TABLE_VIEWS
from tripeaks.engine.cards import JOKER, Card, card_from_code
from tripeaks.model.deck import STANDARD_DECK, Back, Deck, IndexLetters, SuitColours
from tripeaks.model.scene import Scene
from tripeaks.view.card_art import paint_card
from tripeaks.view.card_pixmaps import CardPixmaps

_TABLE = QColor("#4E7A68")
_CARD = QSizeF(63, 88)
_ROOM = 5

_FACES: dict[str, tuple[Card | None, Deck]] = {
    **{f"face-{code}": (card_from_code(code), STANDARD_DECK) for code in ("AS", "7H", "TC")},
    **{f"face-{code}": (card_from_code(code), STANDARD_DECK) for code in ("JD", "QC", "KH")},
    "face-joker": (JOKER, STANDARD_DECK),
    "face-four-colours": (card_from_code("QD"), Deck(SuitColours.FOUR)),
    "face-large-print": (card_from_code("TS"), Deck(large_print=True)),
    "face-romanian": (card_from_code("KS"), Deck(letters=IndexLetters.ROMANIAN)),
    **{f"back-{back.value}": (None, Deck(back=back)) for back in Back},
}
_SMOOTH = Qt.TransformationMode.SmoothTransformation
_README = (
    ("middle-1120x760", Scene.DAWN),
    ("four-colours", Scene.NIGHT),
    ("large-print", Scene.FELT),
)
_TABLES = (
    *(("table-480x360", scene) for scene in Scene if scene is not Scene.SYSTEM),
    ("won-480x360", Scene.DAWN),
    ("stuck-480x360", Scene.CONTRAST),
)


def looks(spare: Path) -> Iterator[tuple[str, QImage]]:
    """Yield every picture with its name; `spare` is a folder for throwing away."""
    for name, (card, deck) in _FACES.items():
        yield f"{name}.png", _face(card, deck)
    yield "face-dimmed.png", _dimmed(card_from_code("QH"))
    for name, scene in _TABLES:
        picture = _picture(spare, name, scene, lambda stage: stage.window.table)
        yield f"{name.partition('-')[0]}-{scene.value}.png", small(picture)


def readme_pictures(spare: Path) -> Iterator[tuple[str, QImage]]:
    """Yield the pictures that the README shows, with their names."""
    for name, scene in _README:
        image = _picture(spare, name, scene, lambda stage: stage.window)
        yield f"{scene.value}.jpg", image.scaledToWidth(800, _SMOOTH)


def _picture(spare: Path, name: str, scene: Scene, part: Callable[[Stage], QWidget]) -> QImage:
    """Return a part of the window that shows a view in a scene."""
    view = next(view for view in TABLE_VIEWS if view.name == name)
    settings = {"scene": scene.value, "language": "en"} | dict(view.settings)
    with Stage(spare, view.code, view.size, settings) as stage:
        view.show(stage)
        return stage.grab(part(stage))


def small(image: QImage) -> QImage:
    """Return a picture half as wide, with 32 shades of each colour: a few KB as a file."""
    half = image.scaledToWidth(image.width() // 2, _SMOOTH)
    half = half.convertToFormat(QImage.Format.Format_RGB888)
    shades = bytes(byte & 0xF8 | 0x04 for byte in bytes(half.constBits()))
    step = half.bytesPerLine()
    return QImage(shades, half.width(), half.height(), step, half.format()).copy()


def _face(card: Card | None, deck: Deck) -> QImage:
    image = _ground()
    painter = QPainter(image)
    paint_card(painter, QRectF(_ROOM, _ROOM, _CARD.width(), _CARD.height()), card, deck)
    painter.end()
    return image


def _dimmed(card: Card) -> QImage:
    """Return a card as it lies on the table covered, with its shadow."""
    pixmaps = CardPixmaps()
    pixmaps.set_size(_CARD, 1.0, keep_old=False)
    picture = pixmaps.dimmed(card)
    image = _ground()
    painter = QPainter(image)
    corner = round(_ROOM - picture.margin)
    painter.drawPixmap(corner, corner, picture.pixmap)
    painter.end()
    return image


def _ground() -> QImage:
    size = _CARD.toSize().grownBy(QMargins(_ROOM, _ROOM, _ROOM, _ROOM))
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(_TABLE)
    return image

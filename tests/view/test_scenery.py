"""The scenes: whole at every size, each with its own picture, summits behind the peaks of cards."""

from collections import deque

import pytest
from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from tripeaks.engine.tableau import TIPS
from tripeaks.model.scene import Scene
from tripeaks.view import mountains
from tripeaks.view.geometry import Layout
from tripeaks.view.scene_look import LOOKS
from tripeaks.view.scenery import Scenery

SIZES = [Layout(480, 263), Layout(701, 433, 1.5), Layout(600, 900, 2), Layout(1200, 300)]


def painted(layout: Layout, scene: Scene = Scene.DAWN) -> QImage:
    scenery = Scenery(layout, LOOKS[scene])
    scenery.pixmap.fill(0x00FF00FF)
    deque(scenery.paint(), maxlen=0)
    return scenery.pixmap.toImage()


@pytest.mark.parametrize("scene", LOOKS)
@pytest.mark.parametrize("layout", SIZES)
def test_a_scene_fills_the_table(qapp: QApplication, layout: Layout, scene: Scene) -> None:
    image = painted(layout, scene)
    assert image.size() == (QSizeF(layout.width, layout.height) * layout.ratio).toSize()
    for x in range(0, image.width(), 7):
        for y in (*range(0, image.height(), 3), image.height() - 1):
            colour = image.pixelColor(x, y)
            assert colour.alpha() == 255
            assert colour.name() != "#ff00ff"


def test_every_scene_has_a_picture_of_its_own(qapp: QApplication) -> None:
    images = [painted(SIZES[0], scene) for scene in LOOKS]
    assert all(one != other for n, one in enumerate(images) for other in images[:n])
    assert set(LOOKS) == set(Scene) - {Scene.SYSTEM}


def test_the_same_scene_is_painted_alike(qapp: QApplication) -> None:
    assert painted(SIZES[1]) == painted(SIZES[1])


def test_the_strips_leave_no_seam(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    in_strips = painted(Layout(900, 500), Scene.NIGHT)
    monkeypatch.setattr("tripeaks.view.scenery._STRIP_PIXELS", 10**9)
    at_once = painted(Layout(900, 500), Scene.NIGHT)
    far = [
        (x, y)
        for x in range(at_once.width())
        for y in range(at_once.height())
        if _distance(in_strips.pixelColor(x, y), at_once.pixelColor(x, y)) > 6
    ]
    assert not far


def _distance(one: QColor, other: QColor) -> int:
    return max(
        abs(one.red() - other.red()),
        abs(one.green() - other.green()),
        abs(one.blue() - other.blue()),
    )


@pytest.mark.parametrize("layout", SIZES)
def test_a_summit_rises_behind_each_peak(layout: Layout) -> None:
    for peak, tip in enumerate(TIPS.values()):
        card = layout.site_rects[tip]
        path = mountains.summit(layout, peak)
        top = path.boundingRect().top()
        highest = [
            element.x
            for element in (path.elementAt(n) for n in range(path.elementCount()))
            if element.y == top
        ]
        assert highest == [pytest.approx(card.center().x())]
        assert top < card.top()
        assert path.contains(card.center())
        assert path.contains(QPointF(card.center().x(), card.top() + 1))


def test_the_mountains_are_the_same_at_every_size() -> None:
    def shape(layout: Layout) -> list[tuple[float, float]]:
        path = mountains.summit(layout, 1)
        unit, origin = layout.card.width(), layout.site_rects[1].topLeft()
        elements = [path.elementAt(number) for number in range(path.elementCount())]
        return [((e.x - origin.x()) / unit, (e.y - origin.y()) / unit) for e in elements]

    small, large = shape(Layout(700, 400)), shape(Layout(2100, 1200))
    assert len(small) == len(large)
    for (x, y), (other_x, other_y) in zip(small, large, strict=True):
        assert abs(x - other_x) < 0.05
        assert abs(y - other_y) < 0.05

"""The scene by itself: sharp at every pixel ratio, marks and ring where they belong, no leak."""

import sys
from random import Random

import pytest
from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.engine.play import new
from tests.view.table import Table, open_table
from tripeaks.engine.tableau import SITE_COUNT
from tripeaks.model.game_model import STOCK, WASTE
from tripeaks.view.geometry import Layout
from tripeaks.view.marks import MARK_Z, MarkItem
from tripeaks.view.table_scene import TableScene

CODE = "TP1-E-AAAAAAB"


def is_whole(value: float) -> bool:
    return abs(value - round(value)) < 1e-6


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_pictures_lie_on_device_pixels(qapp: QApplication, ratio: float) -> None:
    state = new(CODE, "KC AS 2D draw").state
    scene = TableScene(state)
    phase = (0.25, 0.5)
    for width, height in ((480, 263), (1120, 663), (1119.2, 662.4)):
        layout = Layout(width, height, ratio, phase)
        scene.set_layout(layout, at_once=True)
        for item in scene.items_by_key:
            if not item.isVisible():
                continue
            assert item.transform().isIdentity()
            assert item.scale() * ratio == 1.0
            corner = item.pos() + item.offset() * item.scale()
            assert is_whole(corner.x() * ratio + phase[0])
            assert is_whole(corner.y() * ratio + phase[1])
    scene.finish_drawing()


def marked(scene: TableScene) -> list[QRectF]:
    (marks,) = (
        item for item in scene.items() if type(item) is MarkItem and item.zValue() == MARK_Z
    )
    if not marks.isVisible():
        return []
    return [part.boundingRect() for part in marks.path().toSubpathPolygons()]


def test_marks_lie_on_the_playable_cards_and_only_where_wished(qtbot: QtBot) -> None:
    it = open_table(qtbot, CODE)
    it.set_motion(0.0)
    it.view.table.finish_motion()
    scene, random = it.view.table, Random(6)
    assert marked(scene) == []
    scene.set_marks_playable(True)
    while it.state.stock_count:
        expected = [scene.layout.site_rects[site] for site in it.state.playable]
        assert marked(scene) == expected
        if expected and random.random() < 0.7:
            it.model.take(random.choice(it.state.playable))
        else:
            it.model.draw()
    scene.set_marks_playable(False)
    assert marked(scene) == []


def test_no_mark_is_seen_while_cards_travel(qtbot: QtBot) -> None:
    it = open_table(qtbot, CODE)
    scene = it.view.table
    scene.set_marks_playable(True)
    scene.finish_motion()
    assert marked(scene)
    it.model.take(20)
    assert scene.is_moving
    assert marked(scene) == []
    it.wait()
    assert marked(scene)
    it.model.take(23)
    it.view.buttons.focus(22)
    assert scene.is_moving
    assert marked(scene) == []


def test_the_ring_lies_around_one_place(qtbot: QtBot) -> None:
    it = open_table(qtbot, CODE)
    scene = it.view.table
    assert it.ring() is None
    for place in (*range(SITE_COUNT), STOCK, WASTE):
        scene.set_ring(place)
        assert it.ring() == scene.layout.seen_rect(place, it.state)
    it.resize(900, 600)
    assert it.ring() == scene.layout.rect_of(WASTE)
    scene.set_ring(None)
    assert it.ring() is None


class Emitter(QObject):
    nothing = Signal(object)
    number = Signal(int)


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal")
def test_painting_and_signals_lose_no_reference(qtbot: QtBot) -> None:
    it: Table = open_table(qtbot, CODE, (480, 260))
    it.wait()
    image = QImage(240, 130, QImage.Format.Format_ARGB32_Premultiplied)
    emitter = Emitter()
    emitter.nothing.connect(it.view.table.set_ring)
    emitter.number.connect(lambda _: None)
    emitter.nothing.connect(lambda _: None)

    def work(times: int) -> None:
        for index in range(times):
            painter = QPainter(image)
            it.view.table.render(painter)
            painter.end()
            emitter.nothing.emit(None)
            emitter.number.emit(index)
            if index % 20 == 0:
                it.view.grab()

    work(10)
    before = [sys.getrefcount(one) for one in (None, True, False)]
    work(1_000)
    after = [sys.getrefcount(one) for one in (None, True, False)]
    for old, new_count in zip(before, after, strict=True):
        assert abs(new_count - old) < 200

"""Flourishes on the table: each is seen once, ends by itself or at once, and leaves nothing."""

from random import Random
from typing import TypeVar

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsPixmapItem
from pytestqt.qtbot import QtBot

from tests.engine.vectors import WON_ACTIONS, WON_CODE
from tests.view.table import Table, choose, do, open_table
from tripeaks.engine.codes import parse_code
from tripeaks.engine.moves import Take
from tripeaks.engine.state import Outcome
from tripeaks.model.game_model import STOCK, GameModel
from tripeaks.model.scene import Scene
from tripeaks.view.flourish_items import FloatItem, GlowItem, RidgeItem
from tripeaks.view.flourishes import glow_of
from tripeaks.view.mountains import summit
from tripeaks.view.scene_look import LOOKS
from tripeaks.view.table_view import TableView
from tripeaks.view.win_items import SPARKLE_Z

CODE = "TP1-E-AAAAAAB"
BEFORE_WIN = " ".join(WON_ACTIONS.split()[:-1])

_I = TypeVar("_I", bound=QGraphicsItem)


@pytest.fixture
def it(qtbot: QtBot) -> Table:
    table = open_table(qtbot, CODE)
    table.hurry()
    return table


@pytest.fixture
def winning(qtbot: QtBot) -> Table:
    """Give a table one take before the win."""
    table = open_table(qtbot, WON_CODE)
    table.set_motion(0.0)
    table.play(BEFORE_WIN)
    table.hurry()
    table.set_motion(1.0)
    return table


def win(it: Table) -> None:
    it.click(0)
    assert it.state.outcome is Outcome.WON


def of_kind(it: Table, kind: type[_I]) -> list[_I]:
    return [item for item in it.view.table.items() if isinstance(item, kind)]


def seen_text(it: Table) -> str | None:
    """Return the change of the score that is seen."""
    (item,) = of_kind(it, FloatItem)
    return item.text if item.isVisible() else None


def wait_for_text(it: Table, text: str) -> None:
    it.qtbot.waitUntil(lambda: seen_text(it) == text)


def glow(it: Table) -> float:
    (item,) = of_kind(it, GlowItem)
    return item.opacity() if item.isVisible() else 0.0


def celebrates(it: Table) -> bool:
    return it.view.is_celebrating


def lit(it: Table) -> list[RidgeItem]:
    return [item for item in of_kind(it, RidgeItem) if item.isVisible()]


def sparkles(it: Table) -> list[QGraphicsPixmapItem]:
    return [item for item in of_kind(it, QGraphicsPixmapItem) if item.zValue() == SPARKLE_Z]


def test_the_change_of_the_score_floats_up_once(it: Table, qtbot: QtBot) -> None:
    it.model.take(20)
    wait_for_text(it, "−1")
    (item,) = of_kind(it, FloatItem)
    start = item.y()
    places = []
    while seen_text(it):
        places.append(item.y())
        assert item.x() > it.view.table.layout.waste_rect.right(), "off the cards"
        qtbot.wait(10)
    assert places == sorted(places, reverse=True)
    assert places[-1] < start
    it.wait()
    it.assert_at_rest()
    it.assert_idle()


def test_the_last_change_takes_the_place_of_the_one_before(qtbot: QtBot) -> None:
    it = open_table(qtbot, "TP2-EK-AAAAAAB")
    it.hurry()
    it.model.take(20)
    wait_for_text(it, "+1")
    it.model.take(23)
    it.model.take(22)
    wait_for_text(it, "+3")
    it.model.undo()
    wait_for_text(it, "−3")
    assert len(of_kind(it, FloatItem)) == 1
    it.model.draw()
    it.wait()
    assert seen_text(it) is None


def test_a_change_that_is_not_wished_does_not_float(it: Table, qtbot: QtBot) -> None:
    it.view.table.flourishes.shows_score = False
    it.model.take(20)
    while not it.view.table.is_idle:
        assert seen_text(it) is None
        qtbot.wait(20)
    assert glow(it) == pytest.approx(glow_of(1)), "the rest is as ever"


@pytest.mark.parametrize(("factor", "reduced"), [(1.0, False), (0.0, False), (1.0, True)])
def test_the_glow_is_as_strong_as_the_chain(it: Table, factor: float, reduced: bool) -> None:
    it.set_motion(factor, reduced=reduced)
    for word, chain in (("KC", 1), ("AS", 2), ("2D", 3), ("draw", 0), ("undo", 3), ("undo", 2)):
        it.play(word) if word not in ("undo",) else it.model.undo()
        it.wait()
        assert it.state.chain == chain
        assert glow(it) == pytest.approx(glow_of(chain), abs=0.01)
    it.resize(900, 600)
    assert glow(it) == pytest.approx(glow_of(2), abs=0.01)
    (item,) = of_kind(it, GlowItem)
    middle = item.mapRectToScene(item.boundingRect()).center()
    apart = middle - it.view.table.layout.waste_rect.center()
    assert abs(apart.x()) + abs(apart.y()) < 2
    it.model.restart()
    assert glow(it) == 0


def test_the_glow_is_drawn_once_for_a_table(it: Table) -> None:
    it.model.take(20)
    it.wait()
    (item,) = of_kind(it, GlowItem)
    drawn = item.pixmap().cacheKey()
    for site in (23, 22):
        it.model.take(site)
        it.wait()
    assert item.pixmap().cacheKey() == drawn
    it.view.table.set_look(LOOKS[Scene.CONTRAST])
    assert item.pixmap().cacheKey() != drawn
    assert glow(it) > 0


def test_a_cleared_peak_lights_its_own_mountain(qtbot: QtBot) -> None:
    it = open_table(qtbot, WON_CODE)
    it.set_motion(0.0)
    it.play(" ".join(WON_ACTIONS.split()[:36]))
    it.set_motion(1.0)
    it.click(2)
    assert not it.state.is_present(2), "the right peak is cleared"
    qtbot.waitUntil(lambda: bool(lit(it)))
    (ridge,) = lit(it)
    mountain = summit(it.view.table.layout, 2).boundingRect()
    apart = ridge.mapRectToScene(ridge.boundingRect()).center() - mountain.center()
    assert abs(apart.x()) < 4
    it.model.draw()
    assert lit(it) == [ridge], "the next step does not put the light out"
    it.wait()
    assert lit(it) == []
    it.assert_idle()


def test_a_win_glitters_and_ripples_once_and_is_over(winning: Table, qtbot: QtBot) -> None:
    it = winning
    ended: list[None] = []
    it.view.celebration_ended.connect(lambda: ended.append(None))
    win(it)
    assert celebrates(it)
    shone, rippled = set(), set()
    while celebrates(it):
        shone |= {number for number, item in enumerate(sparkles(it)) if item.isVisible()}
        rippled |= set(it.lifted())
        qtbot.wait(10)
    assert len(shone) > 15
    seen = [key for key, item in enumerate(it.view.table.items_by_key) if item.isVisible()]
    assert rippled == set(seen)
    assert ended == [None]
    it.wait()
    assert sparkles(it) == []
    assert it.lifted() == []
    it.assert_at_rest()
    it.assert_sharp()
    it.assert_idle()


def test_sparkles_lie_on_the_snow(winning: Table, qtbot: QtBot) -> None:
    it = winning
    for size in ((700, 460), (500, 800), (1300, 500)):
        if it.view.size().toTuple() != size:
            it.resize(*size)
        it.model.restart()
        it.set_motion(0.0)
        it.play(BEFORE_WIN)
        it.set_motion(1.0)
        win(it)
        layout = it.view.table.layout
        mountains = [summit(layout, peak) for peak in range(3)]
        qtbot.waitUntil(lambda: bool(sparkles(it)))
        for item in sparkles(it):
            assert any(mountain.contains(item.pos()) for mountain in mountains)
        it.view.table.finish_motion()


@pytest.mark.parametrize(("factor", "reduced"), [(0.0, False), (1.0, True)])
def test_without_motion_a_win_has_no_moment(winning: Table, factor: float, reduced: bool) -> None:
    it = winning
    it.set_motion(factor, reduced=reduced)
    win(it)
    assert not celebrates(it)
    it.wait()
    assert lit(it) == []
    it.assert_at_rest()


@pytest.mark.parametrize("what", ["key", "shortcut key", "press", "press on stock", "touch"])
def test_any_input_ends_the_moment_at_once(winning: Table, qtbot: QtBot, what: str) -> None:
    it = winning
    ended: list[None] = []
    it.view.celebration_ended.connect(lambda: ended.append(None))
    win(it)
    qtbot.wait(120)
    assert celebrates(it)
    window = it.view.window().windowHandle()
    if what == "touch":
        point = QPointF(3, 3).toPoint()
        finger = QTest.createTouchDevice()
        QTest.touchEvent(window, finger).press(0, point, window).commit()
        QTest.touchEvent(window, finger).release(0, point, window).commit()
    elif "key" in what:
        QTest.keyClick(window, Qt.Key.Key_X if what == "key" else Qt.Key.Key_F5)
    else:
        it.click(QPointF(3, 3) if what == "press" else STOCK)
    assert not celebrates(it)
    assert ended == [None]
    assert sparkles(it) == lit(it) == []
    it.assert_at_rest()
    it.assert_idle()
    QTest.keyClick(window, Qt.Key.Key_X)
    assert ended == [None]


def test_a_moving_pointer_does_not_end_the_moment(winning: Table) -> None:
    win(winning)
    winning.point_at(QPointF(5, 5))
    winning.point_at(STOCK)
    assert celebrates(winning)
    assert winning.view.viewport().cursor().shape() is Qt.CursorShape.ArrowCursor
    winning.view.table.finish_motion()


@pytest.mark.parametrize("what", ["restart", "resize", "look"])
def test_the_moment_ends_with_what_it_was_about(winning: Table, what: str) -> None:
    it = winning
    win(it)
    if what == "restart":
        it.model.restart()
    elif what == "resize":
        it.resize(900, 500)
    else:
        it.view.table.set_look(LOOKS[Scene.NIGHT])
    assert not celebrates(it)
    it.wait()
    assert sparkles(it) == lit(it) == []
    it.assert_at_rest()
    it.assert_idle()


def test_a_burst_of_steps_piles_nothing_up(it: Table) -> None:
    random = Random(3)
    before = len(it.view.table.items())
    for _ in range(200):
        do(it.model, choose(it.model.game, random))
    shadows = sum(bool(item.childItems()) for item in it.view.table.items_by_key)
    assert len(it.view.table.items()) <= before + shadows
    it.wait()
    it.assert_at_rest()
    it.assert_idle()


def test_a_click_in_a_flourish_counts_at_once(it: Table) -> None:
    it.click(20)
    wait_for_text(it, "−1")
    it.click(23)
    it.click(22)
    assert it.model.game.log == (Take(20), Take(23), Take(22))
    QApplication.sendEvent(it.view.viewport(), QEvent(QEvent.Type.Leave))


def test_flourishes_are_made_once_the_table_is_seen_or_a_step_needs_them(qtbot: QtBot) -> None:
    it = open_table(qtbot, CODE)
    assert of_kind(it, FloatItem) == []
    it.hurry()
    assert len(of_kind(it, FloatItem)) == 1
    other = open_table(qtbot, CODE)
    other.model.take(20)
    assert len(of_kind(other, FloatItem)) == 1


def test_a_game_taken_up_glows_as_its_chain_does(qtbot: QtBot) -> None:
    model = GameModel(parse_code(CODE))
    for site in (20, 23):
        model.take(site)
    view = TableView(model.state)
    qtbot.addWidget(view)
    model.setParent(view)
    view.show_game(model.state)
    with qtbot.waitExposed(view):
        view.show()
    it = Table(qtbot, model, view)
    it.wait()
    assert glow(it) == pytest.approx(glow_of(2), abs=0.01)
    it.assert_at_rest()

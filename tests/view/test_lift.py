"""The card under the pointer: lifted while a press would move it, and at rest where it lies."""

from random import Random

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.engine.play import new
from tests.view.table import Table, choose, do, open_table
from tripeaks.engine.codes import parse_code
from tripeaks.engine.moves import DRAW, Take
from tripeaks.engine.tableau import SITE_COUNT
from tripeaks.model.game_model import STOCK, WASTE
from tripeaks.view.geometry import Layout
from tripeaks.view.lift import LIFT_MS, Rise, card_at_hand, height_at, plan_lift
from tripeaks.view.marks import MARK_Z, MarkItem, PlateItem, RingItem
from tripeaks.view.poses import poses

CODE = "TP1-E-AAAAAAB"
LAYOUT = Layout(1120, 663)
HAND, ARROW = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor


@pytest.fixture
def it(qtbot: QtBot) -> Table:
    table = open_table(qtbot, CODE)
    table.hurry()
    return table


def cursor(it: Table) -> Qt.CursorShape:
    return it.view.viewport().cursor().shape()


@pytest.mark.parametrize("code", [CODE, "TP2-EJ2-TRIPEAK", "TP2-CKOWS-QWERTYU"])
def test_a_card_is_at_hand_exactly_where_a_press_moves_it(code: str) -> None:
    random, game = Random(code), new(code)
    for _ in range(150):
        state = game.state
        for site in range(SITE_COUNT):
            at_hand = card_at_hand(site, state)
            assert at_hand == (site if state.refusal(Take(site)) is None else None)
        drawn = card_at_hand(STOCK, state)
        assert (drawn is None) == (state.refusal(DRAW) is not None)
        if drawn is not None:
            after = state.apply(DRAW)
            assert poses(after, LAYOUT)[drawn].z == max(pose.z for pose in poses(after, LAYOUT))
        assert card_at_hand(WASTE, state) is None
        assert card_at_hand(None, state) is None
        game.play(choose(game, random))


def test_a_plan_lifts_one_card_and_lets_the_others_sink() -> None:
    assert plan_lift({}, None) == []
    assert plan_lift({}, 5) == [Rise(5, 0.0, 1.0)]
    assert plan_lift({5: 1.0}, 5) == []
    assert plan_lift({3: 0.4, 5: 1.0}, 7) == [
        Rise(3, 0.4, 0.0),
        Rise(5, 1.0, 0.0),
        Rise(7, 0.0, 1.0),
    ]


def test_a_rise_begins_where_the_card_is_and_ends_exactly() -> None:
    for rise in (Rise(5, 0.0, 1.0), Rise(5, 0.3, 1.0), Rise(5, 0.7, 0.0)):
        heights = [height_at(rise, time) for time in range(LIFT_MS + 20)]
        assert heights[0] == pytest.approx(rise.start)
        assert heights[LIFT_MS] == heights[-1] == rise.end
        assert heights == sorted(heights, reverse=rise.end < rise.start)


def test_only_what_a_press_moves_is_lifted_and_shows_a_hand(it: Table) -> None:
    state = it.state
    for place in (*range(SITE_COUNT), STOCK, WASTE):
        it.point_at(place)
        it.wait()
        key = card_at_hand(place, state)
        assert it.lifted() == ([] if key is None else [key])
        assert cursor(it) is (ARROW if key is None else HAND)
    it.point_at(QPointF(2, 2))
    it.wait()
    assert it.lifted() == []
    assert cursor(it) is ARROW


def test_a_card_rises_softly_and_then_nothing_runs(it: Table, qtbot: QtBot) -> None:
    it.point_at(20)
    item, seen = it.view.table.items_by_key[20], set()
    while not it.view.table.is_idle:
        seen.add(item.transform().dy())
        qtbot.wait(5)
    assert len(seen) > 2
    assert -0.06 * it.view.table.layout.card.height() < item.transform().dy() < -1
    it.assert_at_rest()
    it.assert_sharp()
    it.assert_idle()
    it.point_at(QPointF(2, 2))
    it.wait()
    it.assert_at_rest()
    assert item.transform().isIdentity()


def test_a_pointer_that_leaves_lets_the_card_sink(it: Table) -> None:
    it.point_at(20)
    it.wait()
    QApplication.sendEvent(it.view.viewport(), QEvent(QEvent.Type.Leave))
    it.wait()
    assert it.lifted() == []
    it.model.draw()
    it.wait()
    assert it.lifted() == []


def test_the_card_freed_or_returned_under_a_resting_pointer_rises(it: Table) -> None:
    it.point_at(STOCK)
    it.model.draw()
    it.wait()
    assert it.lifted() == [30], "the next one"
    it.model.undo()
    it.wait()
    assert it.lifted() == [29]
    it.point_at(20)
    it.model.take(20)
    it.wait()
    assert it.lifted() == []
    assert cursor(it) is ARROW
    it.model.undo()
    it.wait()
    assert it.lifted() == [20]
    it.model.new_game(parse_code("TP1-E-AAAAAAC"))
    it.wait()
    assert it.lifted() == ([20] if 20 in it.state.playable else [])
    it.model.restart()
    it.model.new_game(parse_code(CODE))
    it.wait()
    assert it.lifted() == [20]


def test_a_card_that_travels_lies_flat(it: Table) -> None:
    it.point_at(20)
    it.wait()
    it.model.take(20)
    assert it.view.table.is_moving
    assert it.lifted() == []
    it.point_at(23)
    assert cursor(it) is HAND
    it.qtbot.waitUntil(lambda: it.lifted() == [23])
    assert it.view.table.is_moving, "no need to wait for the other card"
    it.wait()
    it.assert_at_rest()


@pytest.mark.parametrize(("factor", "reduced"), [(0.0, False), (1.0, True)])
def test_without_motion_a_card_is_lifted_at_once(it: Table, factor: float, reduced: bool) -> None:
    it.set_motion(factor, reduced=reduced)
    it.point_at(20)
    assert it.lifted() == [20]
    it.assert_idle()
    it.point_at(23)
    assert it.lifted() == ([23] if 23 in it.state.playable else [])
    it.assert_idle()


def test_a_press_where_a_lifted_card_no_longer_shows_still_takes_it(it: Table) -> None:
    rect = it.view.table.layout.site_rects[20]
    foot = QPointF(rect.center().x(), rect.bottom() - 1)
    it.point_at(foot)
    it.wait()
    assert it.lifted() == [20]
    it.click(foot)
    assert it.model.game.log == (Take(20),)


def test_a_press_above_a_lifted_card_counts_for_what_lies_there(it: Table) -> None:
    rect = it.view.table.layout.site_rects[20]
    above = QPointF(rect.center().x(), rect.top() - 2)
    pressed: list[int] = []
    it.view.site_activated.connect(pressed.append)
    it.point_at(QPointF(rect.center().x(), rect.top() + 2))
    it.wait()
    it.click(above)
    assert pressed == [it.view.table.layout.place_at(above, it.state)]
    assert pressed != [20]


def test_what_marks_a_card_rises_with_it(it: Table) -> None:
    table = it.view.table
    table.set_marks_playable(True)
    it.view.buttons.focus(20)
    it.point_at(20)
    it.wait()
    rise, rects = table.layout.rise(1), table.layout.site_rects
    (playable,) = (
        mark for mark in table.items() if type(mark) is MarkItem and mark.zValue() == MARK_Z
    )
    shown = [part.boundingRect() for part in playable.path().toSubpathPolygons()]
    assert shown == [rects[s].translated(0, -rise if s == 20 else 0) for s in it.state.playable]
    (ring,) = (item for item in table.items() if isinstance(item, RingItem))
    assert ring.y() == -rise
    it.view.buttons.focus(23)
    assert ring.y() == 0
    it.point_at(STOCK)
    it.wait()
    (count,) = (item for item in table.items() if isinstance(item, PlateItem))
    assert count.y() == -rise
    it.point_at(QPointF(2, 2))
    it.wait()
    assert count.y() == 0
    shown = [part.boundingRect() for part in playable.path().toSubpathPolygons()]
    assert shown == [rects[s] for s in it.state.playable]


def test_a_finger_lifts_nothing(it: Table, qtbot: QtBot) -> None:
    window, finger = it.view.windowHandle(), QTest.createTouchDevice()
    point = it.point(STOCK).toPoint()
    QTest.touchEvent(window, finger).press(0, point, window).commit()
    QTest.touchEvent(window, finger).move(0, point, window).commit()
    QTest.touchEvent(window, finger).release(0, point, window).commit()
    qtbot.waitUntil(lambda: it.model.game.move_count == 1)
    it.wait()
    assert it.lifted() == []


def test_nothing_is_lifted_where_a_position_is_only_looked_at(it: Table) -> None:
    it.point_at(20)
    it.view.show_position(it.state)
    it.wait()
    assert it.lifted() == []
    assert cursor(it) is ARROW
    it.view.show_game(it.state)
    it.wait()
    assert it.lifted() == [20]


def test_a_lift_survives_play_and_resizes(it: Table) -> None:
    random = Random(8)
    for _ in range(60):
        it.point_at(random.choice([*it.state.exposed, STOCK]))
        do(it.model, choose(it.model.game, random))
        if random.random() < 0.1:
            it.resize(random.randrange(500, 900), random.randrange(300, 700))
        it.qtbot.wait(random.choice((0, 0, 20, 60)))
    it.wait()
    it.assert_at_rest()
    it.assert_sharp()
    it.assert_idle()
    assert len(it.lifted()) <= 1
    for animation in it.view.findChildren(QAbstractAnimation):
        assert animation.state() is QAbstractAnimation.State.Stopped

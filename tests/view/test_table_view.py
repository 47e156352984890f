"""Clicks on the table: each counts, at once, for what is seen under it."""

from math import ceil
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.view.table import Table, open_table
from tripeaks.engine.codes import parse_code
from tripeaks.engine.game import Game
from tripeaks.engine.moves import DRAW, Take
from tripeaks.engine.tableau import ROWS, sites
from tripeaks.model.game_model import STOCK, WASTE, GameModel
from tripeaks.view.table_view import TableView

CODE = "TP1-E-AAAAAAB"


@pytest.fixture
def it(qtbot: QtBot) -> Table:
    table = open_table(qtbot, CODE)
    table.hurry()
    return table


def test_a_click_on_every_card_names_that_card(it: Table) -> None:
    clicked: list[int] = []
    it.view.site_activated.connect(clicked.append)
    it.model.blockSignals(True)
    it.view.site_activated.disconnect(it.model.take)
    for row in ROWS:
        for site in row:
            it.click(site)
    assert clicked == list(range(28))


def test_a_click_in_a_cards_cut_off_corner_means_the_card_below(it: Table) -> None:
    it.resize(1400, 900)
    clicked: list[int] = []
    it.view.site_activated.connect(clicked.append)
    corner = it.view.table.layout.site_rects[22].topLeft()
    it.click(corner)
    it.click(corner + QPointF(4, 4))
    assert clicked == [12, 22]


def test_between_two_cards_the_card_below_is_hit(it: Table) -> None:
    clicked: list[int] = []
    it.view.site_activated.connect(clicked.append)
    layout = it.view.table.layout
    left, right = layout.site_rects[22], layout.site_rects[23]
    y = left.top() + left.height() / 4
    for x in range(ceil(left.right()), ceil(right.left())):
        it.click(QPointF(x, y))
    assert clicked
    assert set(clicked) == {13}


def test_the_stock_draws_over_its_whole_fan(it: Table) -> None:
    area = it.view.table.layout.stock_area
    inside = area.adjusted(1, 1, -2, -2)
    for corner in (inside.topLeft(), inside.center(), inside.bottomRight()):
        drawn = it.state.drawn
        it.click(corner)
        assert it.state.drawn == drawn + 1
    it.click(area.bottomRight() + QPointF(1, 1))
    assert it.state.drawn == 3


def test_clicks_on_the_waste_and_beside_the_cards_do_nothing(it: Table) -> None:
    refused: list[int] = []
    it.model.move_refused.connect(lambda site, _: refused.append(site))
    it.play("KC")
    layout = it.view.table.layout
    points = [layout.waste_place(depth).center() for depth in range(4)]
    points += [QPointF(1, 1), QPointF(layout.width - 2, layout.height - 2)]
    for point in points:
        it.click(point)
        it.click(point, twice=True)
    assert it.model.game.log == (Take(20),)
    assert refused == []


@pytest.mark.parametrize("button", [Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton])
def test_other_buttons_do_nothing(it: Table, button: Qt.MouseButton) -> None:
    for place in (20, STOCK, WASTE, 0):
        it.click(place, button)
        it.click(place, button, twice=True)
    assert it.model.game.log == ()
    assert QApplication.activePopupWidget() is None


def test_both_presses_of_a_double_click_count(it: Table) -> None:
    it.click(STOCK, twice=True)
    assert it.state.drawn == 2


def test_a_tap_counts_as_a_click(it: Table, qtbot: QtBot) -> None:
    window, finger = it.view.windowHandle(), QTest.createTouchDevice()
    for place in (20, 23, STOCK, STOCK):
        point = it.point(place).toPoint()
        QTest.touchEvent(window, finger).press(0, point, window).commit()
        QTest.touchEvent(window, finger).release(0, point, window).commit()
    qtbot.waitUntil(lambda: it.model.game.move_count == 4)
    assert it.model.game.log == (Take(20), Take(23), DRAW, DRAW)


def test_a_press_acts_before_the_release(it: Table) -> None:
    pos = it.view.viewport().mapTo(it.view, it.point(20).toPoint())
    QTest.mousePress(
        it.view.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, pos
    )
    assert not it.state.is_present(20)
    QTest.mouseRelease(
        it.view.windowHandle(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        it.point(STOCK).toPoint(),
    )
    assert it.model.game.log == (Take(20),)


def test_nothing_is_dragged_and_the_wheel_turns_nothing(it: Table) -> None:
    before = it.view.mapToScene(0, 0)
    start, end = it.point(18).toPoint(), it.point(STOCK).toPoint()
    QTest.mousePress(it.view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(it.view.viewport(), end)
    QTest.mouseRelease(it.view.viewport(), Qt.MouseButton.LeftButton, pos=end)
    QTest.wheelEvent(it.view.windowHandle(), QPointF(start), QPoint(0, -240))
    it.view.table.finish_motion()
    assert it.model.game.log == ()
    assert it.view.mapToScene(0, 0) == before
    it.assert_at_rest()


def press(it: Table, point: QPointF) -> None:
    """Send a bare press and release, as fast as that goes."""
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
        event = QMouseEvent(
            kind,
            point,
            it.view.viewport().mapToGlobal(point),
            Qt.MouseButton.LeftButton,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            QPointingDevice.primaryPointingDevice(),
        )
        QApplication.sendEvent(it.view.viewport(), event)


@pytest.mark.parametrize("code", [CODE, "TP2-EJ2W-AAAAAAD", "TP2-CKO-QWERTYU"])
@pytest.mark.parametrize("slow", [False, True])
def test_of_a_burst_of_clicks_none_is_lost(qtbot: QtBot, code: str, slow: bool) -> None:
    random = Random(code)
    it = open_table(qtbot, code)
    twin = Game(parse_code(code))
    layout = it.view.table.layout
    for _ in range(200):
        point = QPointF(random.randrange(int(layout.width)), random.randrange(int(layout.height)))
        chance = random.random()
        if chance < 0.3 and twin.state.playable:
            point = it.point(random.choice(twin.state.playable))
        elif chance < 0.45:
            point = it.point(STOCK)
        place = layout.place_at(point, twin.state)
        if place == STOCK:
            twin.play(DRAW)
        elif place is not None and place != WASTE:
            twin.play(Take(place))
        press(it, point)
        if slow:
            qtbot.wait(2)
    assert it.model.game.log == twin.log
    assert len(twin.log) > 20
    assert it.state == twin.state
    it.wait()
    it.assert_at_rest()
    it.assert_sharp()
    it.assert_idle()


def test_a_game_played_before_the_table_is_seen(qtbot: QtBot) -> None:
    model = GameModel(parse_code(CODE))
    view = TableView(model.state)
    qtbot.addWidget(view)
    model.setParent(view)
    model.stepped.connect(view.show_step)
    view.resize(700, 460)
    model.take(20)
    model.draw()
    with qtbot.waitExposed(view):
        view.show()
    it = Table(qtbot, model, view)
    it.wait()
    it.assert_at_rest()
    it.assert_sharp()


def test_the_background_covers_the_table_through_every_resize(qtbot: QtBot) -> None:
    it = open_table(qtbot, CODE)
    viewport = it.view.viewport()
    for size in ((701, 459), (640, 480), (900, 500), (902, 501)):
        it.resize(*size)
        for is_drawn in (False, True):
            if is_drawn:
                it.hurry()
            background = min(it.view.table.items(), key=lambda item: item.zValue())
            covered = background.sceneBoundingRect()
            assert covered.topLeft() == QPointF(0, 0)
            missing = (viewport.width() - covered.right(), viewport.height() - covered.bottom())
            is_opaque = viewport.testAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
            assert max(missing) < (1e-6 if is_opaque else 0.5 / it.view.table.layout.ratio + 1e-6)


def test_a_tiny_table_still_answers(qtbot: QtBot) -> None:
    it = open_table(qtbot, CODE, (240, 180))
    it.hurry()
    it.assert_at_rest()
    it.play("KC AS 2D draw")
    assert sum(1 for _ in sites(it.state.remaining)) == 25

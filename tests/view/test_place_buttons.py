"""The places as screen readers meet them: real buttons with names, one for each place."""

from random import Random

import pytest
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from tests.view.table import Table, choose, do, open_table
from tripeaks.engine.cards import Suit
from tripeaks.engine.tableau import SITE_COUNT, row_of, sites
from tripeaks.engine.words import LANGUAGES
from tripeaks.model.game_model import STOCK, WASTE
from tripeaks.view.place_buttons import PLACES

CODE = "TP1-E-AAAAAAB"
Text = QAccessible.Text


@pytest.fixture
def it(qtbot: QtBot) -> Table:
    table = open_table(qtbot, CODE)
    table.set_motion(0.0)
    table.hurry()
    return table


def button(it: Table, place: int | str) -> QAbstractButton:
    name = f"site{place}" if isinstance(place, int) else place
    child = it.view.findChild(QAbstractButton, name)
    assert child is not None
    return child


def names(it: Table) -> dict[str, str]:
    """Return what a screen reader calls the places that are there."""
    found = {}
    for one in it.view.viewport().findChildren(QAbstractButton):
        if one.isVisible():
            interface = QAccessible.queryAccessibleInterface(one)
            assert interface.role() is QAccessible.Role.Button
            found[one.objectName()] = interface.text(Text.Name)
    return found


def test_every_place_has_a_button_and_a_name(it: Table) -> None:
    assert len(PLACES) == 30
    expected = {f"site{site}" for site in range(SITE_COUNT)} | {"stock", "waste"}
    found = names(it)
    assert set(found) == expected
    assert found["stock"] == "Stock: 23 cards"
    assert found["waste"] == "waste: ace of clubs"
    assert found["site18"] == "3 of spades"
    assert {found[f"site{site}"] for site in range(18)} == {"face-down card"}


def test_names_follow_the_game(it: Table) -> None:
    it.play("KC AS 2D draw")
    found = names(it)
    assert found["site13"] == "7 of spades"
    assert found["stock"] == "Stock: 22 cards"
    assert {"site20", "site22", "site23"}.isdisjoint(found)
    for _ in range(4):
        it.model.undo()
    found = names(it)
    assert found["site22"] == "2 of diamonds"
    assert found["site13"] == "face-down card"
    assert found["waste"] == "waste: ace of clubs"


@pytest.mark.parametrize(
    ("language", "stock", "king", "hidden"),
    [
        ("ro", "Teanc de tragere: 23 de cărți", "rege de treflă", "carte ascunsă"),
        ("it", "Tallone: 23 carte", "re di fiori", "carta coperta"),
    ],
)
def test_names_follow_the_language(
    it: Table, language: str, stock: str, king: str, hidden: str
) -> None:
    it.view.buttons.set_words(LANGUAGES[language])
    found = names(it)
    assert (found["stock"], found["site20"], found["site0"]) == (stock, king, hidden)
    it.view.buttons.set_words(LANGUAGES["en"])
    assert names(it)["site20"] == "king of clubs"


@pytest.mark.parametrize("code", [CODE, "TP2-EJ2W-AAAAAAD", "TP2-EO-TRIPEAK"])
def test_a_face_down_card_is_never_named(qtbot: QtBot, code: str) -> None:
    random = Random(code)
    it = open_table(qtbot, code)
    it.set_motion(0.0)
    cards, rows = LANGUAGES["en"].cards, LANGUAGES["en"].board.rows
    told = {*cards.ranks, *(cards.suits[suit] for suit in Suit), cards.joker}
    for _ in range(150):
        found = names(it)
        present = set(sites(it.state.remaining))
        assert {name for name in found if name.startswith("site")} == {f"site{s}" for s in present}
        for site in present:
            one = button(it, site)
            words = f"{one.accessibleName()} {one.text()} {one.toolTip()}".split()
            assert bool(told & set(words)) == it.state.is_face_up(site)
            assert one.accessibleDescription() == rows[row_of(site)]
        do(it.model, choose(it.model.game, random))


def test_assistive_technology_presses_a_place(it: Table, qtbot: QtBot) -> None:
    for place, done in (("site20", 1), ("stock", 2), ("waste", 2), ("site0", 2)):
        interface = QAccessible.queryAccessibleInterface(button(it, place)).actionInterface()
        assert interface.pressAction() in interface.actionNames()
        with qtbot.waitSignal(button(it, place).clicked):
            interface.doAction(interface.pressAction())
        assert it.model.game.move_count == done


def test_buttons_lie_where_the_cards_lie(it: Table) -> None:
    for size in ((700, 460), (1200, 800), (500, 700)):
        if it.view.size().toTuple() != size:
            it.resize(*size)
        for place in PLACES:
            name = {STOCK: "stock", WASTE: "waste"}.get(place, place)
            rect = it.view.table.layout.rect_of(place)
            assert button(it, name).geometry() == QRect(rect.toAlignedRect())


def test_buttons_are_neither_seen_nor_in_the_way_of_the_mouse(it: Table) -> None:
    with_them = it.view.grab().toImage()
    assert it.view.viewport().childAt(it.point(20).toPoint()) is None
    for one in it.view.viewport().findChildren(QAbstractButton):
        one.hide()
    assert it.view.grab().toImage() == with_them


def test_a_key_held_down_presses_once(it: Table) -> None:
    it.view.buttons.focus(STOCK)
    for held in (False, True, True):
        event = QKeyEvent(
            QEvent.Type.KeyPress,
            Qt.Key.Key_Return,
            Qt.KeyboardModifier.NoModifier,
            "\r",
            held,
        )
        QApplication.sendEvent(button(it, "stock"), event)
    assert it.state.drawn == 1


def test_frames_of_the_table_paint_no_button(it: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    painted = []
    for place in PLACES:
        name = {STOCK: "stock", WASTE: "waste"}.get(place, place)
        monkeypatch.setattr(
            button(it, name), "paintEvent", lambda _event, name=name: painted.append(name)
        )
    it.view.viewport().repaint()
    it.set_motion(0.2)
    it.model.restart()
    it.wait()
    assert painted == []

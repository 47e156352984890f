"""Games played in the window by clicks, and what it says about them."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from tests.engine.vectors import WON_ACTIONS, WON_CODE
from tests.ui.window import CTRL, Key, Window
from tripeaks.engine.moves import Take
from tripeaks.engine.state import Outcome
from tripeaks.model.game_model import STOCK, WASTE

Open = Callable[..., Window]


@pytest.mark.parametrize("speed", ["none", "fast"])
def test_the_documented_opening(open_window: Open, speed: str) -> None:
    it = open_window("TP1-E-AAAAAAB", animation_speed=speed)
    assert it.label("codeLabel") == "TP1-E-AAAAAAB"
    assert it.figures() == ("500", "0", "23", "0")
    it.play("KC")
    assert it.figures() == ("499", "1", "23", "1")
    it.play("AS")
    assert it.figures() == ("498", "2", "23", "2")
    assert not it.state.is_face_up(13)
    it.play("2D")
    assert it.figures() == ("497", "3", "23", "3")
    assert it.find(QWidget, "site13").accessibleName() == "7 of spades"
    it.wait()
    assert it.view.table.items_by_key[13].is_face_up
    it.assert_at_rest()
    it.play("draw")
    assert it.figures() == ("496", "4", "22", "0")
    assert it.message() is None


@pytest.mark.parametrize("speed", ["none", "normal"])
def test_a_won_game_of_50_moves_is_worth_750(open_window: Open, speed: str) -> None:
    it = open_window(WON_CODE, animation_speed=speed)
    it.play(WON_ACTIONS)
    assert it.state.outcome is Outcome.WON
    assert it.figures() == ("750", "50", "1", "1")
    it.qtbot.waitUntil(it.panel.isVisible)
    it.wait()
    it.assert_at_rest()
    assert not it.find(QAction, "actionUndo").isEnabled()
    log = it.model.game.log
    it.key(Key.Key_Z, CTRL)
    it.click(STOCK)
    assert it.model.game.log == log
    assert it.message() is None, "the panel says that the game is won"
    assert not it.find(QAction, "actionDraw").isEnabled()


def test_undo_to_the_start(open_window: Open) -> None:
    it = open_window(animation_speed="normal")
    it.play("KC AS 2D draw draw draw")
    for _ in range(6):
        it.key(Key.Key_Z, CTRL)
    assert it.figures() == ("500", "6", "23", "0")
    assert not it.find(QAction, "actionUndo").isEnabled()
    it.key(Key.Key_Z, CTRL)
    assert len(it.model.game.log) == 12
    it.wait()
    it.assert_at_rest()
    it.key(Key.Key_Y, CTRL)
    it.key(Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert it.figures() == ("498", "8", "23", "2")


REFUSED = [
    ("TP1-E-AAAAAAB", 18, "It must be one rank higher or lower"),
    ("TP1-E-AAAAAAB", 13, "This card is locked"),
    ("TP1-E-AAAAAAB", 0, "This card is locked"),
    ("TP2-EO-AAAAAAB", 0, "This card is locked"),
    ("TP2-ES-AAAAAAB", STOCK, "You must take a card that fits"),
    ("TP2-EW-AAAAAAB", STOCK, "You must take a card that fits"),
]


@pytest.mark.parametrize(("code", "place", "sentence"), REFUSED)
def test_a_refused_click_says_why_at_the_card(
    open_window: Open, code: str, place: int, sentence: str
) -> None:
    it = open_window(code, animation_speed="normal")
    it.hurry()
    it.click(place)
    assert it.message() == sentence
    assert it.view.table.is_moving == (place != STOCK), "it shakes"
    pill = it.find(QLabel, "messageLabel").geometry()
    layout = it.view.table.layout
    if place != STOCK:
        card = layout.site_rects[place].toAlignedRect()
        assert card.adjusted(-card.width(), -20, card.width(), 20).intersects(pill)
    for site in it.state.playable if place != STOCK else ():
        assert not layout.site_rects[site].toAlignedRect().intersects(pill)
    assert it.view.rect().contains(pill)
    assert it.model.game.log == ()
    it.wait()
    it.assert_at_rest()


def test_an_empty_stock_says_so(open_window: Open) -> None:
    it = open_window()
    it.play("draw " * 23)
    it.click(STOCK)
    assert it.message() == "The stock is empty"
    assert len(it.model.game.log) == 23


@pytest.mark.parametrize(("code", "place", "sentence"), REFUSED)
def test_without_error_help_a_refused_click_changes_nothing(
    open_window: Open, code: str, place: int, sentence: str
) -> None:
    it = open_window(code, animation_speed="normal", error_help=False)
    it.wait()
    before = it.window.grab().toImage()
    it.click(place)
    assert it.message() is None
    assert not it.view.table.is_moving
    assert it.window.grab().toImage() == before


def test_a_message_goes_with_the_next_thing_done(open_window: Open) -> None:
    it = open_window()
    it.click(18)
    assert it.message()
    it.play("KC")
    assert it.message() is None
    it.click(18)
    it.resize(900, 600)
    assert it.message() is None


def test_a_message_goes_by_itself_and_takes_no_click(open_window: Open) -> None:
    it = open_window()
    it.click(12)
    pill = it.find(QLabel, "messageLabel")
    # Lay it where a card is: the click goes through.
    pill.move(it.point(20).toPoint() - QPoint(pill.width() // 2, pill.height() // 2))
    it.click(20)
    assert it.model.game.log == (Take(20),)
    it.click(18)
    it.qtbot.waitUntil(lambda: it.message() is None, timeout=4_000)
    assert it.active_timers() == []


def test_the_table_leaves_no_timer_running(open_window: Open) -> None:
    it = open_window(animation_speed="fast")
    it.play("KC AS draw")
    it.wait()
    it.qtbot.waitUntil(lambda: it.active_timers() == [])
    it.assert_idle()
    it.assert_sharp()


def test_leaving_a_game_offers_the_way_back(open_window: Open) -> None:
    it = open_window()
    notice = it.find(QWidget, "backNotice")
    assert not notice.isVisible()
    assert not it.find(QAction, "actionGoBack").isEnabled()
    it.play("KC AS")
    it.key(Key.Key_R, CTRL)
    assert it.figures() == ("500", "0", "23", "0")
    assert notice.isVisible()
    it.click(QRect(notice.geometry()).topLeft().toPointF() + QPoint(3, 3).toPointF())
    assert it.model.game.log == (), "a click on the notice reaches no card"
    it.click_widget(it.find(QPushButton, "backButton"))
    assert not notice.isVisible()
    assert it.figures() == ("498", "2", "23", "2")
    it.assert_at_rest()
    it.key(Key.Key_R, CTRL)
    it.key(Key.Key_B, CTRL)
    assert it.figures() == ("498", "2", "23", "2")
    it.key(Key.Key_R, CTRL)
    it.play("draw")
    assert not notice.isVisible()
    assert not it.find(QAction, "actionGoBack").isEnabled()


def test_the_code_is_copied(open_window: Open) -> None:
    it = open_window("TP2-EKOJ2-AAAAAAB")
    it.key(Key.Key_C, CTRL)
    assert QGuiApplication.clipboard().text() == "TP2-EKOJ2-AAAAAAB"
    assert it.message() == "The deal code is copied."


def test_a_pasted_code_is_played(open_window: Open) -> None:
    it = open_window()
    it.play("KC")
    QGuiApplication.clipboard().setText("try this:\n tripeaks://tp2–ckoj2–trIPEAK/ !")
    it.key(Key.Key_V, CTRL)
    assert it.label("codeLabel") == "TP2-CKOJ2-TRIPEAK"
    assert it.figures() == ("0", "0", "25", "0")
    assert it.model.can_go_back
    it.assert_at_rest()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("TP1-E-AAAAA", "2 letters too short"),
        ("hello", "no deal code"),
        ("", ""),
        ("TP9-E-A", "TP9"),
    ],
)
def test_a_bad_paste_says_what_is_wrong(open_window: Open, text: str, says: str) -> None:
    it = open_window()
    it.play("KC")
    QGuiApplication.clipboard().setText(text)
    it.key(Key.Key_V, CTRL)
    message = it.message()
    assert message
    assert says in message
    assert it.model.game.log == (Take(20),)


def test_marks_follow_the_setting_at_once(open_window: Open) -> None:
    it = open_window(highlight_playable=False)
    it.hurry()
    plain = it.view.grab().toImage()
    it.settings.highlight_playable = True
    marked = it.view.grab().toImage()
    assert marked != plain
    it.settings.highlight_playable = False
    assert it.view.grab().toImage() == plain
    it.click(WASTE)
    assert it.view.grab().toImage() == plain


def test_a_long_message_is_wrapped_and_a_short_one_is_not(open_window: Open) -> None:
    it = open_window(language="it")
    it.resize(480, 360)
    pill = it.find(QLabel, "messageLabel")
    QGuiApplication.clipboard().setText("TP2-EOK-AAAAAAB")
    it.key(Key.Key_V, CTRL)
    it.window.message.say(f"{it.message()} {it.message()} {it.message()}")
    assert it.view.rect().contains(pill.geometry())
    assert pill.height() >= pill.heightForWidth(pill.width())
    tall = pill.height()
    it.window.message.say("Sì")
    assert pill.height() < tall
    assert pill.width() < 100
    assert pill.width() >= pill.sizeHint().width()

"""The moment of a win in the window: the panel waits for it, the game never does."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QLabel

from tests.engine.vectors import WON_ACTIONS, WON_CODE
from tests.ui.window import CTRL, Key, Window
from tripeaks.engine.state import Outcome
from tripeaks.model.settings import AnimationSpeed
from tripeaks.view.flourish_items import FloatItem

Open = Callable[..., Window]


def won(open_window: Open) -> Window:
    """Open a window and win in it; only the last take is animated."""
    it = open_window(WON_CODE)
    *before, last = WON_ACTIONS.split()
    it.play(" ".join(before))
    it.settings.animation_speed = AnimationSpeed.NORMAL
    it.play(last)
    assert it.state.outcome is Outcome.WON
    assert celebrates(it)
    assert not panel_is_seen(it)
    return it


def celebrates(it: Window) -> bool:
    return it.view.is_celebrating


def panel_is_seen(it: Window) -> bool:
    return it.panel.isVisible()


def test_the_panel_waits_until_the_moment_is_over(open_window: Open) -> None:
    it = won(open_window)
    assert it.figures() == ("750", "50", "1", "1"), "the figures do not wait"
    while celebrates(it):
        assert not panel_is_seen(it)
        it.qtbot.wait(10)
    it.qtbot.waitUntil(it.panel.isVisible)
    assert it.focus_name() == "outcomeNewGame"
    assert it.label("outcomeTitle") == "You have won"
    it.assert_at_rest()


@pytest.mark.parametrize("key", [Key.Key_X, Key.Key_Escape, Key.Key_D])
def test_a_key_brings_the_panel_at_once(open_window: Open, key: Key) -> None:
    it = won(open_window)
    it.key(key)
    assert not celebrates(it)
    it.qtbot.waitUntil(it.panel.isVisible)


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Space])
def test_a_key_that_presses_buttons_presses_none_of_the_panel(open_window: Open, key: Key) -> None:
    it = won(open_window)
    log = it.model.game.log
    it.key(key)
    it.qtbot.waitUntil(it.panel.isVisible)
    assert it.model.game.log == log
    it.key(key)
    it.qtbot.waitUntil(lambda: it.model.game.log == ())
    assert not panel_is_seen(it)


def test_a_press_where_the_panel_will_be_goes_to_the_table(open_window: Open) -> None:
    it = won(open_window)
    log = it.model.game.log
    rect = it.view.rect()
    it.click(QPointF(rect.center()))
    assert not celebrates(it)
    it.qtbot.waitUntil(it.panel.isVisible)
    assert it.model.game.log == log


def test_a_shortcut_does_what_it_does(open_window: Open) -> None:
    it = won(open_window)
    QGuiApplication.clipboard().setText("")
    it.key(Key.Key_C, CTRL)
    assert QGuiApplication.clipboard().text() == WON_CODE
    assert not celebrates(it)
    it.qtbot.waitUntil(it.panel.isVisible)


def test_a_press_outside_the_table_ends_the_moment_too(open_window: Open) -> None:
    it = won(open_window)
    it.click_widget(it.find(QLabel, "scoreLabel"))
    assert not celebrates(it)


def test_a_new_game_in_the_moment_begins_at_once_and_shows_no_panel(open_window: Open) -> None:
    it = won(open_window)
    it.find(QAction, "actionRestart").trigger()
    assert not celebrates(it)
    assert it.model.game.log == ()
    it.qtbot.wait(50)
    assert not panel_is_seen(it)
    it.wait()
    it.assert_at_rest()
    assert not panel_is_seen(it)


def test_what_the_deal_allows_is_told_also_when_it_is_known_before(open_window: Open) -> None:
    it = won(open_window)
    it.qtbot.waitUntil(it.panel.isVisible)
    it.qtbot.waitUntil(
        lambda: "755" in [label.text() for label in it.panel.findChildren(QLabel)], timeout=30_000
    )


@pytest.mark.parametrize("speed", ["none", "normal"])
def test_without_motion_the_panel_is_there_at_once(open_window: Open, speed: str) -> None:
    it = open_window(WON_CODE)
    *before, last = WON_ACTIONS.split()
    it.play(" ".join(before))
    it.settings.animation_speed = AnimationSpeed(speed)
    it.game_window.set_reduced_motion(True)
    it.play(last)
    assert panel_is_seen(it)


def test_a_wish_for_less_motion_ends_the_moment(open_window: Open) -> None:
    it = won(open_window)
    it.game_window.set_reduced_motion(True)
    assert not celebrates(it)
    it.qtbot.waitUntil(it.panel.isVisible)


def test_a_score_that_is_hidden_does_not_float_either(open_window: Open) -> None:
    it = open_window(animation_speed="normal", show_score=False)

    def floats() -> bool:
        items = it.view.table.items()
        return any(item.isVisible() for item in items if isinstance(item, FloatItem))

    it.model.take(20)
    while not it.view.table.is_idle:
        assert not floats()
        it.qtbot.wait(20)
    it.settings.show_score = True
    it.model.take(23)
    it.qtbot.waitUntil(floats)

"""The window without a mouse."""

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QRadioButton, QWidget

from tests.engine.play import entry
from tests.engine.vectors import WON_ACTIONS, WON_CODE
from tests.ui.window import CTRL, SHIFT, Key, Window
from tripeaks.engine.moves import DRAW, Draw, Take
from tripeaks.engine.state import Outcome
from tripeaks.engine.tableau import exposed_sites
from tripeaks.model.game_model import STOCK, WASTE
from tripeaks.ui.new_game_dialog import NewGameDialog

Open = Callable[..., Window]
ARROWS = (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down)
RANK_KEYS = [
    Key.Key_A,
    *(Key(Key.Key_0 + rank) for rank in range(2, 10)),
    Key.Key_0,
    Key.Key_J,
    Key.Key_Q,
    Key.Key_K,
]
PLACES = {f"site{site}" for site in range(28)} | {"stock", "waste"}


def rank_key(it: Window, site: int) -> Qt.Key:
    return RANK_KEYS[it.state.deal.tableau[site].rank - 1]


def test_arrow_keys_reach_every_place(open_window: Open) -> None:
    it = open_window()
    random, seen = Random(1), set()
    for _ in range(3_000):
        it.key(random.choice(ARROWS))
        seen.add(it.focus_name())
        if seen == PLACES:
            break
    assert seen == PLACES
    assert it.log == []


def test_left_and_right_go_through_the_exposed_cards(open_window: Open) -> None:
    it = open_window()
    it.play("KC AS 2D")
    it.key(Key.Key_Up)
    for _ in range(28):
        it.key(Key.Key_Left)
    seen = [it.focus_name()]
    for _ in range(10):
        it.key(Key.Key_Right)
        seen.append(it.focus_name())
    names = [f"site{site}" for site in (18, 19, 21, 13, 24, 25, 26, 27)]
    assert seen == [*names, *["site27"] * 3]


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return, Key.Key_Enter])
def test_space_and_enter_press_what_has_the_focus(open_window: Open, key: Qt.Key) -> None:
    it = open_window()
    it.key(key)
    assert it.log == [], "first the ring shows where a press would count"
    assert it.ring() == it.view.table.layout.site_rects[20]
    it.key(key)
    assert it.log == [Take(20)]
    it.view.buttons.focus(STOCK)
    it.key(key)
    assert it.log == [Take(20), DRAW]
    it.view.buttons.focus(WASTE)
    it.key(key)
    it.view.buttons.focus(0)
    it.key(key)
    assert it.log == [Take(20), DRAW]
    assert it.message() == "This card is locked"


def test_the_ring_is_seen_by_keyboard_only(open_window: Open) -> None:
    it = open_window()
    layout = it.view.table.layout
    assert it.ring() is None
    it.click(20)
    assert it.ring() is None
    it.key(Key.Key_Right)
    assert it.ring() is not None
    it.view.buttons.focus(25)
    assert it.ring() == layout.site_rects[25]
    it.click(23)
    assert it.ring() is None
    it.key(Key.Key_Tab)
    focused = it.view.buttons.focused_place
    assert focused is not None
    assert it.ring() == layout.rect_of(focused)


def test_the_focus_goes_to_a_card_nearby_after_a_take(open_window: Open) -> None:
    it = open_window()
    for word, following in (("KC", {19, 21}), ("AS", {22, 24}), ("2D", {13})):
        action = entry(it.model.game, word)
        assert isinstance(action, Take)
        it.view.buttons.focus(action.site)
        it.key(Key.Key_Return)
        place = it.view.buttons.focused_place
        assert place in following
        assert it.ring() == it.view.table.layout.rect_of(place)
    it.key(Key.Key_Z, CTRL)
    assert it.view.buttons.focused_place == 13


def test_tab_goes_through_exposed_cards_and_piles_only(open_window: Open) -> None:
    it = open_window()
    it.play("KC AS 2D")
    seen: list[str] = []
    for _ in range(40):
        it.key(Key.Key_Tab)
        seen.append(it.focus_name())
    exposed = {f"site{site}" for site in exposed_sites(it.state.remaining)}
    assert PLACES & set(seen) == exposed | {"stock", "waste"}
    for _ in range(40):
        it.key(Key.Key_Backtab, SHIFT)
        seen.append(it.focus_name())
    assert PLACES & set(seen) == exposed | {"stock", "waste"}


def test_d_draws(open_window: Open) -> None:
    it = open_window()
    it.key(Key.Key_D)
    it.view.buttons.focus(20)
    it.key(Key.Key_D)
    assert it.log == [DRAW, DRAW]
    assert it.view.buttons.focused_place == 20


def test_a_rank_key_takes_the_only_card_that_fits(open_window: Open) -> None:
    it = open_window()
    it.key(Key.Key_2)
    assert it.log == [Take(22)]
    it.key(Key.Key_A)
    assert it.log == [Take(22), Take(23)]
    it.key(Key.Key_3)
    assert len(it.log) == 2, "a three does not fit an ace"
    assert it.focus_name() == "site18"


def test_ten_is_zero_or_t(open_window: Open) -> None:
    for key in (Key.Key_0, Key.Key_T):
        it = open_window("TP1-E-AAAAAAA")
        tens = [site for site in range(18, 28) if it.state.deal.tableau[site].rank == 10]
        assert tens
        it.key(key)
        assert it.focus_name() == f"site{tens[0]}" or it.log == [Take(tens[0])]
        it.window.close()
        it.game_window.end()


def test_a_rank_key_goes_from_one_fitting_card_to_the_next(open_window: Open) -> None:
    it = open_window()
    for site in (20, 24, 20):
        it.key(Key.Key_K)
        assert it.view.buttons.focused_place == site
    assert it.log == []
    it.key(Key.Key_6)
    assert it.view.buttons.focused_place == 20, "there is no six to be seen"
    it.key(Key.Key_K, CTRL)
    assert it.view.buttons.focused_place == 20


@pytest.mark.parametrize("speed", ["none", "normal"])
def test_a_whole_game_is_won_by_keyboard(open_window: Open, speed: str) -> None:
    it = open_window(WON_CODE, animation_speed=speed)
    for word in WON_ACTIONS.split():
        action, done = entry(it.model.game, word), len(it.log)
        if isinstance(action, Draw):
            it.key(Key.Key_D)
        else:
            assert isinstance(action, Take)
            for _ in range(4):
                it.key(rank_key(it, action.site))
                if len(it.log) > done or it.view.buttons.focused_place == action.site:
                    break
            if len(it.log) == done:
                it.key(Key.Key_Return)
        assert it.log[done:] == [action]
    assert it.state.outcome is Outcome.WON
    it.qtbot.waitUntil(lambda: it.focus_name() == "outcomeNewGame")
    it.wait()
    it.assert_at_rest()
    it.key(Key.Key_Return)
    it.qtbot.waitUntil(lambda: it.log == [])
    it.key(Key.Key_Up)
    assert it.focus_name() in PLACES


def new_game_dialog() -> NewGameDialog:
    (dialog,) = (
        w for w in QApplication.topLevelWidgets() if isinstance(w, NewGameDialog) and w.isVisible()
    )
    return dialog


@pytest.mark.parametrize("modifiers", [Qt.KeyboardModifier.NoModifier, CTRL])
def test_n_asks_for_a_new_game(open_window: Open, modifiers: Qt.KeyboardModifier) -> None:
    it = open_window("TP1-C-AAAAAAB")
    it.play("2D")
    it.key(Key.Key_N, modifiers)
    dialog = new_game_dialog()
    it.qtbot.waitUntil(dialog.isActiveWindow)
    assert dialog.findChild(QRadioButton, "ruleClassic").isChecked()  # type: ignore[union-attr]
    edit = dialog.findChild(QLineEdit, "codeEdit")
    assert edit is not None
    assert edit.hasFocus()
    for key in (Key.Key_D, Key.Key_N, Key.Key_A, Key.Key_K, Key.Key_2):
        QTest.keyClick(dialog.windowHandle(), key)
    assert edit.text().upper() == "DNAK2"
    assert it.log == [Take(22)]
    assert new_game_dialog() is dialog
    edit.setText("TP1-E-TRIPEAK")
    QTest.keyClick(dialog.windowHandle(), Key.Key_Return)
    assert it.label("codeLabel") == "TP1-E-TRIPEAK"
    assert it.model.can_go_back
    it.window.activateWindow()  # there is no window manager to do it
    it.qtbot.waitUntil(it.window.isActiveWindow)
    it.key(Key.Key_D)
    assert it.log == [DRAW]


def test_the_dialog_can_be_left(open_window: Open) -> None:
    it = open_window()
    it.play("KC")
    it.key(Key.Key_N)
    dialog = new_game_dialog()
    it.qtbot.waitUntil(dialog.isActiveWindow)
    QTest.keyClick(dialog.windowHandle(), Key.Key_Escape)
    assert it.log == [Take(20)]
    assert not it.model.can_go_back


@pytest.mark.qt_log_ignore("This plugin does not support raise")
def test_f1_opens_the_rules_once(open_window: Open) -> None:
    it = open_window()
    it.key(Key.Key_F1)
    rules = [
        w
        for w in QApplication.topLevelWidgets()
        if w.objectName() == "rulesDialog" and w.isVisible()
    ]
    assert len(rules) == 1
    rules[0].close()


def test_f11_fills_the_screen_and_escape_leaves_it(open_window: Open) -> None:
    it = open_window()
    it.key(Key.Key_Escape)
    for leave in (Key.Key_F11, Key.Key_Escape):
        it.key(Key.Key_F11)
        it.qtbot.waitUntil(it.window.isFullScreen)
        assert it.window.commands.full_screen.isChecked()
        it.click(it.state.playable[0])
        it.assert_at_rest()
        it.key(leave)
        it.qtbot.waitUntil(lambda: not it.window.isFullScreen())
        assert not it.window.commands.full_screen.isChecked()
    assert len(it.log) == 2


def test_enter_presses_the_way_back(open_window: Open) -> None:
    it = open_window()
    it.play("KC")
    it.key(Key.Key_R, CTRL)
    for _ in range(40):
        it.key(Key.Key_Tab)
        if it.focus_name() == "backButton":
            break
    it.key(Key.Key_Return)
    assert it.log == [Take(20)]
    assert it.find(QWidget, "backNotice").isHidden()
    it.key(Key.Key_Up)
    assert it.focus_name() in PLACES

"""Help in the window: hints, whether the win is lost, and the look back."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton

from tests.engine.vectors import WON_ACTIONS, WON_CODE
from tests.ui.window import CTRL, Key, Window
from tripeaks.engine.moves import Action, Take
from tripeaks.engine.state import Outcome
from tripeaks.model.game_model import STOCK
from tripeaks.solver.best_score import best_score
from tripeaks.solver.hint import Hint
from tripeaks.view.marks import HINT_Z, SHARE_Z, MarkItem, PlateItem

Open = Callable[..., Window]


def answered(it: Window) -> None:
    """Wait until the advisor owes nothing."""
    it.qtbot.waitUntil(lambda: not it.game_window.advisor.is_busy)


def hinted(it: Window) -> MarkItem:
    (mark,) = (
        item
        for item in it.view.table.items()
        if isinstance(item, MarkItem) and item.zValue() == HINT_Z
    )
    return mark


def shares(it: Window) -> list[PlateItem]:
    return [
        item
        for item in it.view.table.items()
        if isinstance(item, PlateItem) and item.zValue() == SHARE_Z and item.isVisible()
    ]


def is_lit(it: Window, action: Action) -> bool:
    place = action.site if isinstance(action, Take) else STOCK
    centre = it.view.table.layout.rect_of(place).center()
    mark = hinted(it)
    return mark.isVisible() and mark.path().boundingRect().contains(centre)


def ask_hint(it: Window) -> Hint:
    """Press H and return the hint that the window then shows."""
    hints: list[Hint] = []
    it.game_window.advisor.hint_ready.connect(hints.append)
    it.key(Key.Key_H)
    it.qtbot.waitUntil(lambda: bool(hints))
    it.game_window.advisor.hint_ready.disconnect(hints.append)
    return hints[0]


def test_h_lights_the_best_action_then_the_next_best(open_window: Open) -> None:
    it = open_window()
    hint = ask_hint(it)
    assert is_lit(it, hint.shares[0].action)
    assert "%" in it.label("messageLabel")
    assert "of the deals that fit what you see" in it.label("messageLabel")
    assert ask_hint(it) is hint
    assert is_lit(it, hint.shares[1].action)
    for _ in hint.shares[1:]:
        ask_hint(it)
    assert is_lit(it, hint.shares[0].action), "after the last comes the best again"
    assert shares(it) == []


def test_the_next_step_takes_the_light_away(open_window: Open) -> None:
    it = open_window(show_shares=True)
    hint = ask_hint(it)
    assert len(shares(it)) == len(hint.shares)
    it.key(Key.Key_D)
    assert not hinted(it).isVisible()
    assert shares(it) == []


def test_the_shares_go_with_their_setting(open_window: Open) -> None:
    it = open_window(show_shares=True)
    ask_hint(it)
    it.settings.show_shares = False
    assert shares(it) == []


def test_a_hint_is_still_true_after_a_resize(open_window: Open) -> None:
    it = open_window(show_shares=True)
    hint = ask_hint(it)
    it.window.resize(700, 520)
    it.wait()
    assert is_lit(it, hint.shares[0].action)
    assert len(shares(it)) == len(hint.shares)


def test_w_tells_whether_the_game_can_still_be_won(open_window: Open) -> None:
    for code, text in (
        ("TP1-E-AAAAAAD", "The game can still be won."),
        ("TP1-C-AAAAAAD", "The game cannot be won any more."),
    ):
        it = open_window(code)
        it.key(Key.Key_W)
        answered(it)
        it.qtbot.wait(0)
        assert it.label("messageLabel") == text


def test_always_telling_is_a_setting(open_window: Open) -> None:
    it = open_window("TP1-E-AAAAAAB", always_tell=True)
    it.qtbot.waitUntil(lambda: "Can be won" in it.label("winnableLabel"))
    while it.state.stock_count:
        it.key(Key.Key_D)
    it.qtbot.waitUntil(lambda: "Win is lost" in it.label("winnableLabel"))


def test_help_ends_with_the_game(open_window: Open) -> None:
    it = open_window(WON_CODE)
    assert it.find(QAction, "actionHint").isEnabled()
    it.play(WON_ACTIONS)
    assert not it.find(QAction, "actionHint").isEnabled()
    assert not it.find(QAction, "actionCheck").isEnabled()


def test_help_is_shown_at_the_end(open_window: Open) -> None:
    it = open_window(WON_CODE)
    ask_hint(it)
    it.key(Key.Key_W)
    answered(it)
    it.play(WON_ACTIONS)
    it.qtbot.waitUntil(it.find(QPushButton, "outcomeReview").isEnabled, timeout=30_000)
    texts = [label.text() for label in it.panel.findChildren(QLabel) if label.isVisible()]
    assert "Hints asked" in texts
    assert "Checks asked" in texts


def look_back(it: Window) -> None:
    it.qtbot.waitUntil(it.find(QPushButton, "outcomeReview").isEnabled, timeout=30_000)
    it.click_widget(it.find(QPushButton, "outcomeReview"))
    assert it.window.review_bar.isVisible()
    assert not it.panel.isVisible()


def test_a_point_of_the_chart_shows_its_position(open_window: Open) -> None:
    it = open_window(WON_CODE)
    it.play(WON_ACTIONS)
    look_back(it)
    chart = it.window.review_bar.chart
    QTest.keyClick(chart, Qt.Key.Key_Home)
    assert it.view.state == it.model.game.standing_states[0]
    QTest.keyClick(chart, Qt.Key.Key_Right)
    assert it.view.state == it.model.game.standing_states[1]


def test_nothing_can_be_done_on_a_position_of_the_past(open_window: Open) -> None:
    it = open_window(WON_CODE)
    it.play(WON_ACTIONS)
    look_back(it)
    QTest.keyClick(it.window.review_bar.chart, Qt.Key.Key_Home)
    log = it.model.game.log
    for place in (20, 27, STOCK):
        it.click(place)
    it.key(Key.Key_8)
    assert it.model.game.log == log
    assert not it.window.message.isVisible()


def test_closing_the_look_back_returns_to_the_end(open_window: Open) -> None:
    it = open_window(WON_CODE)
    it.play(WON_ACTIONS)
    look_back(it)
    QTest.keyClick(it.window.review_bar.chart, Qt.Key.Key_Home)
    it.find(QPushButton, "reviewClose").click()
    assert it.panel.isVisible()
    assert not it.window.review_bar.isVisible()
    assert it.view.state == it.model.state


def test_playing_on_from_a_point_is_a_new_game(open_window: Open) -> None:
    it = open_window(WON_CODE)
    it.play(WON_ACTIONS)
    finished, log = it.model.game, it.model.game.log
    look_back(it)
    for _ in range(3):
        QTest.keyClick(it.window.review_bar.chart, Qt.Key.Key_Left)
    it.find(QPushButton, "reviewContinue").click()
    assert it.model.game is not finished
    assert it.model.game.standing_actions == finished.standing_actions[:47]
    assert it.state.outcome is Outcome.IN_PROGRESS
    assert not it.window.review_bar.isVisible()
    it.key(Key.Key_D)
    assert len(it.model.game.log) == 48
    assert finished.log == log


def test_the_dialog_tells_of_a_typed_code(open_window: Open) -> None:
    it = open_window()
    it.key(Key.Key_N)
    QTest.keyClicks(it.find(QLineEdit, "codeEdit"), "TP1-C-AAAAAAD")
    said = it.find(QLabel, "codeMessage")
    it.qtbot.waitUntil(lambda: "cannot be won" in said.text())


def test_the_look_back_shows_the_figures_of_its_position(open_window: Open) -> None:
    it = open_window(WON_CODE)
    it.play(WON_ACTIONS)
    end = it.figures()
    look_back(it)
    QTest.keyClick(it.window.review_bar.chart, Qt.Key.Key_Home)
    assert it.figures() == ("500", "0", "23", "0")
    assert not it.find(QAction, "actionDraw").isEnabled()
    it.key(Key.Key_Escape)
    assert not it.window.review_bar.isVisible()
    assert it.figures() == end


def test_escape_hides_and_shows_the_end(open_window: Open) -> None:
    it = open_window(WON_CODE)
    it.play(WON_ACTIONS)
    for is_shown in (False, True, False):
        it.key(Key.Key_Escape)
        assert it.panel.isVisible() is is_shown


def test_every_way_to_an_ended_game_leads_to_its_look_back(open_window: Open) -> None:
    it = open_window(WON_CODE)
    it.play(WON_ACTIONS)
    look_back(it)
    QTest.keyClick(it.window.review_bar.chart, Qt.Key.Key_Home)
    it.find(QPushButton, "reviewContinue").click()
    assert it.model.can_go_back, "the won game is kept"
    it.key(Key.Key_B, CTRL)
    assert it.state.outcome is Outcome.WON
    assert it.panel.isVisible()
    look_back(it)


def test_where_the_best_game_is_no_win_both_are_told(open_window: Open) -> None:
    it = open_window("TP2-EH-QDETFPM")
    for action in best_score(it.state).line:
        if isinstance(action, Take):
            it.model.take(action.site)
        else:
            it.model.draw()
    it.qtbot.waitUntil(it.find(QPushButton, "outcomeReview").isEnabled, timeout=30_000)
    texts = [label.text() for label in it.panel.findChildren(QLabel) if label.isVisible()]
    assert "Best possible" in texts
    assert "Best without a win" in texts
    assert str(it.state.score) in texts


def test_the_end_panel_fits_the_smallest_window(open_window: Open) -> None:
    it = open_window("TP1-C-AAAAAAG", language="ro")
    it.window.resize(480, 360)
    it.model.draw()
    it.model.undo()
    while it.state.outcome is Outcome.IN_PROGRESS:
        it.model.draw()
    it.qtbot.waitUntil(it.find(QPushButton, "outcomeReview").isEnabled, timeout=30_000)
    it.wait()
    assert it.view.rect().contains(it.panel.geometry())

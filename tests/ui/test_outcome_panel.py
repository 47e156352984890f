"""How a game ended: the panel over the table."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from tests.engine.vectors import WON_ACTIONS, WON_CODE
from tests.ui.window import CTRL, Key, Window
from tripeaks.engine.state import Outcome
from tripeaks.model.game_model import STOCK
from tripeaks.model.scene import Scene
from tripeaks.view.scene_look import LOOKS

Open = Callable[..., Window]
STUCK_CODE = "TP1-C-AAAAAAG"
FEWEST_DRAWS = 17
STUCK_ACTIONS = "draw " * 23


def shown(it: Window, name: str) -> bool:
    return it.find(QPushButton, name).isVisible()


def rows(it: Window) -> list[tuple[str, str]]:
    """Return the panel's lines as they are seen once par is known: a name and a value each."""
    it.qtbot.waitUntil(it.find(QPushButton, "outcomeReview").isEnabled, timeout=30_000)
    it.qtbot.wait(0)
    return seen_rows(it)


def seen_rows(it: Window) -> list[tuple[str, str]]:
    """Return the panel's lines as they are seen now."""
    labels = [
        label
        for label in it.panel.findChildren(QLabel)
        if label.isVisible() and label.objectName() != "outcomeTitle"
    ]
    labels.sort(key=lambda label: (label.y(), label.x()))
    return [
        (name.text(), value.text()) for name, value in zip(labels[::2], labels[1::2], strict=True)
    ]


def stuck(open_window: Open, code: str = STUCK_CODE, **settings: object) -> Window:
    it = open_window(code, **settings)
    it.play(STUCK_ACTIONS)
    assert it.state.outcome is Outcome.STUCK
    return it


def test_a_won_game_shows_what_its_score_is_made_of(open_window: Open) -> None:
    it = open_window(WON_CODE)
    assert not it.panel.isVisible()
    it.play(WON_ACTIONS)
    assert it.panel.isVisible()
    assert it.label("outcomeTitle") == "You have won"
    assert it.panel.accessibleName() == "You have won"
    assert rows(it) == [
        ("Start", "+500"),
        ("28 cards taken", "−28"),
        ("22 cards drawn", "−22"),
        ("3 peaks cleared", "+300"),
        ("Score", "750"),
        ("Best possible", str(772 - FEWEST_DRAWS)),
        ("Moves", "50"),
        ("Longest chain", "10"),
    ]
    assert not shown(it, "outcomeUndo")
    assert it.focus_name() == "outcomeNewGame"


def test_a_won_game_in_chains(open_window: Open) -> None:
    it = open_window(WON_CODE.replace("TP1-E", "TP2-EK"))
    it.play(WON_ACTIONS)
    *parts, score, par, moves, longest = [int(value) for _, value in rows(it)]
    assert sum(parts) == score == it.state.score
    assert par >= score
    assert (moves, longest) == (50, 10)


def test_a_stuck_game_is_reopened_by_undo(open_window: Open) -> None:
    it = stuck(open_window)
    assert it.label("outcomeTitle") == "There are no more moves"
    assert it.focus_name() == "outcomeUndo"
    it.click_widget(it.find(QPushButton, "outcomeUndo"))
    assert not it.panel.isVisible()
    assert it.state.outcome is Outcome.IN_PROGRESS
    assert it.figures() == ("478", "23", "1", "0")
    assert it.focus_name() == "tableView"
    it.click(STOCK)
    assert it.panel.isVisible(), "it sticks again"
    it.key(Key.Key_Z, CTRL)
    assert not it.panel.isVisible()
    it.key(Key.Key_Y, CTRL)
    assert it.panel.isVisible()


def test_leftovers_are_among_the_parts_and_given_back(open_window: Open) -> None:
    it = stuck(open_window, "TP2-CHL-AAAAAAG")
    assert it.label("scoreLabel") == f"−{5 * 23 + 5 * 28}"
    assert rows(it)[:3] == [("23 cards drawn", "−115"), ("Cards left", "−140"), ("Score", "−255")]
    it.key(Key.Key_Z, CTRL)
    assert it.label("scoreLabel") == f"−{5 * 22}"


@pytest.mark.parametrize("code", [STUCK_CODE, "TP2-EKOJ1S-AAAAAAB"])
def test_new_game_keeps_the_rules(open_window: Open, code: str) -> None:
    it = open_window(code)
    while it.state.outcome is Outcome.IN_PROGRESS:
        if it.state.playable and (it.state.rules.draw_only_when_stuck or not it.state.stock_count):
            it.model.take(it.state.playable[0])
        else:
            it.model.draw()
    it.click_widget(it.find(QPushButton, "outcomeNewGame"))
    it.qtbot.waitUntil(lambda: it.model.game.log == (), timeout=30_000)
    assert not it.panel.isVisible()
    assert it.state.rules == it.model.code.rules
    assert str(it.model.code).rsplit("-", 1)[0] == code.rsplit("-", 1)[0]
    assert str(it.model.code) != code


def test_same_deal_again(open_window: Open) -> None:
    it = stuck(open_window)
    it.click_widget(it.find(QPushButton, "outcomeRestart"))
    assert not it.panel.isVisible()
    assert it.label("codeLabel") == STUCK_CODE
    assert it.figures() == ("500", "0", "23", "0")
    it.model.go_back()
    assert it.panel.isVisible(), "the stuck game is stuck as before"
    assert it.label("outcomeTitle") == "There are no more moves"


def test_copy_code(open_window: Open) -> None:
    it = stuck(open_window)
    QGuiApplication.clipboard().setText("")
    it.click_widget(it.find(QPushButton, "outcomeCopyCode"))
    assert QGuiApplication.clipboard().text() == STUCK_CODE
    assert it.panel.isVisible()


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_the_keyboard_presses_its_buttons(open_window: Open, key: Key) -> None:
    it = stuck(open_window)
    it.key(key)
    assert it.state.outcome is Outcome.IN_PROGRESS
    assert not it.panel.isVisible()
    it.key(Key.Key_D)
    assert it.focus_name() == "outcomeUndo"
    it.qtbot.waitUntil(it.find(QPushButton, "outcomeReview").isEnabled, timeout=30_000)
    for name in ("outcomeNewGame", "outcomeRestart", "outcomeReview", "outcomeCopyCode"):
        it.key(Key.Key_Tab)
        assert it.focus_name() == name
    QGuiApplication.clipboard().setText("")
    it.key(key)
    assert QGuiApplication.clipboard().text() == STUCK_CODE


def test_clicks_on_the_panel_reach_no_card(open_window: Open) -> None:
    it = stuck(open_window)
    log = it.model.game.log
    place = it.panel.geometry()
    for corner in (place.topLeft(), place.bottomRight()):
        inside = QPointF(corner + (place.center() - corner) * 0.06)
        it.click(inside)
    it.click_widget(it.find(QLabel, "outcomeTitle"))
    assert it.model.game.log == log
    assert it.panel.isVisible()


def assert_nothing_cut_off(it: Window) -> None:
    it.qtbot.wait(1)
    panel = it.panel
    table = it.view.rect()
    assert table.contains(panel.geometry())
    assert panel.height() >= panel.minimumSizeHint().height()
    for child in (*panel.findChildren(QLabel), *panel.findChildren(QPushButton)):
        if child.isVisible():
            assert child.width() >= child.minimumSizeHint().width()
            assert child.height() >= child.minimumSizeHint().height()
            assert panel.rect().contains(child.geometry())


@pytest.mark.parametrize("language", ["en", "ro", "it"])
@pytest.mark.parametrize("size", [(480, 360), (1120, 760)])
def test_nothing_is_cut_off(open_window: Open, language: str, size: tuple[int, int]) -> None:
    it = open_window(WON_CODE.replace("TP1-E", "TP2-EK2"), language=language)
    it.play(WON_ACTIONS)
    it.window.resize(*size)
    it.qtbot.waitUntil(lambda: it.window.size().toTuple() == size)
    assert_nothing_cut_off(it)


def test_it_speaks_the_new_language(open_window: Open) -> None:
    it = stuck(open_window)
    english, texts = it.panel.geometry(), [name for name, _ in rows(it)]
    it.settings.language = "it"
    it.qtbot.waitUntil(lambda: it.find(QPushButton, "outcomeUndo").text() != "&Undo")
    it.qtbot.wait(1)
    assert it.label("outcomeTitle") != "There are no more moves"
    assert it.panel.accessibleName() == it.label("outcomeTitle")
    assert not set(texts) & {name for name, _ in rows(it)}
    assert len(rows(it)) == len(texts)
    assert_nothing_cut_off(it)
    assert it.panel.height() == english.height()
    assert it.focus_name() == "outcomeUndo"


def test_it_stays_in_the_middle_above_the_piles_where_there_is_room(open_window: Open) -> None:
    it = stuck(open_window)
    for size, is_roomy in (((900, 700), True), ((1300, 800), True), ((600, 420), False)):
        it.resize(*size)
        panel, table = it.panel.geometry(), QRect(it.view.rect())
        piles = it.view.table.layout.stock_rect.top()
        middle = piles / 2 if is_roomy else table.center().y()
        assert abs(panel.center().x() - table.center().x()) <= 1
        assert abs(panel.center().y() - middle) <= 1
        assert (panel.bottom() < piles) is is_roomy


def test_it_follows_the_scene(open_window: Open) -> None:
    it = stuck(open_window, scene="contrast")
    button = it.find(QPushButton, "outcomeUndo")
    for scene in (Scene.DAWN, Scene.NIGHT, Scene.FELT, Scene.CONTRAST):
        it.settings.scene = scene
        QApplication.processEvents()
        look = LOOKS[scene]
        image = it.panel.grab().toImage()
        assert image.pixelColor(image.width() // 2, 4) == look.window
        assert button.palette().color(QPalette.ColorRole.Button) == look.button
        assert button.palette().color(QPalette.ColorRole.ButtonText) == look.text


def test_put_away_it_comes_back_with_the_next_try_to_play(open_window: Open) -> None:
    it = stuck(open_window)
    it.key(Key.Key_Escape)
    assert not it.panel.isVisible()
    it.key(Key.Key_D)
    assert it.panel.isVisible()
    it.key(Key.Key_Escape)
    it.click(STOCK)
    assert it.panel.isVisible()


def test_a_screen_reader_is_told(open_window: Open) -> None:
    it = stuck(open_window)
    texts = [label.text() for label in it.panel.findChildren(QWidget) if isinstance(label, QLabel)]
    assert all(texts)

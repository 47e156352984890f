"""The windows that show finished games, opened from the table."""

from collections.abc import Callable
from datetime import date

from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from tests.engine.play import new
from tests.engine.vectors import VECTORS, WON_ACTIONS, WON_CODE
from tests.ui.window import CTRL, Key, Window
from tripeaks.engine.codes import parse_code
from tripeaks.engine.trail import Trail
from tripeaks.ui.daily.dialog import DailyDialog
from tripeaks.ui.statistics.dialog import StatisticsDialog

OpenWindow = Callable[..., Window]


def statistics(it: Window) -> StatisticsDialog:
    return it.find(StatisticsDialog, "statisticsDialog")


def test_f4_opens_one_statistics_window_beside_the_table(
    qtbot: QtBot, open_window: OpenWindow
) -> None:
    it = open_window()
    it.key(Key.Key_F4)
    dialog = statistics(it)
    qtbot.waitUntil(dialog.isVisible)
    assert not dialog.isModal()
    dialog.close()
    it.trigger("actionStatistics")
    assert it.window.findChildren(StatisticsDialog) == [dialog]
    qtbot.waitUntil(dialog.isVisible)


def test_a_won_game_is_counted_at_once(qtbot: QtBot, open_window: OpenWindow) -> None:
    it = open_window(WON_CODE)
    it.trigger("actionStatistics")
    it.play(WON_ACTIONS)
    label = statistics(it).findChild(QLabel, "wonOfPlayed")
    assert label is not None
    qtbot.waitUntil(lambda: label.text() == "1 of 1 game won")


def test_statistics_can_be_hidden(qtbot: QtBot, open_window: OpenWindow) -> None:
    it = open_window()
    it.trigger("actionStatistics")
    dialog, action = statistics(it), it.find(QAction, "actionStatistics")
    it.settings.show_statistics = False
    assert not action.isVisible()
    assert not dialog.isVisible()
    it.window.activateWindow()
    qtbot.waitUntil(it.window.isActiveWindow)
    it.key(Key.Key_F4)
    assert not dialog.isVisible()
    it.settings.show_statistics = True
    assert action.isVisible()


def test_escape_leads_back_to_the_table(qtbot: QtBot, open_window: OpenWindow) -> None:
    it = open_window()
    it.key(Key.Key_F4)
    dialog = statistics(it)
    with qtbot.waitActive(dialog):
        pass
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_daily_deal_is_dealt_and_named(qtbot: QtBot, open_window: OpenWindow) -> None:
    it = open_window()
    it.game_window.records.today = lambda: date(2026, 12, 1)
    assert not it.find(QLabel, "dailyLabel").isVisible()
    it.key(Key.Key_D, CTRL)
    button = it.find(QPushButton, "playDaily")
    qtbot.waitUntil(button.isEnabled)
    button.click()
    assert str(it.model.code) == VECTORS["daily"]["20261201"]
    assert it.model.session.daily == date(2026, 12, 1)
    assert it.model.is_known_winnable
    assert it.label("dailyLabel") == "Daily deal, 12/1/26"
    it.trigger("actionRestart")
    assert it.find(QLabel, "dailyLabel").isVisible()
    it.game_window.open_code("TP1-E-AAAAAAB")
    assert not it.find(QLabel, "dailyLabel").isVisible()


def test_a_daily_deal_in_play_is_played_on(qtbot: QtBot, open_window: OpenWindow) -> None:
    it = open_window()
    it.game_window.records.today = lambda: date(2026, 12, 1)
    it.model.new_game(parse_code(VECTORS["daily"]["20261201"]), daily=date(2026, 12, 1))
    it.model.draw()
    it.trigger("actionDaily")
    button = it.find(QPushButton, "playDaily")
    qtbot.waitUntil(lambda: button.text() == "&Play on")
    button.click()
    assert it.model.game.move_count == 1


def test_one_question_at_a_time(open_window: OpenWindow) -> None:
    it = open_window()
    it.trigger("actionNewGame")
    it.trigger("actionDaily")
    assert it.window.findChild(DailyDialog) is None


def test_a_game_played_back_is_no_daily_deal(open_window: OpenWindow) -> None:
    it = open_window()
    it.model.new_game(parse_code("TP1-E-AAAAAAB"), daily=date(2026, 12, 1))
    label = it.find(QLabel, "dailyLabel")
    assert label.isVisible()
    it.game_window.replaying.open(Trail(new(WON_CODE, WON_ACTIONS)))
    assert not label.isVisible()
    it.find(QPushButton, "replayClose").click()
    assert label.isVisible()

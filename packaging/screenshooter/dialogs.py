"""The views of every dialog and menu."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date, timedelta
from random import Random

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QTabWidget,
    QWidget,
)

from screenshooter.stage import Stage
from screenshooter.views import CODE, View
from tests.storage.made_up import made_up, write
from tripeaks.engine.codes import DEAL_COUNT
from tripeaks.storage.finished import FinishedGame, Result
from tripeaks.ui.bug_report import BugDialog, report_text
from tripeaks.ui.charts.score_chart import ScoreChart
from tripeaks.ui.daily.month_grid import MonthGrid


def _bug(stage: Stage) -> QWidget:
    """Show the report of an error that nothing expected."""
    dialog = BugDialog(report_text(stage.model, "ValueError: a made-up fault\n"), stage.window)
    dialog.show()
    return dialog


def _new_game(text: str) -> Callable[[Stage], QWidget]:
    def show(stage: Stage) -> QWidget:
        stage.trigger("actionNewGame")
        stage.find(QLineEdit, "codeEdit").setText(text)
        return stage.find(QDialog, "newGameDialog")

    return show


def _settings_page(page: int) -> Callable[[Stage], QWidget]:
    def show(stage: Stage) -> QWidget:
        stage.trigger("actionSettings")
        stage.find(QTabWidget, "settingsTabs").setCurrentIndex(page)
        return stage.find(QDialog, "settingsDialog")

    return show


def _settings_choice(stage: Stage) -> QWidget:
    """Open the list of scenes."""
    _settings_page(0)(stage)
    box = stage.find(QComboBox, "sceneBox")
    box.showPopup()
    return box.view().window()


def _rules(stage: Stage) -> QWidget:
    stage.trigger("actionRules")
    return stage.find(QDialog, "rulesDialog")


def _own_rules(stage: Stage) -> QWidget:
    """Choose rules of one's own: the last entry of the list."""
    _new_game("")(stage)
    box = stage.find(QComboBox, "otherRulesBox")
    box.setCurrentIndex(box.count() - 1)
    box.activated.emit(box.count() - 1)
    return stage.find(QDialog, "ownRulesDialog")


def _about(stage: Stage) -> QWidget:
    stage.trigger("actionAbout")
    return stage.find(QDialog, "aboutDialog")


def _daily(stage: Stage) -> QWidget:
    """Show a month in which some deals were won, and one was not."""
    scores = {17: 755, 18: 752, 19: 460, 20: 751, 22: 744, 26: 741, 27: 753, 28: 741}
    for day, score in scores.items():
        result = Result.WON if score > 700 else Result.STUCK
        write(stage.data, made_up(daily=date(2026, 11, day), deal=day, score=score, result=result))
    stage.game_window.records.today = lambda: date(2026, 11, 29)
    stage.trigger("actionDaily")
    stage.find(MonthGrid, "monthGrid").select(date(2026, 11, 28))
    return stage.find(QDialog, "dailyDialog")


def _small(show: Callable[[Stage], QWidget]) -> Callable[[Stage], QWidget]:
    """Show the same as large as a screen of 480 by 360 lets it be, within its frame."""

    def show_small(stage: Stage) -> QWidget:
        dialog = show(stage)
        dialog.resize(460, 312)
        return dialog

    return show_small


def _statistics(stage: Stage) -> QWidget:
    stage.trigger("actionStatistics")
    return stage.find(QDialog, "statisticsDialog")


def _statistics_of_many(stage: Stage) -> QWidget:
    """Show the statistics of a player who gets better."""
    write(stage.data, *_games())
    return _statistics(stage)


def _statistics_point(stage: Stage) -> QWidget:
    """Show the figures of one game in a chart."""
    dialog = _statistics_of_many(stage)
    stage.settle()
    chart = stage.find(ScoreChart, "scoreChart")
    chart.setFocus()
    home = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Home, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(chart, home)
    return dialog


def _reset(stage: Stage) -> QWidget:
    """Ask before all games are deleted."""
    _statistics_of_many(stage)
    stage.settle()
    stage.find(QPushButton, "resetGames").click()
    return stage.find(QMessageBox, "resetQuestion")


def _history(stage: Stage) -> QWidget:
    stage.trigger("actionHistory")
    dialog = stage.find(QDialog, "historyDialog")
    dialog.resize(1060, 600)
    return dialog


def _history_of_many(stage: Stage) -> QWidget:
    """List the games of a player who tries other rules now and then."""
    rule_sets = ("TP1-E", "TP1-E", "TP1-C", "TP2-EKS", "TP1-E", "TP2-CHS", "TP2-EKOJ2")
    results = (Result.WON, Result.STUCK, Result.WON, Result.LEFT)
    games = (
        replace(
            game,
            rule_set=rule_sets[number % len(rule_sets)],
            deal=number * 3_141_592_653 % DEAL_COUNT,
            result=results[number % len(results)],
            day=date(2026, 11, 29) - timedelta(days=(180 - number) // 7),
            is_again=number % 11 == 3,
        )
        for number, game in enumerate(_games())
    )
    write(stage.data, *games)
    return _history(stage)


def _history_search(stage: Stage) -> QWidget:
    """Look for codes."""
    dialog = _history_of_many(stage)
    stage.find(QLineEdit, "historySearch").setText("RB")
    return dialog


def _games() -> Iterator[FinishedGame]:
    """Yield a year of made-up games, the same each time."""
    chance = Random("games")
    for number in range(180):
        is_won = chance.random() < 0.4 + number / 500
        par = chance.randrange(700, 775)
        score = par - round(chance.expovariate(0.06)) if is_won else chance.randrange(430, 650)
        yield made_up(
            result=Result.WON if is_won else Result.STUCK,
            deal=number,
            score=score,
            par=par,
            draws=chance.randrange(2, 22),
            elapsed_ms=chance.randrange(60_000, 300_000),
            ended_ms=1_764_000_000_000 + number * 90_000_000,
            longest_chain=chance.randrange(3, 14),
        )


def _menu(number: int) -> Callable[[Stage], QWidget]:
    def show(stage: Stage) -> QWidget:
        menu = stage.window.menuBar().actions()[number].menu()
        assert isinstance(menu, QWidget)
        menu.popup(QPoint(0, 0))
        return menu

    return show


DIALOG_VIEWS = (
    View("new-game", _new_game("")),
    View("new-game-code", _new_game(CODE)),
    View("new-game-wrong", _new_game("TP1-E-AAAA")),
    View("settings-table", _settings_page(0)),
    View("settings-play", _settings_page(1)),
    View("settings-program", _settings_page(2)),
    View("settings-choice", _settings_choice),
    View("own-rules", _own_rules),
    View("daily", _daily),
    View("daily-480x360", _small(_daily)),
    View("rules", _rules),
    View("about", _about),
    View("bug", _bug),
    View("statistics", _statistics_of_many),
    View("statistics-empty", _statistics),
    View("statistics-480x360", _small(_statistics_of_many)),
    View("statistics-point", _statistics_point),
    View("statistics-reset", _reset),
    View("history", _history_of_many),
    View("history-empty", _history),
    View("history-480x360", _small(_history_search)),
    *(View(f"menu-{number + 1}", _menu(number)) for number in range(4)),
)

"""The views of every dialog and menu."""

from collections.abc import Callable, Iterator
from datetime import date, timedelta
from random import Random

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QComboBox, QDialog, QLineEdit, QTabWidget, QWidget

from screenshooter.stage import Stage
from screenshooter.views import CODE, View
from tests.storage.made_up import made_up, write
from tripeaks.storage.finished import FinishedGame, Result
from tripeaks.ui.bug_report import BugDialog, report_text


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
    """Show the calendar of somebody who has not missed many days."""
    today = date.today()
    days = [today - timedelta(days) for days in range(1, 40) if days % 5 != 2]
    write(stage.data, *(made_up(daily=day, day=day, deal=n) for n, day in enumerate(days)))
    stage.trigger("actionDaily")
    return stage.find(QDialog, "dailyDialog")


def _statistics(stage: Stage) -> QWidget:
    stage.trigger("actionStatistics")
    return stage.find(QDialog, "statisticsDialog")


def _statistics_of_many(stage: Stage) -> QWidget:
    """Show the statistics of a player who gets better."""
    write(stage.data, *_games())
    return _statistics(stage)


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
    View("rules", _rules),
    View("about", _about),
    View("bug", _bug),
    View("statistics", _statistics_of_many),
    View("statistics-empty", _statistics),
    *(View(f"menu-{number + 1}", _menu(number)) for number in range(4)),
)

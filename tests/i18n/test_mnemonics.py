"""The letters behind Alt: in no language do two parts that are seen together share one."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QMenu,
    QMenuBar,
    QMessageBox,
    QPushButton,
    QRadioButton,
    QTabBar,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.engine.vectors import WON_ACTIONS, WON_CODE
from tests.ui.window import Window, store_at
from tripeaks.engine.codes import parse_code
from tripeaks.engine.state import Outcome
from tripeaks.engine.trail import Trail
from tripeaks.ui.bug_report import BugDialog
from tripeaks.ui.daily.dialog import DailyDialog
from tripeaks.ui.statistics.dialog import StatisticsDialog

_Standard = QDialogButtonBox.StandardButton
GNOME: Final = {_Standard.Ok: "&OK", _Standard.Cancel: "&Cancel", _Standard.Close: "&Close"}
"""What Qt's own buttons are called on the desktop that gives them mnemonics."""


class Part(NamedTuple):
    text: str
    is_button: bool
    """Whether it is a button or box, which should have a mnemonic."""

    @property
    def letter(self) -> str:
        found = re.search(r"&([^&\s])", self.text.replace("&&", ""))
        return found[1].upper() if found else ""


def parts(root: QWidget) -> Iterator[Part]:
    """Yield what is seen in a window and can have a mnemonic."""
    for widget in (root, *root.findChildren(QWidget)):
        if widget.window() is not root.window() or not widget.isVisibleTo(root.window()):
            continue
        match widget:
            case QMenuBar() | QMenu():
                for action in widget.actions():
                    if not action.isSeparator():
                        yield Part(action.text(), is_button=True)
            case QTabBar():
                for index in range(widget.count()):
                    yield Part(widget.tabText(index), is_button=True)
            case QPushButton() | QCheckBox() | QRadioButton():
                yield Part(_standard_text(widget) or widget.text(), is_button=True)
            case QLabel() if widget.buddy() is not None:
                yield Part(widget.text(), is_button=False)


def _standard_text(button: QAbstractButton) -> str | None:
    """Return what the desktop calls a button of Qt's, None for one of ours."""
    box = button.parentWidget()
    if not isinstance(box, QDialogButtonBox) or not isinstance(button, QPushButton):
        return None
    text = GNOME.get(box.standardButton(button))
    return text and QCoreApplication.translate("QGnomeTheme", text)


def _dialog(action: str, name: str) -> Callable[[Window], QWidget]:
    def show(it: Window) -> QWidget:
        it.trigger(action)
        return it.find(QDialog, name)

    return show


def _notice(it: Window) -> QWidget:
    """Show the notice that may stand over everything else in the window."""
    saying = QCoreApplication.translate("Saving", "&Bring them back")
    it.window.notice.say("…", action=saying)
    return it.window


def _won(it: Window) -> QWidget:
    it.model.new_game(parse_code(WON_CODE))
    it.play(WON_ACTIONS)
    assert it.panel.isVisible()
    return _notice(it)


def _stuck(it: Window) -> QWidget:
    while it.model.state.outcome is Outcome.IN_PROGRESS:
        if it.model.state.stock_count:
            it.model.draw()
        else:
            it.model.take(it.model.state.playable[0])
    assert it.panel.isVisible()
    return _notice(it)


def _look_back(it: Window) -> QWidget:
    _stuck(it)
    it.qtbot.waitUntil(it.find(QPushButton, "outcomeReview").isEnabled)
    it.panel.review_requested.emit()
    assert it.window.review_bar.isVisible()
    return _notice(it)


def _replay(it: Window) -> QWidget:
    it.model.draw()
    it.game_window.replaying.open(Trail(it.model.game))
    assert it.window.replay_bar.isVisible()
    return _notice(it)


def _way_back(it: Window) -> QWidget:
    it.model.draw()
    it.model.new_game(parse_code("TP1-E-AAAAAAD"))
    assert it.window.back_notice.isVisible()
    return _notice(it)


def _menu(number: int) -> Callable[[Window], QWidget]:
    def show(it: Window) -> QWidget:
        menu = it.window.menuBar().actions()[number].menu()
        assert isinstance(menu, QMenu)
        return menu

    return show


def _own_rules(it: Window) -> QWidget:
    it.trigger("actionNewGame")
    box = it.find(QComboBox, "otherRulesBox")
    box.setCurrentIndex(box.count() - 1)
    box.activated.emit(box.count() - 1)
    return it.find(QDialog, "ownRulesDialog")


def _settings(page: int) -> Callable[[Window], QWidget]:
    def show(it: Window) -> QWidget:
        it.trigger("actionSettings")
        it.find(QTabWidget, "settingsTabs").setCurrentIndex(page)
        return it.find(QDialog, "settingsDialog")

    return show


def _reset(it: Window) -> QWidget:
    it.trigger("actionStatistics")
    statistics = it.find(StatisticsDialog, "statisticsDialog")
    statistics._filing.reset(None, "", 2)
    return it.find(QMessageBox, "resetQuestion")


def _import(it: Window) -> QWidget:
    it.trigger("actionStatistics")
    statistics = it.find(StatisticsDialog, "statisticsDialog")
    it.find(QPushButton, "importGames").setText(statistics.tr("Cancel the &import"))
    return statistics


def _daily_on_the_table(it: Window) -> QWidget:
    it.trigger("actionDaily")
    dialog = it.find(DailyDialog, "dailyDialog")
    it.find(QPushButton, "playDaily").setText(dialog.tr("&Play on"))
    return dialog


def _bug(it: Window) -> QWidget:
    dialog = BugDialog("report", it.window)
    dialog.show()
    return dialog


VIEWS: Final[dict[str, Callable[[Window], QWidget]]] = {
    "won": _won,
    "stuck": _stuck,
    "look back": _look_back,
    "replay": _replay,
    "way back": _way_back,
    **{f"menu {number}": _menu(number) for number in range(4)},
    "new game": _dialog("actionNewGame", "newGameDialog"),
    "own rules": _own_rules,
    **{f"settings {page}": _settings(page) for page in range(3)},
    "statistics": _dialog("actionStatistics", "statisticsDialog"),
    "history": _dialog("actionHistory", "historyDialog"),
    "importing": _import,
    "resetting": _reset,
    "daily on the table": _daily_on_the_table,
    "daily": _dialog("actionDaily", "dailyDialog"),
    "about": _dialog("actionAbout", "aboutDialog"),
    "rules": _dialog("actionRules", "rulesDialog"),
    "bug": _bug,
}


@pytest.fixture(params=["en", "ro", "it"])
def window(request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    before = QLocale()
    store = store_at(tmp_path, language=request.param, animation_speed="none")
    yield Window(qtbot, "TP1-E-AAAAAAB", store)
    QLocale.setDefault(before)


@pytest.mark.parametrize("view", VIEWS)
def test_no_letter_stands_for_two_parts_and_every_button_has_one(window: Window, view: str) -> None:
    found: dict[str, list[str]] = {}
    seen = list(parts(VIEWS[view](window)))
    for part in seen:
        found.setdefault(part.letter, []).append(part.text)
    assert [part.text for part in seen if part.is_button and not part.letter] == []
    found.pop("", None)
    assert {letter: texts for letter, texts in found.items() if len(texts) > 1} == {}

"""Works the whole window as a player does: mouse, keys, and eyes on its labels."""

from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, QPointF, QSettings, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.view.table import Table
from tripeaks.app import build_window
from tripeaks.engine.codes import parse_code
from tripeaks.engine.moves import Entry
from tripeaks.i18n.translators import Translators
from tripeaks.model.settings import Settings
from tripeaks.ui.game_window import GameWindow
from tripeaks.ui.outcome_panel import OutcomePanel
from tripeaks.ui.sounds.player import Player

Key = Qt.Key
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier

_O = TypeVar("_O", bound=QObject)


def store_at(path: Path, **values: object) -> QSettings:
    """Return the settings file at `path`, with `values` in it."""
    store = QSettings(str(path / "settings.ini"), QSettings.Format.IniFormat)
    for key, value in values.items():
        store.setValue(key, value)
    return store


class Window(Table):
    """The game's window on the screen, in the language and with the settings of a store."""

    def __init__(
        self, qtbot: QtBot, code: str, store: QSettings, player: Player | None = None
    ) -> None:
        folder = Path(store.fileName()).parent / "data"
        self.game_window: GameWindow = build_window(
            parse_code(code) if code else None, store, folder
        )
        if player is not None:
            self.game_window.play_sounds(lambda: player)
        self.window = self.game_window.window
        super().__init__(qtbot, self.game_window.model, self.window.table)
        qtbot.addWidget(self.window, before_close_func=lambda _: self._end())
        with qtbot.waitActive(self.window):
            self.window.show()

    @property
    def settings(self) -> Settings:
        settings = self.game_window.findChild(Settings)
        assert isinstance(settings, Settings)
        return settings

    def _end(self) -> None:
        """Leave neither a computation nor a language to the tests that follow."""
        self.game_window.end()
        for speaking in self.game_window.findChildren(Translators):
            speaking.uninstall()

    def find(self, kind: type[_O], name: str) -> _O:
        child = self.window.findChild(kind, name)
        assert child is not None, f"there is no {name}"
        return child

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Press a key as the window system does: for whatever has the focus in the window."""
        QTest.keyClick(self.window.windowHandle(), key, modifiers)

    def click_widget(self, widget: QWidget) -> None:
        """Click the middle of a widget of the window."""
        middle = widget.mapTo(self.view.viewport().window(), widget.rect().center())
        self.click(QPointF(self.view.viewport().mapFrom(self.window, middle)))

    def trigger(self, action: str) -> None:
        self.find(QAction, action).trigger()

    def label(self, name: str) -> str:
        text: str = self.find(QLabel, name).text()
        return text

    @property
    def log(self) -> list[Entry]:
        """Everything done in the game, in order."""
        return list(self.model.game.log)

    def figures(self) -> tuple[str, str, str, str]:
        """Return what the bar shows: score, moves, stock, chain."""
        return (
            self.label("scoreLabel"),
            self.label("movesLabel"),
            self.label("stockLabel"),
            self.label("chainLabel"),
        )

    def message(self) -> str | None:
        """Return the message over the table, None where none is seen."""
        label = self.find(QLabel, "messageLabel")
        return label.text() if label.isVisible() else None

    @property
    def panel(self) -> OutcomePanel:
        return self.find(OutcomePanel, "outcomePanel")

    def focus_name(self) -> str:
        """Return the object name of what has the focus."""
        widget = QApplication.focusWidget()
        return "" if widget is None else widget.objectName()

    def active_timers(self) -> list[QTimer]:
        return [timer for timer in self.window.findChildren(QTimer) if timer.isActive()]

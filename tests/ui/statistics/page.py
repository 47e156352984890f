"""A statistics window on the screen, over the games in a folder."""

from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QComboBox, QLabel
from pytestqt.qtbot import QtBot

from tests.storage.made_up import write_results
from tripeaks.model.library import Library
from tripeaks.ui.statistics.dialog import StatisticsDialog

_W = TypeVar("_W", bound=QObject)


class Page:
    """The window on the screen, over the games in a folder."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot = qtbot
        self.folder = folder
        self.library = Library(folder)
        self.dialog = StatisticsDialog(self.library)
        qtbot.addWidget(self.dialog)

    def open(self) -> "Page":
        with self.qtbot.waitActive(self.dialog):
            self.dialog.show()
        return self.wait()

    def wait(self) -> "Page":
        self.qtbot.waitUntil(lambda: not self.library.is_busy)
        return self

    def change(self, letters: str, **facts: object) -> "Page":
        """Write games, as the journal does, and tell everybody."""
        write_results(self.folder, letters, **facts)
        self.library.games_changed.emit()
        return self.wait()

    def find(self, kind: type[_W], name: str = "") -> _W:
        child = self.dialog.findChild(kind, name) if name else self.dialog.findChild(kind)
        assert child is not None, f"there is no {name}"
        return child

    def figure(self, name: str) -> str:
        text: str = self.find(QLabel, name).text()
        return text

    @property
    def box(self) -> QComboBox:
        return self.find(QComboBox, "ruleSetBox")

    @property
    def rule_sets(self) -> list[str]:
        return [self.box.itemText(index) for index in range(self.box.count())]

    def choose(self, name: str) -> None:
        self.box.setCurrentIndex(self.rule_sets.index(name))

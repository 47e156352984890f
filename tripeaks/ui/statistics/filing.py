"""Exports, imports and deletes finished games, as the statistics window is asked to."""

import sqlite3
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from tripeaks.engine.errors import FileError, KnownError
from tripeaks.engine.words import sentence
from tripeaks.i18n.translators import current_words
from tripeaks.model.background import Background, Cancelled, Job
from tripeaks.model.library import Library
from tripeaks.storage.merging import GameWithLog
from tripeaks.storage.transfer import export_csv, export_json, import_games, read_games, reset
from tripeaks.ui.folders import folder_to_begin_in

_JSON: Final = "json"
_CSV: Final = "csv"


class Filing(QObject):
    """Moves games out of and into the database; asks for files, and before it deletes."""

    told = Signal(str)
    """What came of it, in a sentence."""
    busy_changed = Signal(bool)
    """Whether something is on its way; an import can be cancelled."""

    def __init__(self, library: Library, window: QWidget) -> None:
        """Ask in front of `window`."""
        super().__init__(window)
        self._library = library
        self._window = window
        self._background = Background(self, "import")
        self._reading: Job[Any] | None = None
        library.failed.connect(self._give_up)
        library.damage_found.connect(self._give_up)
        self._is_busy = False

    @property
    def is_busy(self) -> bool:
        """Whether something is on its way."""
        return self._is_busy

    @property
    def is_importing(self) -> bool:
        """Whether a file is being read."""
        return self._reading is not None

    def stop(self) -> None:
        """Give up what is being read."""
        self._background.stop()

    def export(self) -> None:
        """Ask for a file, and write all games to it."""
        files = self._ask_for_file(self.tr("Export all games"), QFileDialog.AcceptMode.AcceptSave)
        kinds = {
            self.tr("JSON, to be imported again (*.json)"): _JSON,
            self.tr("CSV, a table without replays (*.csv)"): _CSV,
        }
        files.setNameFilters(list(kinds))
        files.setDefaultSuffix(_JSON)
        files.filterSelected.connect(lambda kind: files.setDefaultSuffix(kinds[kind]))
        files.selectFile(f"tripeaks-{date.today().isoformat()}")
        files.fileSelected.connect(lambda name: self.export_to(Path(name)))
        files.open()

    def import_games(self) -> None:
        """Ask for a file and merge its games in; asked again meanwhile, cancel."""
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None
            self._set_busy(False)
            self.told.emit(self.tr("Nothing was imported."))
            return
        files = self._ask_for_file(self.tr("Import games"), QFileDialog.AcceptMode.AcceptOpen)
        files.setFileMode(QFileDialog.FileMode.ExistingFile)
        files.setNameFilters([self.tr("Exported games (*.json)")])
        files.fileSelected.connect(lambda name: self.import_from(Path(name)))
        files.open()

    def export_to(self, path: Path) -> None:
        """Write all games to a file: as a table for a name that ends so, else as JSON."""
        export = export_csv if path.suffix.lower() == f".{_CSV}" else export_json

        def done(count: int) -> None:
            text = self.tr("%Ln game(s) were written to {file}.", "", count)
            self.told.emit(text.format(file=path.name))

        self._ask(lambda connection: export(connection, path), done)

    def import_from(self, path: Path) -> None:
        """Merge a file's games in.

        They are read beside the window and beside other queries: every game is played again.
        """

        def work(cancelled: Cancelled) -> list[GameWithLog] | KnownError:
            try:
                return read_games(path, cancelled)
            except KnownError as error:
                return error

        self._reading = self._background.start(work, self._merge)
        self._set_busy(True)
        self.told.emit(self.tr("The games are being read…"))

    def reset(self, rule_set: str | None, name: str, games: int) -> None:
        """Ask once, and delete the games of a rule set, or all for None; `name` is the set's."""
        if rule_set is None:
            question = self.tr("Delete all %Ln finished game(s)?", "", games)
        else:
            question = self.tr(
                "Delete the %Ln finished game(s) under these rules: {name}?", "", games
            )
            question = question.format(name=name)
        box = QMessageBox(self._window)
        box.setObjectName("resetQuestion")
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle(self.tr("Reset the statistics"))
        box.setText(question)
        box.setInformativeText(
            self.tr(
                "Their figures and charts, their lines in the history, their replays and their"
                " days in the calendar of daily deals will be lost. The game on the table stays,"
                " and what was exported can be imported again."
            )
        )
        delete = box.addButton(self.tr("&Delete"), QMessageBox.ButtonRole.DestructiveRole)
        cancel = box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(cancel)
        box.setEscapeButton(cancel)
        delete.clicked.connect(lambda: self._delete(rule_set))
        box.finished.connect(box.deleteLater)
        box.open()

    def _ask_for_file(self, title: str, mode: QFileDialog.AcceptMode) -> QFileDialog:
        files = QFileDialog(self._window, title, folder_to_begin_in())
        files.setObjectName("gamesFile")
        files.setAcceptMode(mode)
        files.finished.connect(files.deleteLater)
        return files

    def _merge(self, games: list[GameWithLog] | KnownError) -> None:
        self._reading = None
        if isinstance(games, KnownError):
            self._set_busy(False)
            self.told.emit(sentence(games, current_words()))
            return

        def done(added: int) -> None:
            new = self.tr("%Ln game(s) came in.", "", added)
            known = self.tr("%Ln game(s) were here already.", "", len(games) - added)
            self.told.emit(f"{new} {known}")
            self._library.games_changed.emit()

        self._is_busy = False  # so that all are told that it cannot be cancelled any more
        self._ask(lambda connection: import_games(connection, games), done)

    def _delete(self, rule_set: str | None) -> None:
        def done(count: int) -> None:
            self.told.emit(self.tr("%Ln game(s) were deleted.", "", count))
            self._library.games_changed.emit()

        self._ask(lambda connection: reset(connection, rule_set), done)

    def _ask(self, query: Callable[[sqlite3.Connection], int], done: Callable[[int], None]) -> None:
        """Run a query; a file that fails is told here, a failing database to everybody."""

        def attempt(connection: sqlite3.Connection) -> int | FileError:
            try:
                return query(connection)
            except FileError as error:
                return error

        def finish(answer: int | FileError) -> None:
            self._set_busy(False)
            if isinstance(answer, FileError):
                self.told.emit(sentence(answer, current_words()))
            else:
                done(answer)

        self._set_busy(True)
        self._library.ask(attempt, finish)

    def _give_up(self, error: KnownError | None = None) -> None:
        if self._is_busy and self._reading is None:
            self._set_busy(False)
            if error is not None:
                self.told.emit(sentence(error, current_words()))

    def _set_busy(self, is_busy: bool) -> None:
        if is_busy != self._is_busy:
            self._is_busy = is_busy
            self.busy_changed.emit(is_busy)

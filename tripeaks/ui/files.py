"""Connects files to the window: games are opened as replays, and saved to be shared."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox

from tripeaks.engine.errors import FileError, KnownError, RecordError
from tripeaks.engine.game import Game
from tripeaks.engine.trail import Trail
from tripeaks.engine.words import sentence
from tripeaks.i18n.translators import Translators
from tripeaks.model.background import Background, Job
from tripeaks.model.game_model import GameModel
from tripeaks.model.settings import Settings
from tripeaks.storage.record_file import SUFFIX, load_game, save_game
from tripeaks.ui.folders import folder_to_begin_in
from tripeaks.ui.main_window import MainWindow
from tripeaks.ui.replaying import Replaying

_LONGEST_NAME: Final = 48
"""How many characters of a file's name a message has room for."""


class Files(QObject):
    """Reads and writes ``*.tripeaks`` beside the window, and asks which."""

    def __init__(
        self,
        model: GameModel,
        replaying: Replaying,
        window: MainWindow,
        settings: Settings,
        translators: Translators,
    ) -> None:
        super().__init__(window)
        self._model = model
        self._replaying = replaying
        self._window = window
        self._settings = settings
        self._translators = translators
        self._background = Background(self, "files")
        self._reading: Job[Trail | KnownError] | None = None
        window.commands.open_game.triggered.connect(self._ask_what_to_open)
        window.commands.save_game.triggered.connect(self._ask_where_to_save)

    def stop(self) -> None:
        """Give up what is not read yet; what is being written is written."""
        self._background.stop()

    def open_file(self, path: Path) -> None:
        """Play back the game in a file, or say what is wrong with it."""
        if self._reading is not None:
            self._reading.cancel()
        self._reading = self._background.start(
            lambda _: _read(path), lambda found: self._show(found, path)
        )

    def save(self, game: Game, path: Path) -> None:
        """Write a game to a file, and say that it is done or why not."""

        def tell(error: KnownError | None) -> None:
            if error is None:
                self._window.message.say(
                    self.tr("The game is saved as {name}.").format(name=_short(path))
                )
            else:
                self._say(error, path)

        self._background.start(lambda _: _write(game, path), tell)

    def _show(self, found: Trail | KnownError, path: Path) -> None:
        self._reading = None
        if isinstance(found, KnownError):
            self._say(found, path)
        elif len(found):
            self._replaying.open(found)
        else:
            self._model.new_game(found.code)  # there is nothing to play back in it

    def _say(self, error: KnownError, path: Path) -> None:
        """Say what is wrong with a file, by its name."""
        if isinstance(error, FileError):
            error = FileError(error.problem, _short(path))
        said = sentence(error, self._translators.words)
        if isinstance(error, RecordError):
            said = f"{_short(path)}: {said}"
        self._window.message.say(said)

    def _ask_what_to_open(self) -> None:
        dialog = self._dialog(self.tr("Open a game"), self.open_file)
        if dialog is not None:
            dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
            dialog.open()

    def _ask_where_to_save(self) -> None:
        dialog = self._dialog(self.tr("Save the game as"), self._save_as)
        if dialog is not None:
            dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
            dialog.setDefaultSuffix(SUFFIX[1:])
            dialog.selectFile(f"{self._replaying.code}{SUFFIX}")
            dialog.open()

    def _dialog(self, title: str, chosen: Callable[[Path], None]) -> QFileDialog | None:
        """Return a dialog for games that calls `chosen`, None while another question is open."""
        if QApplication.activeModalWidget() is not None:
            return None
        dialog = QFileDialog(self._window, title, folder_to_begin_in(self._settings.file_folder))
        dialog.setObjectName("fileDialog")
        games = self.tr("TriPeaks games")
        every = self.tr("All files")
        dialog.setNameFilters([f"{games} (*{SUFFIX})", f"{every} (*)"])

        def take(name: str) -> None:
            path = Path(name)
            self._settings.file_folder = str(path.parent)
            chosen(path)

        dialog.fileSelected.connect(take)
        dialog.finished.connect(dialog.deleteLater)
        return dialog

    def _save_as(self, path: Path) -> None:
        """Save under the name chosen; ask where its suffix makes it the name of another file."""
        game = self._replaying.game
        if path.name.lower().endswith(SUFFIX):
            self.save(game, path)
            return
        whole = path.with_name(path.name + SUFFIX)
        if not whole.exists():
            self.save(game, whole)
            return
        text = self.tr("{name} exists already. Do you want to replace it?")
        box = QMessageBox(self._window)
        box.setObjectName("replaceBox")
        box.setIcon(QMessageBox.Icon.Question)
        box.setText(text.format(name=_short(whole)))
        buttons = QMessageBox.StandardButton
        box.setStandardButtons(buttons.Yes | buttons.No)
        box.accepted.connect(lambda: self.save(game, whole))
        box.finished.connect(box.deleteLater)
        box.open()


def _read(path: Path) -> Trail | KnownError:
    try:
        return Trail(load_game(path, waits=False))
    except KnownError as error:
        return error


def _write(game: Game, path: Path) -> KnownError | None:
    try:
        save_game(game, path)
    except KnownError as error:
        return error
    return None


def _short(path: Path) -> str:
    """Return a file's name, without its middle where it is too long to be read."""
    half = _LONGEST_NAME // 2
    return (
        path.name if len(path.name) <= _LONGEST_NAME else f"{path.name[:half]}…{path.name[-half:]}"
    )

"""The composition root: builds the program's objects and runs the window."""

import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QSettings, QStandardPaths
from PySide6.QtWidgets import QApplication

from tripeaks import __version__
from tripeaks.engine.codes import DealCode, parse_code
from tripeaks.engine.errors import CodeError
from tripeaks.engine.rules import EASY
from tripeaks.i18n.translators import Translators
from tripeaks.model.advisor import Advisor
from tripeaks.model.game_clock import GameClock
from tripeaks.model.game_model import GameModel
from tripeaks.model.keeper import Keeper
from tripeaks.model.library import Library
from tripeaks.model.random_deal import random_code, random_winnable_code
from tripeaks.model.settings import Settings
from tripeaks.model.single_instance import SingleInstance
from tripeaks.storage.journal import Journal
from tripeaks.storage.record_file import file_named
from tripeaks.ui.already_running import claim_or_hand_over
from tripeaks.ui.game_window import GameWindow
from tripeaks.ui.motion_wish import MotionWish
from tripeaks.ui.open_requests import OpenRequests
from tripeaks.ui.termination import Termination
from tripeaks.ui.window_icon import window_icon
from tripeaks.view.picture_cache import PictureCache

_DISPLAYS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
"""What names a display on Unix systems, or a stand-in for one."""


def build_window(code: DealCode | None, store: QSettings, folder: Path) -> GameWindow:
    """Return the window, not shown yet, with its games kept in `folder`.

    It deals `code`; for None it shows the game that was on the table last, or a random one.
    """
    settings = Settings(store)
    translators = Translators()
    translators.install(settings.language)
    journal = Journal(folder)
    model = _model(code, journal, settings)
    # In this order they hear of a step: its time is noted, it is saved, and then it is shown.
    clock = GameClock(model)
    keeper = Keeper(journal, model, clock)
    library = Library(folder)
    advisor = Advisor(model, settings)
    return GameWindow(model, advisor, settings, translators, clock, keeper, library)


def _model(code: DealCode | None, journal: Journal, settings: Settings) -> GameModel:
    if journal.current is not None:
        model = GameModel.resume(journal.current, journal.left)
        if code is not None:
            model.new_game(code)
        return model
    is_chosen = code is None and settings.only_winnable
    if code is None:
        code = random_winnable_code(EASY) if is_chosen else random_code(EASY)
    return GameModel(code, is_known_winnable=is_chosen)


def run_window(arguments: Sequence[str], data_dir: Path | None = None) -> int:
    """Open the window with the deal that the arguments name, and return the exit code.

    Games and settings are the user's own, or those in `data_dir`.
    Arguments that hold no code open the last game, and the window says what is wrong with them.
    Where the program already runs it is shown the arguments instead.
    """
    if not _has_display():
        print("tripeaks: there is no display to open a window on.", file=sys.stderr)
        return 1
    QCoreApplication.setApplicationName("TriPeaks")
    QCoreApplication.setApplicationVersion(__version__)
    # Python would answer Ctrl+C only within some slot, in the middle of a move.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    app = QApplication(sys.argv[:1])
    app.setDesktopFileName("tripeaks")
    folder = _data_folder() if data_dir is None else data_dir.absolute()
    text = " ".join(arguments)
    instance = SingleInstance(folder)
    store = _store(data_dir)
    if not instance.claim():
        Translators().install(Settings(store).language)
        if not claim_or_hand_over(instance, _seen_from_anywhere(text)):
            return 0
    app.setWindowIcon(window_icon())
    motion_wish = MotionWish(app)
    motion_wish.ask()
    code = None if file_named(text) else _code_in(text)
    game_window = build_window(code, store, folder)
    game_window.report_bugs()
    game_window.play_sounds()
    Termination(app).requested.connect(app.quit)
    app.aboutToQuit.connect(game_window.end)
    table = game_window.window.table.table
    table.use_cache(PictureCache(_cache_folder(data_dir)))
    app.aboutToQuit.connect(table.keep_pictures)
    app.aboutToQuit.connect(instance.release)
    instance.handed_over.connect(game_window.open_from_outside)
    if sys.platform == "darwin":  # elsewhere an event filter would only slow every event down
        OpenRequests(app).requested.connect(game_window.open_from_outside)
    motion_wish.wish_changed.connect(game_window.set_reduced_motion)
    game_window.set_reduced_motion(motion_wish.settle())
    game_window.window.show()
    if text and code is None:
        game_window.open_text(text)
    return app.exec()


def _data_folder() -> Path:
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))


def _cache_folder(folder: Path | None) -> Path:
    """Return where pictures are kept: the user's cache, or beside games kept apart."""
    if folder is not None:
        return folder.absolute() / "pictures"
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation)
    return Path(place) / "pictures"


def _store(folder: Path | None) -> QSettings:
    """Return the settings: the user's, or those in a folder of games kept apart."""
    if folder is not None:
        return QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    scope = QSettings.Scope.UserScope
    return QSettings(QSettings.Format.IniFormat, scope, "TriPeaks", "TriPeaks")


def _seen_from_anywhere(text: str) -> str:
    """Return `text` so that a program in another working folder finds the file it may name."""
    file = file_named(text)
    return text if file is None else str(file.absolute())


def _has_display() -> bool:
    """Whether a window can be opened at all; Qt would end the program with a crash report."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in _DISPLAYS)


def _code_in(text: str) -> DealCode | None:
    try:
        return parse_code(text)
    except CodeError:
        return None

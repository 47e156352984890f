"""The composition root: builds the program's objects and runs the window."""

import os
import signal
import sys
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QSettings
from PySide6.QtWidgets import QApplication

from tripeaks import __version__
from tripeaks.engine.codes import DealCode, parse_code
from tripeaks.engine.errors import CodeError
from tripeaks.engine.rules import EASY
from tripeaks.i18n.translators import Translators
from tripeaks.model.advisor import Advisor
from tripeaks.model.game_model import GameModel
from tripeaks.model.random_deal import random_code, random_winnable_code
from tripeaks.model.settings import Settings
from tripeaks.ui.game_window import GameWindow
from tripeaks.ui.motion_wish import MotionWish
from tripeaks.ui.window_icon import window_icon

_DISPLAYS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
"""What names a display on Unix systems, or a stand-in for one."""


def build_window(code: DealCode | None, store: QSettings) -> GameWindow:
    """Return the window, not shown yet, with the deal of `code`, or a random one for None."""
    settings = Settings(store)
    translators = Translators()
    translators.install(settings.language)
    is_chosen = code is None and settings.only_winnable
    if code is None:
        code = random_winnable_code(EASY) if is_chosen else random_code(EASY)
    model = GameModel(code, is_known_winnable=is_chosen)
    return GameWindow(model, Advisor(model, settings), settings, translators)


def run_window(arguments: Sequence[str]) -> int:
    """Open the window with the deal that the arguments name, and return the exit code.

    Arguments that hold no code open a random deal, and the window says what is wrong with them.
    """
    if not _has_display():
        print("tripeaks: there is no display to open a window on.", file=sys.stderr)
        return 1
    QCoreApplication.setApplicationName("TriPeaks")
    QCoreApplication.setOrganizationName("TriPeaks")
    QCoreApplication.setApplicationVersion(__version__)
    # Python would answer Ctrl+C only within some slot, in the middle of a move.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    app = QApplication(sys.argv[:1])
    app.setDesktopFileName("tripeaks")
    app.setWindowIcon(window_icon())
    motion_wish = MotionWish(app)
    motion_wish.ask()
    store = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "TriPeaks", "TriPeaks")
    text = " ".join(arguments)
    game_window = build_window(_code_in(text), store)
    motion_wish.wish_changed.connect(game_window.set_reduced_motion)
    game_window.set_reduced_motion(motion_wish.settle())
    game_window.window.show()
    if text and _code_in(text) is None:
        game_window.open_code(text)
    return app.exec()


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

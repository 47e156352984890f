"""``tripeaks --smoke-test``: whether this installation works, tried as a player would.

It needs no display, touches nothing of the player's, and ends with ``ok`` or with one line that
says what does not work.
"""

import os
import sys
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QSettings, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from tripeaks.app import build_window
from tripeaks.engine.codes import parse_code
from tripeaks.engine.errors import KnownError
from tripeaks.engine.moves import DRAW, Entry, Take
from tripeaks.engine.words import LANGUAGES, sentence
from tripeaks.model.game_model import STOCK
from tripeaks.storage.journal import Journal
from tripeaks.storage.record_file import SUFFIX, load_game, save_game

if TYPE_CHECKING:
    from tripeaks.ui.game_window import GameWindow

_CODE: Final = "TP1-E-AAAAAAB"
_OPENING: Final[tuple[Entry, ...]] = (Take(20), Take(23), Take(22), DRAW)
"""The king of clubs, the ace of spades, the two of diamonds, and a draw."""
_LANGUAGE: Final = "ro"
"""The language for which Qt's own texts come with the program too."""
_PLAIN: Final = 8
"""A card's back has more colours than this, an empty place on the table has not."""
_OPTIONAL: Final = ("tripeaks.solver._kernel", "_miniaudio")
"""What the program does without where it must; a frozen one has everything."""


class SmokeError(Exception):
    """Something does not work; the text says what."""


def run_smoke_test() -> int:
    """Open the window, play, save; return the exit code: 0 where all of it works, else 1."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        with TemporaryDirectory(prefix="tripeaks-") as folder:
            _try_everything(Path(folder))
    except KnownError as error:
        _say(f"tripeaks: {sentence(error, LANGUAGES['en'])}")
        return 1
    except Exception as error:
        _say(f"tripeaks: {' '.join(str(error).split())} ({type(error).__name__})")
        return 1
    _say("ok")
    return 0


def _say(text: str) -> None:
    if sys.stdout is not None:  # a program without a console has nowhere to say it
        print(text, flush=True)


def _check(is_right: bool, fault: str) -> None:
    if not is_right:
        raise SmokeError(fault)


def _try_everything(folder: Path) -> None:
    if getattr(sys, "frozen", False):
        for name in _OPTIONAL:
            import_module(name)
    app = QApplication.instance() or QApplication(sys.argv[:1])
    store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    store.setValue("language", _LANGUAGE)
    game_window = build_window(parse_code(_CODE), store, folder)
    try:
        game_window.window.show()
        app.processEvents()
        _check_languages()
        _click_opening(game_window)
        _check_picture(game_window)
    finally:
        game_window.window.close()
        game_window.end()
    _check_saves(game_window, folder)


def _check_languages() -> None:
    for context, text in (("QPlatformTheme", "Cancel"), ("Actions", "&Undo")):
        translated = QCoreApplication.translate(context, text)
        _check(translated != text, f"there is no translation of {text!r}")


def _click_opening(game_window: "GameWindow") -> None:
    """Play by clicks on the table, the first of them while cards are still being dealt."""
    for entry in _OPENING:
        _click(game_window, entry.site if isinstance(entry, Take) else STOCK)
    played = tuple(game_window.model.game.log)
    _check(played == _OPENING, f"the clicks played {played}")
    _check(
        game_window.window.table.state is game_window.model.state,
        "the table shows another position than the game's",
    )


def _click(game_window: "GameWindow", place: int) -> None:
    """Send the table what the window system sends for a click."""
    table = game_window.window.table
    point = table.table.layout.rect_of(place).center()
    button, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
        event = QMouseEvent(kind, point, table.viewport().mapToGlobal(point), button, button, none)
        QCoreApplication.sendEvent(table.viewport(), event)


def _check_picture(game_window: "GameWindow") -> None:
    """Check that cards are drawn: what Qt cannot read it leaves out without a word."""
    table = game_window.window.table
    table.table.finish_motion()
    table.table.finish_drawing()
    card = table.table.layout.site_rects[0].toRect()
    image = table.grab(card).toImage()
    columns, rows = range(0, image.width(), 2), range(0, image.height(), 2)
    colours = {image.pixel(x, y) for x in columns for y in rows}
    _check(len(colours) > _PLAIN, "the cards are not drawn")


def _check_saves(game_window: "GameWindow", folder: Path) -> None:
    """Write the game to a file, and find it there and in the player's journal."""
    file = folder / f"smoke{SUFFIX}"
    save_game(game_window.model.game, file)
    _check(tuple(load_game(file).log) == _OPENING, "the saved file holds another game")
    journal = Journal(folder)
    kept = journal.current
    journal.close()
    _check(kept is not None and tuple(kept.game.log) == _OPENING, "the game was not kept")

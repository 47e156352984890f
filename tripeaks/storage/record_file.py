"""Records as files, ``*.tripeaks``."""

import os
import re
from pathlib import Path
from typing import Final

from tripeaks.engine.codes import parse_code
from tripeaks.engine.errors import CodeError
from tripeaks.engine.game import Game
from tripeaks.engine.record import read_record, write_record
from tripeaks.storage.files import read_file, write_file

SUFFIX: Final = ".tripeaks"
_DRIVE: Final = re.compile(r"^/(?=[A-Za-z]:)")
"""What stands before the letter of a Windows drive in a link, and not in a name."""
MAX_BYTES: Final = 1024 * 1024
"""More than any record: a game of a hundred thousand actions."""


def file_named(text: str) -> Path | None:
    """Return the file that a text names: by its suffix, or one that is there under no code's name.

    The text may be a ``file:`` link. None stands for a text that is to have a code in it.
    """
    path = Path(_local_name(text))
    if path.name.lower().endswith(SUFFIX):
        return path
    try:
        parse_code(text)
    except CodeError:
        return path if _is_file(path) else None
    return None


def load_game(path: Path, *, waits: bool = True) -> Game:
    """Return the game that a file holds; FileError or RecordError says why it cannot be read.

    Unless it `waits`, a pipe or device is not read: it might never end.
    """
    return read_record(read_file(path, MAX_BYTES, waits=waits))


def save_game(game: Game, path: Path) -> None:
    """Write `game` to a file; on FileError the file is as it was before."""
    write_file(path, write_record(game).encode("ascii"))


def _local_name(text: str) -> str:
    """Return the name in a ``file:`` link, or the text itself."""
    if not text.startswith("file:"):
        return text
    from urllib.parse import unquote, urlsplit  # loads much that is seldom needed

    try:
        name = unquote(urlsplit(text).path)
    except ValueError:  # a host that is none
        return text
    return _DRIVE.sub("", name) if os.name == "nt" else name


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False

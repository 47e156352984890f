"""Records as files, ``*.tripeaks``."""

from pathlib import Path
from typing import Final

from tripeaks.engine.game import Game
from tripeaks.engine.record import read_record, write_record
from tripeaks.storage.files import read_file, write_file

SUFFIX: Final = ".tripeaks"
MAX_BYTES: Final = 256 * 1024 * 1024
"""More than any record: a game of ten million actions."""


def load_game(path: Path) -> Game:
    """Return the game that a file holds; FileError or RecordError says why it cannot be read."""
    return read_record(read_file(path, MAX_BYTES))


def save_game(game: Game, path: Path) -> None:
    """Write `game` to a file; on FileError the file is as it was before."""
    write_file(path, write_record(game).encode("ascii"))

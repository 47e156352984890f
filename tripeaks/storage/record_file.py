"""Records as files, ``*.tripeaks``: read whole, written whole or not at all."""

import errno
import os
import shutil
import stat
from pathlib import Path
from typing import Final

from tripeaks.engine.errors import FileError, Problem
from tripeaks.engine.game import Game
from tripeaks.engine.record import read_record, write_record

SUFFIX: Final = ".tripeaks"
MAX_BYTES: Final = 256 * 1024 * 1024
"""More than any record: a game of ten million actions."""


def load_game(path: Path) -> Game:
    """Return the game that a file holds; FileError or RecordError says why it cannot be read."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise FileError(_problem(error, Problem.FILE_UNREADABLE), str(path)) from error
    if len(data) > MAX_BYTES:
        raise FileError(Problem.FILE_UNREADABLE, str(path))
    return read_record(data)


def save_game(game: Game, path: Path) -> None:
    """Write `game` to a file; on FileError the file is as it was before."""
    data = write_record(game).encode("ascii")
    try:
        if _is_special(path):
            path.write_bytes(data)  # a pipe or a device: there is nothing to replace
        else:
            target = path.resolve()
            if target.exists() and not os.access(target, os.W_OK):
                raise PermissionError
            _replace(target, data)
    except (OSError, ValueError) as error:
        raise FileError(_problem(error, Problem.FILE_UNWRITABLE), str(path)) from error


def _is_special(path: Path) -> bool:
    """Whether there is something at `path`, links followed, that is no regular file."""
    try:
        return not stat.S_ISREG(path.stat().st_mode)
    except FileNotFoundError:
        return False


def _replace(path: Path, data: bytes) -> None:
    draft = path.with_name(f".{os.getpid()}{SUFFIX}")  # short: any name the folder takes has room
    try:
        with draft.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            shutil.copymode(path, draft)
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def _problem(error: OSError | ValueError, otherwise: Problem) -> Problem:
    match error:
        case FileNotFoundError() if otherwise is Problem.FILE_UNREADABLE:
            return Problem.FILE_MISSING
        case PermissionError():
            return Problem.FILE_FORBIDDEN
        case OSError(errno=errno.ENOSPC | errno.EDQUOT | errno.EFBIG):
            return Problem.DISK_FULL
    return otherwise

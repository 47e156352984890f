"""Files that the player names: read whole, written whole or not at all."""

import errno
import os
import shutil
import stat
from pathlib import Path

from tripeaks.engine.errors import FileError, Problem


def read_file(path: Path, max_bytes: int, *, waits: bool = True) -> bytes:
    """Return what a file holds; FileError when it cannot be read or holds more than that.

    Unless it `waits`, a pipe or device is not read: it might never end.
    """
    try:
        if not waits and _is_special(path):
            raise FileError(Problem.FILE_UNREADABLE, str(path))
        with path.open("rb") as file:
            data = file.read(max_bytes + 1)
    except (OSError, ValueError) as error:
        raise FileError(_problem(error, Problem.FILE_UNREADABLE), str(path)) from error
    if len(data) > max_bytes:
        raise FileError(Problem.FILE_TOO_LARGE, str(path))
    return data


def write_file(path: Path, data: bytes | bytearray) -> None:
    """Write `data` to a file; on FileError the file is as it was before."""
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


def _replace(path: Path, data: bytes | bytearray) -> None:
    draft = path.with_name(f".{os.getpid()}.tripeaks")  # short: any name the folder takes has room
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

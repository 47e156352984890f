"""SQLite's errors as problems that the player can be told."""

import errno
import sqlite3
from pathlib import Path
from typing import Final

from tripeaks.engine.errors import KnownError, Problem


class DatabaseError(KnownError):
    """A database that cannot be used as it is."""


class SavingError(KnownError):
    """A failing environment: what is played now is not saved."""


Fault = sqlite3.Error | UnicodeDecodeError
"""What a call of SQLite may raise; the second where the words of an error are damaged too."""

FAULTS: Final = (sqlite3.Error, UnicodeDecodeError)
"""The same, to be caught."""

_NO_TEXT: Final = "Could not decode"
"""How the words of Python's own error begin for a text that is not UTF-8."""

_DAMAGE: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT}
_PRIMARY: Final = 0xFF  # the low byte of SQLite's extended codes


def error_code(error: Fault) -> int:
    """Return SQLite's primary result code, 1 for an error that Python's module made itself."""
    return int(getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)) & _PRIMARY


def is_damage(error: Fault) -> bool:
    """Whether an error says that the file is not the database that was written."""
    if isinstance(error, UnicodeDecodeError) or str(error).startswith(_NO_TEXT):
        return True
    return error_code(error) in _DAMAGE


def is_bug(error: Fault) -> bool:
    """Whether an error is the program's own: SQL or a call that is wrong wherever it runs."""
    if isinstance(error, sqlite3.ProgrammingError | sqlite3.InterfaceError):
        return True
    return not is_damage(error) and error_code(error) in _BUGS


def saving_error(error: Fault | OSError, file: Path) -> SavingError:
    """Return what keeps the program from writing `file`; a bug is raised as it is."""
    if isinstance(error, OSError):
        problem = _OF_ERRNO.get(error.errno or 0, Problem.SAVING_FAILED)
    elif is_bug(error):
        raise error
    else:
        problem = _OF_CODE.get(error_code(error), Problem.SAVING_FAILED)
    return SavingError(problem, str(file))


_BUGS: Final = {sqlite3.SQLITE_ERROR, sqlite3.SQLITE_MISUSE, sqlite3.SQLITE_RANGE}
_OF_CODE: Final = {
    sqlite3.SQLITE_READONLY: Problem.SAVING_FORBIDDEN,
    sqlite3.SQLITE_PERM: Problem.SAVING_FORBIDDEN,
    sqlite3.SQLITE_AUTH: Problem.SAVING_FORBIDDEN,
    sqlite3.SQLITE_CANTOPEN: Problem.SAVING_FORBIDDEN,
    sqlite3.SQLITE_BUSY: Problem.SAVING_LOCKED,
    sqlite3.SQLITE_LOCKED: Problem.SAVING_LOCKED,
    sqlite3.SQLITE_FULL: Problem.SAVING_DISK_FULL,
}
_OF_ERRNO: Final = {
    errno.EACCES: Problem.SAVING_FORBIDDEN,
    errno.EPERM: Problem.SAVING_FORBIDDEN,
    errno.EROFS: Problem.SAVING_FORBIDDEN,
    errno.ENOSPC: Problem.SAVING_DISK_FULL,
    errno.EDQUOT: Problem.SAVING_DISK_FULL,
}

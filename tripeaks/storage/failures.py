"""SQLite's errors as problems that the player can be told."""

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
_FORBIDDEN: Final = {
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_AUTH,
    sqlite3.SQLITE_CANTOPEN,
}
_LOCKED: Final = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
_PRIMARY: Final = 0xFF  # the low byte of SQLite's extended codes


def error_code(error: Fault) -> int:
    """Return SQLite's primary result code, 1 for an error that Python's module made itself."""
    return int(getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)) & _PRIMARY


def is_damage(error: Fault) -> bool:
    """Whether an error says that the file is not the database that was written."""
    if isinstance(error, UnicodeDecodeError) or str(error).startswith(_NO_TEXT):
        return True
    return error_code(error) in _DAMAGE


def saving_error(error: Fault | OSError, file: Path) -> SavingError:
    """Return what keeps the program from writing `file`."""
    if isinstance(error, OSError):
        problem = (
            Problem.SAVING_FORBIDDEN
            if isinstance(error, PermissionError)
            else Problem.SAVING_FAILED
        )
        return SavingError(problem, str(file))
    code = error_code(error)
    if code in _FORBIDDEN:
        problem = Problem.SAVING_FORBIDDEN
    elif code in _LOCKED:
        problem = Problem.SAVING_LOCKED
    elif code == sqlite3.SQLITE_FULL:
        problem = Problem.SAVING_DISK_FULL
    else:
        problem = Problem.SAVING_FAILED
    return SavingError(problem, str(file))

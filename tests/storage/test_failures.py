"""Which errors are the environment's, which are damage, and which are bugs."""

import errno
import sqlite3
from pathlib import Path

import pytest

from tests.storage.desk import OPENING, Desk
from tripeaks.engine.errors import Problem
from tripeaks.storage.archive import open_archive
from tripeaks.storage.failures import is_bug, is_damage, saving_error

FILE = Path("tripeaks.db")


def error(code: int, kind: type[sqlite3.Error] = sqlite3.OperationalError) -> sqlite3.Error:
    made = kind("some words")
    made.sqlite_errorcode = code
    return made


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        (sqlite3.SQLITE_READONLY, Problem.SAVING_FORBIDDEN),
        (sqlite3.SQLITE_READONLY_DIRECTORY, Problem.SAVING_FORBIDDEN),
        (sqlite3.SQLITE_CANTOPEN, Problem.SAVING_FORBIDDEN),
        (sqlite3.SQLITE_BUSY, Problem.SAVING_LOCKED),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, Problem.SAVING_LOCKED),
        (sqlite3.SQLITE_FULL, Problem.SAVING_DISK_FULL),
        (sqlite3.SQLITE_IOERR_WRITE, Problem.SAVING_FAILED),
        (sqlite3.SQLITE_NOMEM, Problem.SAVING_FAILED),
    ],
)
def test_what_keeps_from_saving_is_told(code: int, problem: Problem) -> None:
    failure = saving_error(error(code), FILE)
    assert (failure.problem, failure.found) == (problem, str(FILE))


@pytest.mark.parametrize(
    ("number", "problem"),
    [
        (errno.EACCES, Problem.SAVING_FORBIDDEN),
        (errno.EROFS, Problem.SAVING_FORBIDDEN),
        (errno.ENOSPC, Problem.SAVING_DISK_FULL),
        (errno.EIO, Problem.SAVING_FAILED),
        (errno.ENOTDIR, Problem.SAVING_FAILED),
    ],
)
def test_so_is_what_the_system_says(number: int, problem: Problem) -> None:
    assert saving_error(OSError(number, "some words"), FILE).problem is problem


@pytest.mark.parametrize(
    "code", [sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_CORRUPT_VTAB, sqlite3.SQLITE_NOTADB]
)
def test_damage_is_told_apart(code: int) -> None:
    assert is_damage(error(code, sqlite3.DatabaseError))
    assert not is_bug(error(code, sqlite3.DatabaseError))


def test_bugs_are_not_swallowed(tmp_path: Path) -> None:
    desk = Desk(tmp_path).new(OPENING)
    with pytest.raises(sqlite3.OperationalError), open_archive(tmp_path) as connection:
        connection.execute("SELECT * FROM no_such_table")
    with pytest.raises(sqlite3.ProgrammingError), open_archive(tmp_path) as connection:
        connection.execute("SELECT ?", ())
    desk.play("KC")
    assert desk.journal.is_saved

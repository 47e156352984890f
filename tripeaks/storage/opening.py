"""Finds the database, makes or migrates it, and sets aside what is none of ours or damaged."""

import os
import sqlite3
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Final

from tripeaks.engine.errors import KnownError, Problem
from tripeaks.storage.connection import DATABASE_NAME, SIDECARS, connect, transaction
from tripeaks.storage.failures import DatabaseError, is_damage, saving_error
from tripeaks.storage.schema import APPLICATION_ID, MIGRATIONS, VERSION

_MAGIC: Final = b"SQLite format 3\0"
_HEADER_BYTES: Final = 100
_VERSION_AT: Final = 60
_APPLICATION_ID_AT: Final = 68
_DRAFT: Final = ".new"

Notify = Callable[[KnownError], None]
"""Told what happened to a file that was set aside."""


def open_database(folder: Path, today: date, notify: Notify) -> sqlite3.Connection:
    """Return a connection to the database in `folder`, which is made where it is missing.

    A file that is no such database is set aside and `notify` is told. DatabaseError: a newer
    program's database, which is not touched. SavingError: the folder cannot be used.
    """
    file = folder / DATABASE_NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        problem = _problem_of(file)
        if problem is Problem.DATABASE_NEWER:
            raise DatabaseError(problem, str(file))
        if problem is not None:
            notify(set_aside(file, problem, today))
        if not file.exists():
            _create(file, today)
        try:
            return _open(file)
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
            notify(set_aside(file, Problem.DATABASE_DAMAGED, today))
        _create(file, today)
        return _open(file)
    except (sqlite3.Error, OSError) as error:
        raise saving_error(error, file) from error


def set_aside(file: Path, problem: Problem, today: date) -> DatabaseError:
    """Rename a database and what lies beside it; return what to tell. OSError when it cannot be.

    No file is ever overwritten.
    """
    kind = "foreign" if problem is Problem.DATABASE_FOREIGN else "corrupt"
    stem = f"{file.stem}-{today.isoformat()}-{kind}"
    target, count = file.with_name(f"{stem}{file.suffix}"), 1
    while any(os.path.lexists(f"{target}{end}") for end in ("", *SIDECARS)):
        count += 1
        target = file.with_name(f"{stem}-{count}{file.suffix}")
    for end in ("", *SIDECARS):
        source = Path(f"{file}{end}")
        if os.path.lexists(source):
            source.rename(f"{target}{end}")
    return DatabaseError(problem, target.name)


def _problem_of(file: Path) -> Problem | None:
    """Return why a file is not to be opened, judged by its first bytes: SQLite changes nothing."""
    try:
        with file.open("rb") as stream:
            header = stream.read(_HEADER_BYTES)
    except FileNotFoundError:
        return None
    if len(header) < _HEADER_BYTES:
        return (
            Problem.DATABASE_DAMAGED if _MAGIC.startswith(header[:16]) else Problem.DATABASE_FOREIGN
        )
    if header[: len(_MAGIC)] != _MAGIC:
        return Problem.DATABASE_FOREIGN
    if _number(header, _APPLICATION_ID_AT) != APPLICATION_ID:
        return Problem.DATABASE_FOREIGN
    return Problem.DATABASE_NEWER if _number(header, _VERSION_AT) > VERSION else None


def _number(header: bytes, at: int) -> int:
    return int.from_bytes(header[at : at + 4], "big")


def _create(file: Path, today: date) -> None:
    """Make an empty database, whole or not at all."""
    for end in SIDECARS:
        if os.path.lexists(f"{file}{end}"):  # of a database that is gone: not to be taken for ours
            set_aside(file, Problem.DATABASE_DAMAGED, today)
    draft = file.with_name(f"{file.name}{_DRAFT}")
    draft.unlink(missing_ok=True)
    connection = sqlite3.connect(draft, isolation_level=None)
    try:
        with transaction(connection):
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            _migrate(connection, 0)
        connection.execute("PRAGMA journal_mode = WAL")
    finally:
        connection.close()
    draft.rename(file)


def _open(file: Path) -> sqlite3.Connection:
    connection = connect(file)
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version > VERSION:  # its first bytes said less: the rest is in the log beside it
            raise DatabaseError(Problem.DATABASE_NEWER, str(file))
        if version < VERSION:
            with transaction(connection):
                _migrate(connection, version)
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("SELECT games FROM tally").fetchone()
    except BaseException:
        connection.close()
        raise
    return connection


def _migrate(connection: sqlite3.Connection, version: int) -> None:
    for step in MIGRATIONS[version:]:
        for statement in step:
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {VERSION}")

"""Finds the database, makes or migrates it, and sets aside what is none of ours or damaged."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Final

from tripeaks.engine.errors import KnownError, Problem
from tripeaks.storage.backup_files import backups
from tripeaks.storage.connection import DATABASE_NAME, SIDECARS, connect, transaction
from tripeaks.storage.failures import FAULTS, DatabaseError, error_code, is_damage, saving_error
from tripeaks.storage.losses import NOTE, note_loss
from tripeaks.storage.schema import APPLICATION_ID, VERSION, check_schema, migrate

_DRAFT: Final = ".new"
_MISSING: Final = Problem.DATABASE_MISSING
_KINDS: Final = {
    Problem.DATABASE_DAMAGED: "corrupt",
    Problem.DATABASE_FOREIGN: "foreign",
    Problem.DATABASE_MISSING: "missing",
}
"""What is said of a file in the name under which it is set aside."""

Notify = Callable[[KnownError], None]
"""Told what happened to a file that was set aside."""


def open_database(
    folder: Path, today: date, notify: Notify, known: Problem | None = None
) -> sqlite3.Connection:
    """Return a connection to the database in `folder`, which is made where it is missing.

    A file that is no such database is set aside and `notify` is told, and so it is of one that
    must have been there; `known` is what is known to be wrong already. DatabaseError: a newer
    program's database, which is not touched. SavingError: the folder cannot be used.
    """
    file = folder / DATABASE_NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        problem = known or (problem_of(file) if file.exists() else _problem_of_missing(file))
        if problem is None and file.exists():
            try:
                return _open(file)
            except FAULTS as error:
                if not is_damage(error):
                    raise
                problem = Problem.DATABASE_DAMAGED
        if problem is Problem.DATABASE_NEWER:
            raise DatabaseError(problem, str(file))
        draft = _draft(file)  # before anything else changes: there may be no room
        if problem is not None:
            notify(set_aside(file, problem, today))
        draft.rename(file)
        return _open(file)
    except (*FAULTS, OSError) as error:
        raise saving_error(error, file) from error


def _problem_of_missing(file: Path) -> Problem | None:
    """Return DATABASE_MISSING when something tells that there was a database, or a link to one."""
    was_there = any(os.path.lexists(f"{file}{end}") for end in ("", *SIDECARS))
    return _MISSING if was_there or backups(file.parent) else None


def problem_of(file: Path) -> Problem | None:
    """Return why a file is not to be used, judged by what is certain at a glance.

    SQLite is told that nothing can change, so that it changes nothing, nor beside the file.
    """
    if not file.stat().st_size:
        return Problem.DATABASE_DAMAGED
    connection = sqlite3.connect(f"{file.absolute().as_uri()}?immutable=1", uri=True)
    try:
        (application_id,) = connection.execute("PRAGMA application_id").fetchone()
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if application_id != APPLICATION_ID:
            return Problem.DATABASE_FOREIGN
        if version <= VERSION:
            return None if version > 0 else Problem.DATABASE_DAMAGED
        said = connection.execute("SELECT version FROM tally").fetchall()
        return Problem.DATABASE_NEWER if said == [(version,)] else Problem.DATABASE_DAMAGED
    except FAULTS as error:
        if not is_damage(error):
            raise
        is_foreign = error_code(error) == sqlite3.SQLITE_NOTADB
        return Problem.DATABASE_FOREIGN if is_foreign else Problem.DATABASE_DAMAGED
    finally:
        connection.close()


def set_aside(file: Path, problem: Problem, today: date) -> DatabaseError:
    """Rename a database and what lies beside it; return what to tell. OSError when it cannot be.

    No file is ever overwritten. That games may be brought back is noted first, so that an end of
    the program at any moment does not hide it.
    """
    stem = f"{file.stem}-{today.isoformat()}-{_KINDS[problem]}"
    target, count = file.with_name(f"{stem}{file.suffix}"), 1
    while _is_taken(target):
        count += 1
        target = file.with_name(f"{stem}-{count}{file.suffix}")
    note_loss(target)
    try:
        for end in ("", *SIDECARS):
            source = Path(f"{file}{end}")
            if os.path.lexists(source):
                source.rename(f"{target}{end}")
    except OSError:
        if not os.path.lexists(target):
            with suppress(OSError):
                target.with_suffix(NOTE).unlink(missing_ok=True)
        raise
    return DatabaseError(problem, str(file) if problem is _MISSING else target.name)


def _is_taken(target: Path) -> bool:
    names = (*(f"{target}{end}" for end in ("", *SIDECARS)), str(target.with_suffix(NOTE)))
    return any(os.path.lexists(name) for name in names)


def _draft(file: Path) -> Path:
    """Make an empty database beside the place where it is to be."""
    draft = file.with_name(f"{file.name}{_DRAFT}")
    for end in ("", *SIDECARS):
        Path(f"{draft}{end}").unlink(missing_ok=True)
    connection = sqlite3.connect(draft, isolation_level=None)
    try:
        with transaction(connection):
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            migrate(connection, 0)
        connection.execute("PRAGMA journal_mode = WAL")
    finally:
        connection.close()
    return draft


def _open(file: Path) -> sqlite3.Connection:
    connection = connect(file)
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version < VERSION:
            with transaction(connection):
                migrate(connection, version)
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # for `problem_of` to see
        check_schema(connection)
    except BaseException:
        connection.close()
        raise
    return connection

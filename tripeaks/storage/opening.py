"""Finds the database, makes or migrates it, and sets aside what is none of ours or damaged."""

import os
import sqlite3
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Final

from tripeaks.engine.errors import KnownError, Problem
from tripeaks.storage.connection import DATABASE_NAME, SIDECARS, connect, transaction
from tripeaks.storage.failures import FAULTS, DatabaseError, error_code, is_damage, saving_error
from tripeaks.storage.schema import APPLICATION_ID, VERSION, check_schema, migrate

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
        problem = problem_of(file) if file.exists() else None
        if problem is None and file.exists():
            try:
                return _open(file)
            except FAULTS as error:
                if not is_damage(error):
                    raise
                problem = Problem.DATABASE_DAMAGED
        if problem is Problem.DATABASE_NEWER:
            raise DatabaseError(problem, str(file))
        if problem is not None:
            notify(set_aside(file, problem, today))
        _create(file, today)
        return _open(file)
    except (*FAULTS, OSError) as error:
        raise saving_error(error, file) from error


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


def _create(file: Path, today: date) -> None:
    """Make an empty database, whole or not at all."""
    if any(os.path.lexists(f"{file}{end}") for end in SIDECARS):
        set_aside(file, Problem.DATABASE_DAMAGED, today)  # of one that is gone, not of the new one
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
    draft.rename(file)


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

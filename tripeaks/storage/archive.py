"""Reads the saved games in any thread: a connection of its own beside the journal's."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tripeaks.engine.errors import Problem
from tripeaks.storage.connection import DATABASE_NAME, connect, connect_to_copy
from tripeaks.storage.failures import FAULTS, DatabaseError, is_damage, saving_error
from tripeaks.storage.opening import problem_of

_CACHE_KIB: Final = 16 * 1024
"""Room for the facts of 150,000 games, which are read more than once."""

_PATIENCE_SECONDS: Final = 5.0


@contextmanager
def open_archive(folder: Path) -> Iterator[sqlite3.Connection]:
    """Give a connection to the database in `folder`, to read and to write finished games.

    Where nothing can be written it is one to a copy, to read. Raises a KnownError for whatever
    goes wrong with the database meanwhile: DatabaseError with DATABASE_DAMAGED when it is
    damaged, to be told to `Journal.replace_damaged`.
    """
    file = folder / DATABASE_NAME
    try:
        problem = problem_of(file)
        if problem is Problem.DATABASE_NEWER:
            raise DatabaseError(problem, str(file))
        if problem is not None:
            raise DatabaseError(Problem.DATABASE_DAMAGED, str(file))
        connection = _connect(file)
        if connection is None:
            with connect_to_copy(file) as connection:
                yield connection
            return
        try:
            yield connection
        finally:
            connection.close()
    except FAULTS as error:
        if is_damage(error):
            raise DatabaseError(Problem.DATABASE_DAMAGED, str(file)) from error
        raise saving_error(error, file) from error
    except OSError as error:
        raise saving_error(error, file) from error


def _connect(file: Path) -> sqlite3.Connection | None:
    """Return a connection, None when SQLite may not write what it needs even to read."""
    connection: sqlite3.Connection | None = None
    try:
        connection = connect(file, patience=_PATIENCE_SECONDS)
        connection.execute(f"PRAGMA cache_size = {-_CACHE_KIB}")
        connection.execute("SELECT games FROM tally").fetchone()
    except FAULTS as error:
        if connection is not None:
            connection.close()
        if is_damage(error):
            raise
        return None
    return connection

"""Reads the saved games in any thread: a connection of its own beside the journal's."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tripeaks.engine.errors import Problem
from tripeaks.storage.connection import DATABASE_NAME, connect
from tripeaks.storage.failures import FAULTS, DatabaseError, is_damage, saving_error

_CACHE_KIB: Final = 16 * 1024
"""Room for the facts of 150,000 games, which are read more than once."""


@contextmanager
def open_archive(folder: Path) -> Iterator[sqlite3.Connection]:
    """Give a connection to the database in `folder`, to read and to write finished games.

    Raises a KnownError for whatever goes wrong with the database meanwhile: DatabaseError with
    DATABASE_DAMAGED when it is damaged, to be told to `Journal.replace_damaged`.
    """
    file = folder / DATABASE_NAME
    try:
        connection = connect(file, patience=5)
        try:
            connection.execute(f"PRAGMA cache_size = {-_CACHE_KIB}")
            yield connection
        finally:
            connection.close()
    except FAULTS as error:
        if is_damage(error):
            raise DatabaseError(Problem.DATABASE_DAMAGED, str(file)) from error
        raise saving_error(error, file) from error

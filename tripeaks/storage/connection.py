"""Connections to the database file, and transactions.

Write-ahead logging with ``synchronous=NORMAL``: a commit is one write to the log beside the file,
with no wait for the disk. It survives the death of the process; a power cut may cost the last
ones, never the file. Moving the log into the file waits for the disk, so no commit does it:
`tripeaks.storage.upkeep` does, in another thread.
"""

import errno
import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

DATABASE_NAME: Final = "tripeaks.db"
"""The file's name in the data folder."""

SIDECARS: Final = ("-wal", "-shm", "-journal")
"""What SQLite may keep beside a database: the ends of the names."""

_COPY_BYTES: Final = 1024 * 1024

_PATIENCE_SECONDS: Final = 0.005
"""How long a call waits for another connection's write: no longer than the window may wait."""


def connect(file: Path, *, patience: float = _PATIENCE_SECONDS) -> sqlite3.Connection:
    """Return a connection to a database that exists; sqlite3.Error when there is none."""
    connection = sqlite3.connect(
        f"{file.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None, timeout=patience
    )
    try:
        for pragma in (
            "synchronous = NORMAL",
            "wal_autocheckpoint = 0",
            "foreign_keys = ON",
            "trusted_schema = OFF",
            "cell_size_check = ON",
            "temp_store = MEMORY",
        ):
            connection.execute(f"PRAGMA {pragma}")
    except BaseException:
        connection.close()
        raise
    return connection


@contextmanager
def connect_to_copy(file: Path) -> Iterator[sqlite3.Connection]:
    """Give a connection to a copy of a database, which stays as it is.

    OSError without room, and for what is no regular file: a device might never end.
    """
    import tempfile  # seldom needed: every start can spare it

    with tempfile.TemporaryDirectory() as scratch:
        copy = Path(scratch, DATABASE_NAME)
        for end in ("", *SIDECARS):
            source = Path(f"{file}{end}")
            if os.path.lexists(source):
                _copy_regular(source, Path(f"{copy}{end}"))
        connection = connect(copy)
        try:
            yield connection
        finally:
            connection.close()


def _copy_regular(source: Path, target: Path) -> None:
    """Copy a file as long as it is now, and no more of it."""
    if not stat.S_ISREG(source.stat().st_mode):
        raise OSError(errno.EINVAL, "no regular file", str(source))
    with source.open("rb") as file, target.open("xb") as copy:
        left = os.fstat(file.fileno()).st_size
        while data := file.read(min(left, _COPY_BYTES)):
            copy.write(data)
            left -= len(data)


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Do what follows as one, or not at all."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise


@contextmanager
def snapshot(connection: sqlite3.Connection) -> Iterator[None]:
    """Read all that follows from one state of the database, however others write meanwhile."""
    if connection.in_transaction:
        yield
        return
    connection.execute("BEGIN")
    try:
        yield
    finally:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")

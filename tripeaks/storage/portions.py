"""Long changes in portions: between two of them others may write, the window's moves above all.

Each portion is whole or not there at all, so what is interrupted is sound, and done in part.
"""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from time import sleep
from typing import Final, TypeVar

from tripeaks.storage.connection import transaction

PORTION: Final = 50
"""How many games are written at once: a few milliseconds, for which the window's writes wait."""

LOG_BYTES: Final = 1024 * 1024
"""From which size on the log beside the database is moved into it: some three games."""

_PAUSE_SECONDS: Final = 0.004
"""Longer than SQLite's pauses between its first tries to write, so that a try falls in here."""

_T = TypeVar("_T")


def portions(items: Sequence[_T]) -> Iterator[Sequence[_T]]:
    """Give `items` in portions."""
    for start in range(0, len(items), PORTION):
        yield items[start : start + PORTION]


def write_portion(connection: sqlite3.Connection, write: Callable[[], int]) -> int:
    """Return what `write` returns, which is done in a transaction; then let others write."""
    with transaction(connection):
        count = write()
    empty_log(connection, 4 * LOG_BYTES)
    sleep(_PAUSE_SECONDS)
    return count


def empty_log(connection: sqlite3.Connection, least: int = LOG_BYTES) -> None:
    """Move the log beside the database into it when it has `least` bytes; waits for the disk."""
    (_, _, file), *_ = connection.execute("PRAGMA database_list").fetchall()
    with suppress(OSError):
        if Path(f"{file}-wal").stat().st_size >= least:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
            connection.execute(f"PRAGMA journal_size_limit = {LOG_BYTES}")
            # The first write into an emptied log waits for the disk: let it be this one.
            with transaction(connection):
                connection.execute("UPDATE tally SET version = version")

"""What waits for the disk, or looks at everything: in another thread than the window's."""

from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Final

from tripeaks.storage.archive import open_archive
from tripeaks.storage.backup import back_up, is_due
from tripeaks.storage.connection import DATABASE_NAME, transaction
from tripeaks.storage.failures import FAULTS
from tripeaks.storage.soundness import check_everything

_LOG_BYTES: Final = 1024 * 1024
"""From which size on the log beside the database is moved into it: some three games."""


def keep_up(folder: Path, today: date, *, is_start: bool = False) -> None:
    """Do what is due: once at the start, which also checks everything, and after finished games.

    Raises what `open_archive` does: a KnownError, DATABASE_DAMAGED above all.
    """
    with open_archive(folder) as connection:
        if is_start:
            check_everything(connection)
        log = folder / f"{DATABASE_NAME}-wal"
        with suppress(OSError):
            if log.stat().st_size >= _LOG_BYTES:
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
                connection.execute(f"PRAGMA journal_size_limit = {_LOG_BYTES}")
                # The first write into an emptied log waits for the disk: let it be this one.
                with transaction(connection):
                    connection.execute("UPDATE tally SET version = version")
        if is_due(connection, folder, today):
            try:
                back_up(connection, folder, today)
            except (*FAULTS, OSError):
                check_everything(connection)  # a backup that fails is no harm, if all is sound

"""What waits for the disk, or looks at everything: in another thread than the window's."""

from datetime import date
from pathlib import Path

from tripeaks.storage.archive import open_archive
from tripeaks.storage.backup import back_up, is_due
from tripeaks.storage.failures import FAULTS
from tripeaks.storage.portions import empty_log
from tripeaks.storage.soundness import check_everything


def keep_up(folder: Path, today: date, *, is_start: bool = False) -> None:
    """Do what is due: once at the start, which also checks everything, and after finished games.

    Raises what `open_archive` does: a KnownError, DATABASE_DAMAGED above all.
    """
    with open_archive(folder) as connection:
        if is_start:
            check_everything(connection)
        empty_log(connection)
        if is_due(connection, folder, today):
            try:
                back_up(connection, folder, today)
            except (*FAULTS, OSError):
                check_everything(connection)  # a backup that fails is no harm, if all is sound


def trim(folder: Path) -> None:
    """Do what is due in the course of a long game; raises what `open_archive` does."""
    with open_archive(folder) as connection:
        empty_log(connection)

"""Backups of the database: made by SQLite, checked before they count, the oldest thrown away.

Beyond the number that is kept, those made before games were lost stay as `losses` says.
"""

import sqlite3
from datetime import date
from pathlib import Path
from typing import Final

from tripeaks.storage.backup_files import FOLDER_NAME, Backup, backups
from tripeaks.storage.connection import SIDECARS
from tripeaks.storage.failures import FAULTS
from tripeaks.storage.losses import forget, losses
from tripeaks.storage.opening import problem_of
from tripeaks.storage.soundness import check_everything

KEPT: Final = 5
"""How many backups there are at most."""

GAMES_BETWEEN: Final = 20
"""After how many finished games a new backup is made on the same day."""

_DRAFT_NAME: Final = "tripeaks.db.new"


def newest_good_backup(folder: Path, up_to: int | None = None) -> Backup | None:
    """Return the newest backup in which everything is sound, None when there is none.

    Those with a number above `up_to` are passed over.
    """
    for backup in backups(folder):
        if up_to is not None and backup.number > up_to:
            continue
        try:
            if problem_of(backup.file) is not None:
                continue
            connection = open_backup(backup.file)
            try:
                check_everything(connection)
            finally:
                connection.close()
        except (*FAULTS, OSError):
            continue
        return backup
    return None


def open_backup(file: Path) -> sqlite3.Connection:
    """Return a connection that changes nothing, nor beside the file."""
    return sqlite3.connect(
        f"{file.absolute().as_uri()}?immutable=1", uri=True, isolation_level=None
    )


def is_due(connection: sqlite3.Connection, folder: Path, today: date) -> bool:
    """Whether games have ended since the newest backup: any on another day, or many."""
    (games,) = connection.execute("SELECT games FROM tally").fetchone()
    newest = next(iter(backups(folder)), None)
    if newest is None:
        return bool(games)
    try:
        backup = open_backup(newest.file)
        try:
            (before,) = backup.execute("SELECT games FROM tally").fetchone()
        finally:
            backup.close()
    except (*FAULTS, TypeError):
        return True
    change = abs(games - before)
    return bool(change >= (GAMES_BETWEEN if newest.day == today else 1))


def back_up(connection: sqlite3.Connection, folder: Path, today: date) -> Backup:
    """Copy the database, check the copy, and only then throw the oldest backups away.

    sqlite3.Error when the copy is not sound, OSError when it cannot be written; then no backup
    was touched.
    """
    place = folder / FOLDER_NAME
    place.mkdir(exist_ok=True)
    draft = place / _DRAFT_NAME
    for end in ("", *SIDECARS):
        Path(f"{draft}{end}").unlink(missing_ok=True)
    try:
        _copy(connection, draft)
        kept = backups(folder)
        number = kept[0].number + 1 if kept else 1
        target = place / f"tripeaks-{number:06}-{today.isoformat()}.db"
        draft.rename(target)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    spared = _spared(folder, today)
    for old in [one for one in kept if one.number not in spared][KEPT - 1 :]:
        old.file.unlink(missing_ok=True)
    return Backup(target, number, today)


def _spared(folder: Path, today: date) -> set[int]:
    """Return the numbers of the backups that lost games may have to be brought back from."""
    spared = set[int]()
    for loss in losses(folder):
        if loss.is_over(today):
            forget(loss)
        elif loss.settled is None:
            spared |= {one.number for one in backups(folder) if one.number <= loss.newest_backup}
        elif newest := newest_good_backup(folder, loss.newest_backup):
            spared.add(newest.number)
    return spared


def _copy(source: sqlite3.Connection, target: Path) -> None:
    """Copy a database into a file of its own, with no log beside it."""
    copy = sqlite3.connect(target, isolation_level=None)
    try:
        source.backup(copy)  # one step: it reads one state, and writers are not kept waiting
        copy.execute("PRAGMA journal_mode = DELETE")
        check_everything(copy)
    finally:
        copy.close()

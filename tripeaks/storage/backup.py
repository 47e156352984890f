"""Backups of the database: made by SQLite, checked before they count, the oldest thrown away."""

import re
import sqlite3
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final

from tripeaks.storage.connection import SIDECARS
from tripeaks.storage.failures import FAULTS
from tripeaks.storage.opening import problem_of
from tripeaks.storage.soundness import check_everything

FOLDER_NAME: Final = "backups"
KEPT: Final = 5
"""How many backups there are at most."""

GAMES_BETWEEN: Final = 20
"""After how many finished games a new backup is made on the same day."""

_NAME: Final = re.compile(r"tripeaks-([0-9]{6,})-([0-9]{4}-[0-9]{2}-[0-9]{2})\.db")
_DRAFT_NAME: Final = "tripeaks.db.new"


@dataclass(frozen=True, slots=True)
class Backup:
    """A backup: its number, ever rising whatever the clock says, and the date it was made."""

    file: Path
    number: int
    day: date


def backups(folder: Path) -> list[Backup]:
    """Return the backups in a data folder, newest first; none where they cannot be read."""
    found = list[Backup]()
    try:
        files = list((folder / FOLDER_NAME).iterdir())
    except OSError:
        return []
    for file in files:
        name = _NAME.fullmatch(file.name)
        try:
            if name:
                found.append(Backup(file, int(name[1]), date.fromisoformat(name[2])))
        except ValueError:
            continue  # no date: not one of ours
    return sorted(found, key=lambda backup: -backup.number)


def newest_good_backup(folder: Path) -> Backup | None:
    """Return the newest backup in which everything is sound, None when there is none."""
    for backup in backups(folder):
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
    for old in kept[KEPT - 1 :]:
        old.file.unlink(missing_ok=True)
    return Backup(target, number, today)


def _copy(source: sqlite3.Connection, target: Path) -> None:
    """Copy a database into a file of its own, with no log beside it."""
    copy = sqlite3.connect(target, isolation_level=None)
    try:
        source.backup(copy)  # one step: it reads one state, and writers are not kept waiting
        copy.execute("PRAGMA journal_mode = DELETE")
        check_everything(copy)
    finally:
        copy.close()

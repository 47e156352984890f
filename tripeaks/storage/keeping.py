"""Holds the connection that writes: opens it, gives it up, sets a damaged file aside."""

import os
import sqlite3
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from time import monotonic
from typing import Final

from tripeaks.engine.errors import KnownError, Problem
from tripeaks.storage.connection import DATABASE_NAME, transaction
from tripeaks.storage.failures import FAULTS, Fault, is_damage, saving_error
from tripeaks.storage.finished_rows import DamagedRow
from tripeaks.storage.opening import open_database
from tripeaks.storage.soundness import check_everything

_LOCKED_SECONDS: Final = 2.0
"""How long another program may hold the database before it is worth a word."""

_PASSING: Final = (Problem.SAVING_LOCKED, Problem.SAVING_DISK_FULL)
"""Troubles after which the connection is as good as before."""

Write = Callable[[sqlite3.Connection], None]


class Keeping:
    """The database of a folder as long as it can be written, and why it cannot be.

    `failure` stands while nothing can be written; `notices` are what happened, oldest first.
    """

    def __init__(self, folder: Path, now: Callable[[], datetime]) -> None:
        """Open nothing yet."""
        self._file = folder / DATABASE_NAME
        self._now = now
        self._inode: tuple[int, int] | None = None
        self._begun_inode: tuple[int, int] | None = None
        self._locked_since: float | None = None
        self.connection: sqlite3.Connection | None = None
        self.failure: KnownError | None = None
        self.notices: list[KnownError] = []
        self._is_new = False

    def open(self) -> bool:
        """Open the database if it is not; return whether it was opened since the last call.

        One that was moved away or replaced is given up first: what is written there is lost.
        """
        if self.connection is not None and self._inode != _inode(self._file):
            self.close()
        if self.connection is None:
            is_gone = self._inode is not None and not os.path.lexists(self._file)
            self._open(Problem.DATABASE_MISSING if is_gone else None)
        is_new, self._is_new = self._is_new, False
        return is_new

    def write(self, write: Write) -> bool:
        """Write in one transaction, and return whether all of it is written now."""
        if self.connection is None:
            return False
        try:
            with transaction(self.connection):
                write(self.connection)
        except FAULTS as error:
            self.handle(error)
            return False
        self.failure = self._locked_since = None
        return True

    def handle(self, error: Fault) -> None:
        """Set a damaged database aside and begin another; or note what cannot be written."""
        if is_damage(error):
            self._begin_anew()
            return
        failure = saving_error(error, self._file)
        if failure.problem not in _PASSING:
            self.close()
        self._fail(failure)

    def replace_damaged(self) -> bool:
        """Answer what another connection says of damage; return whether a file was set aside.

        A database that was begun anew in this run is set aside only if it is damaged as well:
        what is said may be about the one before.
        """
        if self.connection is not None and self._inode == self._begun_inode:
            try:
                check_everything(self.connection)
            except FAULTS:
                pass
            else:
                return False
        self.handle(DamagedRow("found by another connection"))
        return True

    def close(self) -> None:
        """Close the database."""
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    def _open(self, known: Problem | None) -> None:
        """Open the database, or another where that is damaged or gone, as may be `known`."""
        try:
            folder, today = self._file.parent, self._now().date()
            self.connection = open_database(folder, today, self.notices.append, known)
        except KnownError as error:
            self._fail(error)
        else:
            self._inode, self._is_new = _inode(self._file), True

    def _begin_anew(self) -> None:
        self.close()
        self._open(Problem.DATABASE_DAMAGED)
        if self.connection is not None:
            self._begun_inode = self._inode

    def _fail(self, failure: KnownError) -> None:
        if failure.problem is Problem.SAVING_LOCKED:
            self._locked_since = self._locked_since or monotonic()
            if monotonic() - self._locked_since < _LOCKED_SECONDS:
                return
        self.failure = failure


def _inode(file: Path) -> tuple[int, int] | None:
    """Return what tells a file from any other, None where there is none."""
    try:
        status = file.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino

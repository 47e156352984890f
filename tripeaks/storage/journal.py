"""Saves the games on the table as they are played: what was acknowledged is never lost.

What counts, exactly:

- A game counts from its first action on.
- A game left counts as lost when the first action of the next one is played; until then one can
  return to it. A stuck game is lost only when it is left so: whoever undoes and wins has won.
- A won game counts once, at once.
- A game of a deal that was begun before under the same rules, or one taken up from a position of
  another, is *again* and kept out of the statistics' figures.
"""

import sqlite3
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from tripeaks.engine.errors import KnownError, Problem
from tripeaks.engine.moves import Entry
from tripeaks.engine.state import Outcome
from tripeaks.storage.archive import open_archive
from tripeaks.storage.failures import FAULTS, SavingError
from tripeaks.storage.finished import finish, milliseconds, rule_set_of
from tripeaks.storage.game_rows import GameRow, delete_game, load_games, write_game
from tripeaks.storage.keeping import Keeping
from tripeaks.storage.losses import LOSSES
from tripeaks.storage.packing import pack_entry
from tripeaks.storage.session import Session
from tripeaks.storage.unsaved import Unsaved, was_begun


def local_now() -> datetime:
    """Return this moment in the player's own time zone."""
    return datetime.now().astimezone()


class Journal:
    """The games on the table, saved in the data folder; for one thread, the window's.

    Nothing raises for a failing environment: the game goes on in memory, `failure` says why
    nothing is saved, and every further call, `retry` above all, tries to write all that is
    missing. `current` and `left` are the sessions that the last run left on the table; when its
    database was lost, what still holds of them there, or else in the newest backup.
    """

    def __init__(self, folder: Path, now: Callable[[], datetime] = local_now) -> None:
        """Open the database in `folder`, which is made where it is missing."""
        self._folder = folder
        self._now = now
        self._keeping = Keeping(folder, now)
        self._current: GameRow | None = None
        self._left: GameRow | None = None
        self._strangers: list[GameRow] = []
        self._dropped: list[GameRow] = []
        self._unsaved: list[Unsaved] = []
        self._take_up()
        self._is_saved = self._keeping.connection is not None
        if self._is_saved and self._keeping.notices and self.current is not None:
            self._save()  # what was found of a lost database

    @property
    def current(self) -> Session | None:
        """The game on the table, None when there is none yet."""
        return None if self._current is None else self._current.session

    @property
    def left(self) -> Session | None:
        """The game left that can be returned to."""
        return None if self._left is None else self._left.session

    @property
    def is_saved(self) -> bool:
        """Whether everything that was done survives the end of the program."""
        return self._is_saved

    @property
    def failure(self) -> KnownError | None:
        """Why nothing is being saved, None while all is well; to be shown as long as it lasts."""
        return self._keeping.failure

    def take_notices(self) -> list[KnownError]:
        """Return what happened since the last call and is worth one word, oldest first."""
        notices = self._keeping.notices.copy()
        self._keeping.notices.clear()
        return notices

    def open_game(self, current: Session, left: Session | None = None) -> None:
        """Note that a game came onto the table; `left` is what can be returned to.

        The same for a new game, one dealt again, one taken up from a position, and a return.
        A game that was begun and cannot be returned to any more is lost.
        """
        known = {row.session.identity: row for row in (self._current, self._left) if row}
        self._current = known.pop(current.identity, None) or GameRow.of(current)
        self._left = None
        if left is not None:
            self._left = known.pop(left.identity, None) or GameRow.of(left)
        if current.given:
            current.is_again = True
        for row in known.values():
            self._end(row)
        self._save()

    def append(self, entry: Entry) -> None:
        """Save an entry that was just played in the current game.

        When this returns with `is_saved`, the entry survives the end of the program.
        """
        row = self._current
        assert row is not None, "a game is opened before it is played"
        row.add(pack_entry(entry))
        if row.session.started_ms is None:
            row.session.started_ms = milliseconds(self._now())
        if self._left is not None:
            self._end(self._left)
            self._left = None
        self._end_strangers()
        if row.session.game.state.outcome is Outcome.WON:
            self._finish(row)
        self._save()

    def update(self) -> None:
        """Save the current session's figures after help was asked for or the clock stopped."""
        self._save()

    def retry(self) -> bool:
        """Try to write all that is missing; return whether everything is saved."""
        if not self._is_saved:
            self._save()
        return self._is_saved

    def replace_damaged(self) -> None:
        """Set the database aside, which another connection found damaged, and begin a new one."""
        if self._keeping.replace_damaged():
            self._save()

    def close(self) -> None:
        """Write what is missing, and close the database."""
        self._save()
        self._keeping.close()

    def _take_up(self) -> bool:
        """Open the database if it is not; return whether it is another than before."""
        is_new = self._keeping.open()
        if is_new:
            self._distrust()
        if is_new or self._current is None:
            self._adopt(self._load_games())
        return is_new

    def _load_games(self) -> list[tuple[GameRow, bool]]:
        """Return the games on the table, of a copy where the database cannot be written."""
        if self._keeping.connection is not None:
            try:
                return load_games(self._keeping.connection) or self._find_lost_table()
            except FAULTS as error:
                self._keeping.handle(error)
            if self._keeping.connection is not None:
                return self._find_lost_table()
        if self._current is not None or not isinstance(self._keeping.failure, SavingError):
            return []
        try:
            with open_archive(self._folder) as connection:
                games = load_games(connection)
        except (KnownError, *FAULTS):
            return []
        for row, _ in games:
            row.key = None
        return games

    def _find_lost_table(self) -> list[tuple[GameRow, bool]]:
        """Return what was on the table of a database that was lost as the program started."""
        lost = [notice for notice in self._keeping.notices if notice.problem in LOSSES]
        if self._current is not None or not lost:
            return []
        from tripeaks.storage.rescue import find_table  # seldom needed: every start can spare it

        is_missing = lost[-1].problem is Problem.DATABASE_MISSING
        return find_table(self._folder, None if is_missing else lost[-1].found)

    def _adopt(self, games: list[tuple[GameRow, bool]]) -> None:
        """Take over the games that the database has on the table."""
        if self._current is None:
            for row, is_current in games:
                if is_current:
                    self._current = row
                else:
                    self._left = row
            return
        on_table = [row for row in (self._current, self._left) if row is not None]
        known = {row.session.identity for row in (*on_table, *self._dropped)}
        self._strangers = [row for row, _ in games if row.session.identity not in known]
        if self._unsaved or any(row.session.is_begun for row in on_table):
            self._end_strangers()

    def _end(self, row: GameRow) -> None:
        """Take a game off the table for good; it is lost when it was begun and is not over."""
        if row.session.is_begun and not row.is_over:
            self._finish(row)
        self._dropped.append(row)

    def _end_strangers(self) -> None:
        """End the games that a database, unreadable before, had on the table meanwhile."""
        for row in self._strangers:
            self._end(row)
        self._strangers = []

    def _finish(self, row: GameRow) -> None:
        game, log = finish(row.session, self._now())
        self._unsaved.append(Unsaved(game, log, row.session.is_again is not None))
        row.is_over = True

    def _save(self) -> None:
        """Bring the database up to what was played, in one transaction."""
        self._take_up()
        self._is_saved = self._write_missing()
        if not self._is_saved and self._keeping.connection is not None and self._take_up():
            self._is_saved = self._write_missing()  # into the one begun in a damaged one's place

    def _write_missing(self) -> bool:
        if not self._keeping.write(self._write):
            self._distrust()
            return False
        self._unsaved.clear()
        self._dropped.clear()
        return True

    def _write(self, connection: sqlite3.Connection) -> None:
        for unsaved in self._unsaved:
            unsaved.write(connection)
        for row in self._dropped:
            delete_game(connection, row)
        current = self._current
        if current is None or self._strangers:
            return
        if current.session.is_begun and current.session.is_again is None:
            code = current.session.game.code
            current.session.is_again = was_begun(
                connection, rule_set_of(code), code.number, current.session.identity
            )
        if self._left is not None:
            write_game(connection, self._left, is_current=False)
        write_game(connection, current, is_current=True)

    def _distrust(self) -> None:
        """Take nothing on the table for saved: it is written anew, whole."""
        for row in (self._current, self._left):
            if row is not None:
                row.key = None

"""The rows of the games on the table: written as they are played, read only when they hold."""

import sqlite3
import struct
from dataclasses import dataclass, field
from typing import Any, Final
from uuid import UUID

from tripeaks.engine.codes import parse_code
from tripeaks.engine.errors import CodeError
from tripeaks.storage.connection import snapshot
from tripeaks.storage.failures import FAULTS
from tripeaks.storage.finished_rows import (
    DamagedRow,
    day_number,
    day_of,
    finished_number,
    read_log,
)
from tripeaks.storage.packing import LogError, pack_entries, replay
from tripeaks.storage.seals import seal_entry, seal_row
from tripeaks.storage.session import Session

_COLUMNS: Final = (
    *("identity", "is_current", "code", "is_known_winnable", "hints", "checks", "elapsed_ms"),
    *("daily", "given", "started_ms", "is_again", "finished", "seal"),
)
_INSERT: Final = (
    f"INSERT INTO game ({', '.join(_COLUMNS)}) VALUES ({', '.join('?' * len(_COLUMNS))})"
)
_UPDATE: Final = f"UPDATE game SET {', '.join(f'{column} = ?' for column in _COLUMNS)} WHERE id = ?"
_SELECT: Final = f"SELECT id, {', '.join(_COLUMNS)} FROM game ORDER BY id"


@dataclass
class GameRow:
    """A session, its log packed, and what the database has of it.

    `times` has the time on the clock at each entry. `is_over`: the game counts already, as one
    of the finished games. `key` is None while the database has no row that can be relied on.
    """

    session: Session
    log: bytearray = field(default_factory=bytearray)
    times: list[int] = field(default_factory=list)
    is_over: bool = False
    key: int | None = None
    saved_values: tuple[object, ...] = ()
    saved_entries: int = 0
    last_seal: int = 0

    @classmethod
    def of(cls, session: Session) -> "GameRow":
        """Return the row of a session that the database does not have."""
        log = bytearray(pack_entries(session.game.log))
        return cls(session, log, [session.elapsed_ms] * len(log))

    def add(self, what: int) -> None:
        """Add an entry that was just played."""
        self.log.append(what)
        self.times.append(self.session.elapsed_ms)


def write_game(connection: sqlite3.Connection, row: GameRow, *, is_current: bool) -> None:
    """Write what the database lacks of a game; within a transaction.

    After a transaction that failed, `key` must be None: then all of it is written anew.
    """
    identity = row.session.identity.bytes
    finished = finished_number(connection, identity) if row.is_over else None
    if row.key is None:
        delete_game(connection, row)
    if row.is_over and finished is None:
        delete_game(connection, row)  # its facts were reset: there is nothing to come back to
        return
    values = _values(row, is_current, finished)
    if row.key is None:
        row.key = connection.execute(_INSERT, values).lastrowid
        row.saved_entries, row.last_seal = 0, seal_row((identity,))
    elif values != row.saved_values:
        connection.execute(_UPDATE, (*values, row.key))
    row.saved_values = values
    if row.is_over:
        connection.execute("DELETE FROM entry WHERE game = ?", (row.key,))
    else:
        _write_entries(connection, row)


def delete_game(connection: sqlite3.Connection, row: GameRow) -> None:
    """Take a game off the table; within a transaction."""
    connection.execute("DELETE FROM game WHERE identity = ?", (row.session.identity.bytes,))
    row.key = None


def load_games(connection: sqlite3.Connection) -> list[tuple[GameRow, bool]]:
    """Return the games on the table, each with whether it is the current one.

    DamagedRow when anything in them is not what was written, or is missing.
    """
    with snapshot(connection):
        return _load_games(connection)


def load_sound_games(connection: sqlite3.Connection) -> list[tuple[GameRow, bool]]:
    """Return the games on the table of a damaged database that still hold, as this one lacks them.

    Their logs may end early. Games that are over are left out.
    """
    found = list[tuple[GameRow, bool]]()
    try:
        for values in connection.execute(_SELECT):
            try:
                row, is_current = _load(connection, *values)
            except (*FAULTS, TypeError, ValueError):
                continue
            if not row.is_over:
                row.key = None
                found.append((row, is_current))
    except FAULTS:
        pass  # what was read before it holds nevertheless
    return found


def _load_games(connection: sqlite3.Connection) -> list[tuple[GameRow, bool]]:
    for table in ("game", "entry", "rule_set", "tally"):  # small: a fraction of a millisecond each
        if connection.execute(f"PRAGMA integrity_check({table})").fetchall() != [("ok",)]:
            raise DamagedRow(f"table {table}")
    return [_load(connection, *row) for row in connection.execute(_SELECT).fetchall()]


def _values(row: GameRow, is_current: bool, finished: int | None) -> tuple[object, ...]:
    session = row.session
    values = (
        session.identity.bytes,
        int(is_current),
        str(session.game.code),
        int(session.is_known_winnable),
        session.hints_used,
        session.checks_used,
        _elapsed_beside_entries(row),
        None if session.daily is None else day_number(session.daily),
        session.given,
        session.started_ms,
        None if session.is_again is None else int(session.is_again),
        finished,
    )
    return (*values, seal_row(values))


def _elapsed_beside_entries(row: GameRow) -> int:
    """Return the time that the row must have, 0 for that of the last entry.

    So the time, which goes on with every entry, is no reason to write the row with every entry.
    """
    elapsed = row.session.elapsed_ms
    return 0 if not row.is_over and row.times and row.times[-1] == elapsed else elapsed


def _write_entries(connection: sqlite3.Connection, row: GameRow) -> None:
    for number in range(row.saved_entries, len(row.log)):
        what, elapsed = row.log[number], row.times[number]
        row.last_seal = seal_entry(row.last_seal, number, what, elapsed)
        connection.execute(
            "INSERT INTO entry VALUES (?, ?, ?, ?, ?)",
            (row.key, number, what, elapsed, row.last_seal),
        )
    row.saved_entries = len(row.log)


def _load(connection: sqlite3.Connection, key: int, *values: Any) -> tuple[GameRow, bool]:
    (identity, current, code, winnable, hints, checks, elapsed, daily, given, *others) = values
    started, again, finished, _ = others
    if seal_row(values[:-1]) != values[-1]:
        raise DamagedRow(f"game {key}")
    try:
        if finished is None:
            log, times, seal = _load_entries(connection, key, identity)
        else:
            log, times, seal = read_log(connection, finished, UUID(bytes=identity)), [], 0
        session = Session(
            replay(parse_code(code), log),
            bool(winnable),
            hints,
            checks,
            elapsed or (times[-1] if times else 0),
            None if daily is None else day_of(daily),
            given,
            started,
            None if again is None else bool(again),
            UUID(bytes=identity),
        )
    except (LogError, CodeError, struct.error) as error:
        raise DamagedRow(f"game {key}") from error
    saved = len(times)
    row = GameRow(session, bytearray(log), times, finished is not None, key, values, saved, seal)
    return row, bool(current)


def _load_entries(
    connection: sqlite3.Connection, key: int, identity: bytes
) -> tuple[bytes, list[int], int]:
    seal, log, times = seal_row((identity,)), bytearray(), list[int]()
    select = "SELECT number, what, elapsed_ms, seal FROM entry WHERE game = ? ORDER BY number"
    for count, (number, what, elapsed, expected) in enumerate(connection.execute(select, (key,))):
        seal = seal_entry(seal, count, what, elapsed)
        if (number, seal) != (count, expected):
            raise DamagedRow(f"game {key}, entry {count}")
        log.append(what)
        times.append(elapsed)
    return bytes(log), times, seal

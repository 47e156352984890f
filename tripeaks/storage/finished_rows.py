"""The rows of finished games: written with their seals, read only when these hold."""

import sqlite3
import zlib
from collections.abc import Iterable, Sequence
from datetime import date
from typing import Any, Final
from uuid import UUID

from tripeaks.storage.finished import FinishedGame, Result
from tripeaks.storage.packing import LogError, open_log, seal_log
from tripeaks.storage.seals import SEAL_SQL, SEALED, TALLY_MASK, seal_figures

FINISHED_SQL: Final = (
    f"SELECT {', '.join(f'finished.{column}' for column in SEALED)}, seal, identity, rule_set.name"
    " FROM finished LEFT JOIN rule_set ON rule_set.id = finished.rule_set"
)
"""Selects what `finished_game` reads; a WHERE and an ORDER BY may follow."""

_INSERT: Final = (
    f"INSERT INTO finished ({', '.join(SEALED)}, seal, identity)"
    f" VALUES ({', '.join('?' * (len(SEALED) + 2))})"
)
_CHECK: Final = (
    f"SELECT count(*) IS (SELECT games FROM tally)"
    f" AND ifnull(sum(seal & {TALLY_MASK}), 0) IS (SELECT seals FROM tally)"
    f" AND NOT total(seal IS NOT ({SEAL_SQL}))"
    " FROM finished NOT INDEXED"
)
"""One statement, which reads one state of the database."""

Placed = tuple[FinishedGame, bytes, int | None]
"""A game, its log, and the place of the game it comes after, None for the newest of all."""


class DamagedRow(sqlite3.DatabaseError):
    """A row that is not what was written."""

    sqlite_errorcode: int = sqlite3.SQLITE_CORRUPT


def insert_finished(connection: sqlite3.Connection, games: Iterable[Placed]) -> int:
    """Write finished games, but for those that are there already; within a transaction.

    Return how many were written.
    """
    known = set[bytes]()
    (newest,) = connection.execute("SELECT ifnull(max(id), 0) FROM finished").fetchone()
    rows, logs, names = list[tuple[Any, ...]](), list[tuple[int, bytes]](), set[str]()
    for game, log, place in games:
        identity = game.identity.bytes
        if identity not in known and finished_number(connection, identity) is None:
            known.add(identity)
            names.add(game.rule_set)
            figures = _figures(game, newest + len(rows) + 1, place)
            rows.append((*figures, seal_figures(figures), identity))
            logs.append((figures[0], seal_log(log, game.identity)))
    connection.executemany(
        "INSERT OR IGNORE INTO rule_set VALUES (?, ?)",
        [(rule_set_key(name), name) for name in names],
    )
    connection.executemany(_INSERT, rows)
    connection.executemany("INSERT INTO replay VALUES (?, ?)", logs)
    change_tally(connection, len(rows), sum(row[-2] & TALLY_MASK for row in rows))
    return len(rows)


def finished_number(connection: sqlite3.Connection, identity: bytes) -> int | None:
    """Return the number of the finished game of an identity, None when there is none."""
    row = connection.execute("SELECT id FROM finished WHERE identity = ?", (identity,)).fetchone()
    return None if row is None else int(row[0])


def finished_game(row: tuple[Any, ...]) -> FinishedGame:
    """Return the game of a row that `FINISHED_SQL` selected; DamagedRow when it does not hold."""
    *figures, seal, identity, rule_set = row
    try:
        if seal != seal_figures(figures) or rule_set_key(rule_set) != figures[2]:
            raise ValueError
        return _game(figures, identity, rule_set)
    except (TypeError, ValueError, AttributeError) as error:
        raise DamagedRow(f"finished game {figures[0]}") from error


def read_log(connection: sqlite3.Connection, number: int, identity: UUID) -> bytes:
    """Return the log of a finished game; DamagedRow when it is not what was written."""
    row = connection.execute("SELECT log FROM replay WHERE game = ?", (number,)).fetchone()
    try:
        return open_log(row and row[0], identity)
    except LogError as error:
        raise DamagedRow(f"the log of finished game {number}") from error


def delete_finished(connection: sqlite3.Connection, numbers: Sequence[int]) -> int:
    """Delete finished games and return how many there were; within a transaction."""
    marks = ", ".join("?" * len(numbers))
    where = f"WHERE id IN ({marks})"
    games, seals = connection.execute(
        f"SELECT count(*), ifnull(sum(seal & {TALLY_MASK}), 0) FROM finished {where}", numbers
    ).fetchone()
    connection.execute(f"DELETE FROM finished {where}", numbers)
    change_tally(connection, -games, -seals)
    return int(games)


def set_par(connection: sqlite3.Connection, numbers: Sequence[int], par: int) -> int:
    """Write their deal's best score beside finished games; within a transaction.

    Return how many of them there were.
    """
    count = 0
    for number in numbers:
        select = f"{FINISHED_SQL} WHERE finished.id = ?"
        for row in connection.execute(select, (number,)).fetchall():
            finished_game(row)
            before, figures = row[len(SEALED)], (*row[: len(SEALED) - 1], par)
            after = seal_figures(figures)
            connection.execute(
                "UPDATE finished SET par = ?, seal = ? WHERE id = ?", (par, after, number)
            )
            change_tally(connection, 0, (after & TALLY_MASK) - (before & TALLY_MASK))
            count += 1
    return count


def change_tally(connection: sqlite3.Connection, games: int, seals: int) -> None:
    """Add to what all finished games must come to; within a transaction."""
    connection.execute("UPDATE tally SET games = games + ?, seals = seals + ?", (games, seals))


def check_finished(connection: sqlite3.Connection) -> None:
    """Check the facts of every finished game and that none is missing; DamagedRow if so."""
    if connection.execute(_CHECK).fetchone() != (1,):
        raise DamagedRow("finished games")


def check_logs(connection: sqlite3.Connection) -> None:
    """Check that every finished game has the log it was written with; DamagedRow if not."""
    rows = connection.execute(
        "SELECT finished.id, identity, log FROM finished"
        " LEFT JOIN replay ON replay.game = finished.id ORDER BY finished.id"
    )
    for number, identity, log in rows:
        try:
            open_log(log, UUID(bytes=identity))
        except (LogError, TypeError, ValueError) as error:
            raise DamagedRow(f"the log of finished game {number}") from error


def rule_set_key(name: str) -> int:
    """Return the key of a rule set, which is the checksum of its name as well."""
    return zlib.crc32(name.encode())


def day_number(day: date) -> int:
    """Return a date as a number, YYYYMMDD."""
    return day.year * 10_000 + day.month * 100 + day.day


def day_of(number: int) -> date:
    """Return the date of a number YYYYMMDD; ValueError when there is none."""
    return date(number // 10_000, number // 100 % 100, number % 100)


def _figures(game: FinishedGame, number: int, place: int | None) -> tuple[Any, ...]:
    """Return the values of the columns `SEALED`."""
    return (
        number,
        number if place is None else place,
        rule_set_key(game.rule_set),
        game.deal,
        game.started_ms,
        game.ended_ms,
        day_number(game.day),
        None if game.daily is None else day_number(game.daily),
        int(game.result),
        game.score,
        game.moves,
        game.draws,
        game.undos,
        game.hints,
        game.checks,
        game.longest_chain,
        game.elapsed_ms,
        game.cards_taken,
        int(game.is_again),
        int(game.is_known_winnable),
        game.par,
    )


def _game(figures: list[Any], identity: bytes, rule_set: str) -> FinishedGame:
    (number, _, _, deal, started, ended, day, daily, result, score, *counts) = figures
    (moves, draws, undos, hints, checks, chain, elapsed, taken, again, winnable, par) = counts
    return FinishedGame(
        UUID(bytes=identity),
        rule_set,
        deal,
        started,
        ended,
        day_of(day),
        None if daily is None else day_of(daily),
        Result(result),
        score,
        moves,
        draws,
        undos,
        hints,
        checks,
        chain,
        elapsed,
        taken,
        bool(again),
        bool(winnable),
        par,
        number,
    )

"""The rows of finished games: written with their seals, read only when these hold."""

import sqlite3
import zlib
from datetime import date
from typing import Any, Final
from uuid import UUID

from tripeaks.storage.finished import FinishedGame, Result
from tripeaks.storage.packing import seal_log
from tripeaks.storage.seals import SEAL_SQL, SEALED, TALLY_MASK, seal_figures

_INSERT: Final = (
    f"INSERT INTO finished ({', '.join(SEALED)}, seal, identity)"
    f" VALUES ({', '.join('?' * (len(SEALED) + 2))})"
)

FINISHED_SQL: Final = (
    f"SELECT {', '.join(f'finished.{column}' for column in SEALED)}, seal, identity, rule_set.name"
    " FROM finished JOIN rule_set ON rule_set.id = finished.rule_set"
)
"""Selects what `finished_game` reads; a WHERE and an ORDER BY may follow."""


class DamagedRow(sqlite3.DatabaseError):
    """A row that is not what was written."""

    sqlite_errorcode = sqlite3.SQLITE_CORRUPT


def insert_finished(
    connection: sqlite3.Connection, game: FinishedGame, log: bytes, place: int | None = None
) -> int:
    """Write a finished game that is not there yet and return its number; within a transaction.

    `place` is that of the game it comes after, None for the newest of all. A game whose
    identity is there already is left alone.
    """
    identity = game.identity.bytes
    known = connection.execute("SELECT id FROM finished WHERE identity = ?", (identity,)).fetchone()
    if known is not None:
        return int(known[0])
    (newest,) = connection.execute("SELECT ifnull(max(id), 0) FROM finished").fetchone()
    number, key = newest + 1, rule_set_key(game.rule_set)
    connection.execute("INSERT OR IGNORE INTO rule_set VALUES (?, ?)", (key, game.rule_set))
    figures = (
        number,
        number if place is None else place,
        key,
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
    seal = seal_figures(figures)
    connection.execute(_INSERT, (*figures, seal, identity))
    connection.execute("INSERT INTO replay VALUES (?, ?)", (number, seal_log(log)))
    connection.execute(
        "UPDATE tally SET games = games + 1, seals = seals + ?", (seal & TALLY_MASK,)
    )
    return int(number)


def finished_game(row: tuple[Any, ...]) -> FinishedGame:
    """Return the game of a row that `FINISHED_SQL` selected; DamagedRow when it does not hold."""
    *figures, seal, identity, rule_set = row
    try:
        if seal != seal_figures(figures) or rule_set_key(rule_set) != figures[2]:
            raise ValueError
        return _read(figures, identity, rule_set)
    except (TypeError, ValueError) as error:
        raise DamagedRow(f"finished game {figures[0]}") from error


def _read(figures: list[Any], identity: bytes, rule_set: str) -> FinishedGame:
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


def set_par(connection: sqlite3.Connection, rule_set: str, deal: int, par: int) -> None:
    """Write a deal's best score beside every game of it; within a transaction."""
    rows = connection.execute(
        f"SELECT id, seal, {SEAL_SQL} FROM finished WHERE deal = ? AND rule_set = ?",
        (deal, rule_set_key(rule_set)),
    ).fetchall()
    for number, before, computed in rows:
        if before != computed:
            raise DamagedRow(f"finished game {number}")
        connection.execute("UPDATE finished SET par = ? WHERE id = ?", (par, number))
        connection.execute(f"UPDATE finished SET seal = {SEAL_SQL} WHERE id = ?", (number,))
        (seal,) = connection.execute("SELECT seal FROM finished WHERE id = ?", (number,)).fetchone()
        change = (seal & TALLY_MASK) - (before & TALLY_MASK)
        connection.execute("UPDATE tally SET seals = seals + ?", (change,))


def check_finished(connection: sqlite3.Connection) -> None:
    """Check every finished game and that none is missing; DamagedRow when they do not hold."""
    (games, seals, broken) = connection.execute(
        f"SELECT count(*), ifnull(sum(seal & {TALLY_MASK}), 0), total(seal IS NOT {_EXPECTED})"
        " FROM finished NOT INDEXED"
    ).fetchone()
    tally = connection.execute("SELECT games, seals FROM tally").fetchall()
    names = connection.execute("SELECT id, name FROM rule_set NOT INDEXED").fetchall()
    if broken or tally != [(games, seals)] or any(rule_set_key(name) != key for key, name in names):
        raise DamagedRow("finished games")


_EXPECTED: Final = f"({SEAL_SQL})"


def rule_set_key(name: str) -> int:
    """Return the key of a rule set, which is the checksum of its name as well."""
    return zlib.crc32(name.encode())


def day_number(day: date) -> int:
    """Return a date as a number, YYYYMMDD."""
    return day.year * 10_000 + day.month * 100 + day.day


def day_of(number: int) -> date:
    """Return the date of a number YYYYMMDD; ValueError when there is none."""
    return date(number // 10_000, number // 100 % 100, number % 100)

"""Brings finished games of other files in: each once, and in the order in which they ended."""

import sqlite3
from collections.abc import Sequence

from tripeaks.storage.finished import FinishedGame
from tripeaks.storage.finished_rows import insert_finished

GameWithLog = tuple[FinishedGame, bytes]


def merge_games(connection: sqlite3.Connection, games: Sequence[GameWithLog]) -> int:
    """Write those games that are not there yet, and return how many; within a transaction.

    `games` keep their order, and so do those that are there; the two are merged by the time at
    which games ended, so that one clock that was wrong disturbs nothing but its own place.
    """
    there = connection.execute("SELECT place, ended_ms FROM finished ORDER BY place, id").fetchall()
    place, at, placed = 0, 0, []
    for game, log in games:
        while at < len(there) and there[at][1] <= game.ended_ms:
            place = there[at][0]
            at += 1
        placed.append((game, log, place))
    return insert_finished(connection, placed)

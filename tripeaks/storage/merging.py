"""Brings finished games of other files in: each once, and in the order in which they ended."""

import sqlite3
from collections.abc import Sequence
from functools import partial

from tripeaks.storage.finished import FinishedGame
from tripeaks.storage.finished_rows import Placed, insert_finished
from tripeaks.storage.portions import portions, write_portion

GameWithLog = tuple[FinishedGame, bytes]


def merge_games(connection: sqlite3.Connection, games: Sequence[GameWithLog]) -> int:
    """Write those games that are not there yet, in portions, and return how many.

    An interruption leaves some of the first ones there, and the same call later adds the rest.
    `games` keep their order, and so do those that are there; the two are merged by the time at
    which games ended, so that one clock that was wrong disturbs nothing but its own place.
    """
    there = connection.execute("SELECT place, ended_ms FROM finished ORDER BY place, id").fetchall()
    place, at, placed = 0, 0, list[Placed]()
    for game, log in games:
        while at < len(there) and there[at][1] <= game.ended_ms:
            place = there[at][0]
            at += 1
        placed.append((game, log, place))
    return sum(
        write_portion(connection, partial(insert_finished, connection, portion))
        for portion in portions(placed)
    )

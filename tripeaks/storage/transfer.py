"""Exports finished games as JSON or CSV, imports JSON, and forgets games.

JSON: ``{"format": "tripeaks games", "version": 1, "games": [game, …]}``, one game a line,
oldest first, each as `tripeaks.storage.game_form` says. CSV has the same facts but for the log.
Reading and checking takes about a millisecond a game.
"""

import csv
import io
import json
import sqlite3
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

from tripeaks.engine.errors import KnownError, Problem
from tripeaks.storage.connection import snapshot
from tripeaks.storage.files import read_file, write_file
from tripeaks.storage.finished_rows import (
    FINISHED_SQL,
    check_finished,
    delete_finished,
    finished_game,
    read_log,
    rule_set_key,
)
from tripeaks.storage.game_form import FACTS, FormError, Json, game_form, read_game
from tripeaks.storage.merging import GameWithLog, merge_games
from tripeaks.storage.portions import portions, write_portion

FORMAT: Final = "tripeaks games"
VERSION: Final = 1

_MAX_BYTES: Final = 1024 * 1024 * 1024


class TransferError(KnownError):
    """A file whose games cannot be imported; nothing was changed."""


def export_json(connection: sqlite3.Connection, path: Path) -> int:
    """Write all finished games to a file and return how many; FileError when it cannot be."""
    data = bytearray(json.dumps({"format": FORMAT, "version": VERSION})[:-1].encode())
    data += b', "games": ['
    count = 0
    for count, form in enumerate(_forms(connection), start=1):
        data += (",\n" if count > 1 else "\n").encode() + json.dumps(form).encode()
    write_file(path, data + b"\n]}\n")
    return count


def export_csv(connection: sqlite3.Connection, path: Path) -> int:
    """Write the facts of all finished games as a table; FileError when it cannot be."""
    text = io.StringIO(newline="")
    writer = csv.DictWriter(text, FACTS, extrasaction="ignore")
    writer.writeheader()
    count = sum(1 for form in _forms(connection) if writer.writerow(form))
    write_file(path, text.getvalue().encode())
    return count


def read_games(path: Path, cancelled: Callable[[], bool] = lambda: False) -> list[GameWithLog]:
    """Return the games of an exported file, every one played again; none when `cancelled`.

    FileError when it cannot be read, TransferError when it is not what was exported.
    """
    try:
        data = json.loads(read_file(path, _MAX_BYTES))
    except (ValueError, RecursionError) as error:
        raise TransferError(Problem.IMPORT_FOREIGN) from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise TransferError(Problem.IMPORT_FOREIGN)
    if type(data.get("version")) is not int or data["version"] < 1:
        raise TransferError(Problem.IMPORT_FOREIGN)
    if data["version"] > VERSION:
        raise TransferError(Problem.IMPORT_VERSION, str(data["version"]))
    if not isinstance(data.get("games"), list):
        raise TransferError(Problem.IMPORT_FOREIGN)
    games = list[GameWithLog]()
    for number, form in enumerate(data["games"], start=1):
        if cancelled():
            return []
        try:
            games.append(read_game(form))
        except FormError as error:
            raise TransferError(Problem.IMPORT_GAME, line=number) from error
    return games


def import_games(connection: sqlite3.Connection, games: list[GameWithLog]) -> int:
    """Add those games that are not there yet, and return how many.

    They were all checked when they were read. An interruption, such as a full disk, leaves some of
    them there; importing the file again adds the rest, and none twice.
    """
    return merge_games(connection, games)


def reset(connection: sqlite3.Connection, rule_set: str | None = None) -> int:
    """Forget the finished games of a rule set, or all for None; return how many there were.

    The games on the table stay and will count, and so do games that end meanwhile. Backups keep
    what is forgotten until newer ones take their place. An interruption leaves some of the games.
    """
    check_finished(connection)
    where = "1" if rule_set is None else f"rule_set = {rule_set_key(rule_set)}"
    rows = connection.execute(f"SELECT id FROM finished WHERE {where} ORDER BY id").fetchall()
    return sum(
        write_portion(connection, partial(delete_finished, connection, portion))
        for portion in portions([number for (number,) in rows])
    )


def _forms(connection: sqlite3.Connection) -> Iterator[Json]:
    """Give all finished games, oldest first, from one state of the database."""
    with snapshot(connection):
        check_finished(connection)
        for row in connection.execute(f"{FINISHED_SQL} ORDER BY place, finished.id"):
            game = finished_game(row)
            yield game_form(game, read_log(connection, game.number, game.identity))

"""After damage: what the newest good backup has, and what still holds in the file set aside.

Every game is taken only if its seal and that of its log hold, so none was ever made up.
"""

import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tripeaks.storage.archive import open_archive
from tripeaks.storage.backup import Backup, newest_good_backup, open_backup
from tripeaks.storage.connection import connect_to_copy, transaction
from tripeaks.storage.failures import FAULTS
from tripeaks.storage.finished_rows import FINISHED_SQL, finished_game, read_log
from tripeaks.storage.merging import GameWithLog, merge_games

_MOST: Final = 2_000_000
"""More games than anyone plays, and not too many to look for."""


@dataclass(frozen=True, slots=True)
class Rescue:
    """Games that can be brought back; `backup` is the one that some of them are from."""

    backup: Backup | None
    games: list[GameWithLog]


def find_games(folder: Path, set_aside: str) -> Rescue:
    """Return what can be brought back after a file was set aside under that name; takes long."""
    backup = newest_good_backup(folder)
    games = list[GameWithLog]()
    if backup is not None:
        connection = open_backup(backup.file)
        try:
            games += _sound_games(connection)
        finally:
            connection.close()
    known = {game.identity for game, _ in games}
    found = (one for one in _games_of_damaged(folder / set_aside) if one[0].identity not in known)
    return Rescue(backup, [*games, *found])


def bring_back(folder: Path, rescue: Rescue) -> int:
    """Write rescued games into the database, those that are not there; return how many.

    Raises what `open_archive` does.
    """
    with open_archive(folder) as connection, transaction(connection):
        return merge_games(connection, rescue.games)


def _games_of_damaged(file: Path) -> list[GameWithLog]:
    """Return the sound games of a damaged file, which is left as it is."""
    try:
        with connect_to_copy(file) as connection:
            return _sound_games(connection)
    except (*FAULTS, OSError):
        return []


def _sound_games(connection: sqlite3.Connection) -> list[GameWithLog]:
    """Return all games that hold, in their order, looked up one by one."""
    found = list[tuple[int, GameWithLog]]()
    for number in range(1, _last_number(connection) + 1):
        try:
            for row in connection.execute(f"{FINISHED_SQL} WHERE finished.id = ?", (number,)):
                game = finished_game(row)
                found.append((row[1], (game, read_log(connection, number, game.identity))))
        except FAULTS:
            continue
    return [game for _, game in sorted(found, key=lambda one: (one[0], one[1][0].number))]


def _last_number(connection: sqlite3.Connection) -> int:
    """Return a number that no game's exceeds, as far as that can still be told."""
    last = 0
    for select in (
        "SELECT max(id) FROM finished",
        "SELECT max(game) FROM replay",
        "SELECT games FROM tally",
    ):
        try:
            (number,) = connection.execute(select).fetchone()
        except (*FAULTS, TypeError):
            continue
        if isinstance(number, int):
            last = max(last, number)
    return min(last, _MOST)

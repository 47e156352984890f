"""After damage: what the newest good backup has, and what still holds in the file set aside.

Every game is taken only if its seal and that of its log hold, so none was ever made up.
"""

import os
import sqlite3
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final
from uuid import UUID

from tripeaks.storage.archive import open_archive
from tripeaks.storage.backup import newest_good_backup, open_backup
from tripeaks.storage.backup_files import backups
from tripeaks.storage.connection import connect_to_copy
from tripeaks.storage.failures import FAULTS
from tripeaks.storage.finished_rows import FINISHED_SQL, finished_game, finished_number, read_log
from tripeaks.storage.game_rows import GameRow, load_sound_games
from tripeaks.storage.losses import Loss, open_losses, settle
from tripeaks.storage.merging import GameWithLog, merge_games

_MOST: Final = 2_000_000
"""More games than anyone plays, and not too many to look for."""


@dataclass(frozen=True, slots=True)
class Rescue:
    """Games that can be brought back, and what was lost with them.

    `is_complete`: all that is left of these losses could be looked at.
    """

    losses: list[Loss]
    games: list[GameWithLog]
    is_complete: bool


def find_games(folder: Path) -> Rescue:
    """Return what can be brought back of all that was lost and is still to be offered; takes long.

    Games that are in the database already are left out. Raises what `open_archive` does.
    """
    found, is_complete = dict[UUID, GameWithLog](), True
    lost = open_losses(folder)
    for loss in lost:
        games = _games_of_backup(folder, loss)
        try:
            games += _games_of_damaged(loss.file)
        except OSError:
            is_complete = False
        found |= {one[0].identity: one for one in games if one[0].identity not in found}
    if found:
        with open_archive(folder) as connection:
            found = {
                identity: one
                for identity, one in found.items()
                if finished_number(connection, identity.bytes) is None
            }
    return Rescue(lost, list(found.values()), is_complete)


def find_table(folder: Path, set_aside: str | None) -> list[tuple[GameRow, bool]]:
    """Return the games on the table, each with whether it is current, of a file just set aside.

    Of the newest backup where that has more of the same game, or where nothing can be read in the
    file but that this game was not over. None without a current game.
    """
    newest = next(iter(backups(folder)), None)
    older = [] if newest is None else _table_of(newest.file, [])
    return older if set_aside is None else _table_of(folder / set_aside, older)


def _table_of(file: Path, older: list[tuple[GameRow, bool]]) -> list[tuple[GameRow, bool]]:
    try:
        with connect_to_copy(file) as connection:
            games = load_sound_games(connection)
            current, before = _current_of(games), _current_of(older)
            if before is None:
                return [] if current is None else games
            identity = before.session.identity
            if current is None:
                is_over = finished_number(connection, identity.bytes) is not None
                return [] if is_over else older
            is_same = current.session.identity == identity
            return older if is_same and len(before.log) > len(current.log) else games
    except (*FAULTS, OSError):
        return older


def _current_of(games: list[tuple[GameRow, bool]]) -> GameRow | None:
    return next((row for row, is_current in games if is_current), None)


def bring_back(folder: Path, rescue: Rescue, today: date) -> int:
    """Write rescued games into the database, those that are not there; return how many.

    They are offered no more. Raises what `open_archive` does.
    """
    with open_archive(folder) as connection:
        count = merge_games(connection, rescue.games)
    refuse(rescue, today)
    return count


def refuse(rescue: Rescue, today: date) -> None:
    """Offer these games no more."""
    for loss in rescue.losses:
        settle(loss, today)


def _games_of_backup(folder: Path, loss: Loss) -> list[GameWithLog]:
    """Return the games of the newest good backup of before."""
    backup = newest_good_backup(folder, loss.newest_backup)
    if backup is None:
        return []
    connection = open_backup(backup.file)
    try:
        return _sound_games(connection)
    finally:
        connection.close()


def _games_of_damaged(file: Path) -> list[GameWithLog]:
    """Return the sound games of a damaged file, which is left as it is; OSError without room."""
    if not os.path.lexists(file):
        return []
    try:
        with connect_to_copy(file) as connection:
            return _sound_games(connection)
    except FAULTS:
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

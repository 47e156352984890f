"""Looks at every page and every row: long, so never in the window's thread."""

import sqlite3

from tripeaks.storage.connection import snapshot
from tripeaks.storage.finished_rows import DamagedRow, check_finished, check_logs
from tripeaks.storage.game_rows import load_games
from tripeaks.storage.schema import check_schema


def check_everything(connection: sqlite3.Connection) -> None:
    """Check a whole database; sqlite3.Error when anything in it is not what was written."""
    with snapshot(connection):
        found = connection.execute("PRAGMA integrity_check(1)").fetchall()
        if found != [("ok",)]:
            raise DamagedRow(str(found))
        check_schema(connection)
        check_finished(connection)
        check_logs(connection)
        load_games(connection)

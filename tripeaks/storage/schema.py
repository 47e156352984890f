"""The tables of the database, as the steps that made each version from the one before."""

import sqlite3
from functools import cache
from typing import Final

APPLICATION_ID: Final = 0x54504B53  # "TPKS"
"""Marks a database file as one of this program."""

MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        # The key is the checksum of the name.
        """
        CREATE TABLE rule_set (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL
        )
        """,
        # The games that are over. `place` orders them, `id` those of one place: a game that ends
        # here has its id as place, an imported one the place of the game it came after.
        """
        CREATE TABLE finished (
            id INTEGER PRIMARY KEY,
            place INTEGER NOT NULL,
            rule_set INTEGER NOT NULL REFERENCES rule_set (id),
            deal INTEGER NOT NULL,
            started_ms INTEGER NOT NULL,
            ended_ms INTEGER NOT NULL,
            day INTEGER NOT NULL,
            daily INTEGER,
            result INTEGER NOT NULL,
            score INTEGER NOT NULL,
            moves INTEGER NOT NULL,
            draws INTEGER NOT NULL,
            undos INTEGER NOT NULL,
            hints INTEGER NOT NULL,
            checks INTEGER NOT NULL,
            longest_chain INTEGER NOT NULL,
            elapsed_ms INTEGER NOT NULL,
            cards_taken INTEGER NOT NULL,
            is_again INTEGER NOT NULL,
            is_known_winnable INTEGER NOT NULL,
            par INTEGER,
            seal INTEGER NOT NULL,
            identity BLOB NOT NULL UNIQUE
        )
        """,
        "CREATE INDEX finished_deal ON finished (deal, rule_set)",
        # Apart from the facts, so that a reading of all facts passes over few pages.
        """
        CREATE TABLE replay (
            game INTEGER PRIMARY KEY REFERENCES finished (id) ON DELETE CASCADE,
            log BLOB NOT NULL
        )
        """,
        # One row: what a reading of all finished games must come to, and SQLite's `user_version`
        # once more, so that a damaged one is not taken for that of a newer program.
        """
        CREATE TABLE tally (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            games INTEGER NOT NULL,
            seals INTEGER NOT NULL,
            version INTEGER NOT NULL
        )
        """,
        "INSERT INTO tally VALUES (1, 0, 0, 1)",
        # The games on the table: the current one, and the one left that can be returned to. A
        # won one is over already: its log is in `replay`.
        """
        CREATE TABLE game (
            id INTEGER PRIMARY KEY,
            identity BLOB NOT NULL UNIQUE,
            is_current INTEGER NOT NULL,
            code TEXT NOT NULL,
            is_known_winnable INTEGER NOT NULL,
            hints INTEGER NOT NULL,
            checks INTEGER NOT NULL,
            elapsed_ms INTEGER NOT NULL,
            daily INTEGER,
            given INTEGER NOT NULL,
            started_ms INTEGER,
            is_again INTEGER,
            finished INTEGER REFERENCES finished (id) ON DELETE CASCADE,
            seal INTEGER NOT NULL
        )
        """,
        """
        CREATE TABLE entry (
            game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            what INTEGER NOT NULL,
            elapsed_ms INTEGER NOT NULL,
            seal INTEGER NOT NULL,
            PRIMARY KEY (game, number)
        ) WITHOUT ROWID
        """,
    ),
)
"""Step n makes version n + 1, and writes so into `tally`. One that was released never changes."""

VERSION: Final = len(MIGRATIONS)
"""The version that this program reads and writes, SQLite's ``user_version``."""


def migrate(connection: sqlite3.Connection, version: int) -> None:
    """Make a database of `version`, 0 for an empty one, one of this version; in a transaction."""
    for step in MIGRATIONS[version:]:
        for statement in step:
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {VERSION}")


def check_schema(connection: sqlite3.Connection) -> None:
    """Check that a database has the tables of this version; DamagedSchema when it has others."""
    if _schema(connection) != _expected():
        raise DamagedSchema
    if connection.execute("SELECT version FROM tally").fetchall() != [(VERSION,)]:
        raise DamagedSchema


class DamagedSchema(sqlite3.DatabaseError):
    """Tables that no program of this version made."""

    sqlite_errorcode: int = sqlite3.SQLITE_CORRUPT


@cache
def _expected() -> list[tuple[str, ...]]:
    connection = sqlite3.connect(":memory:")
    migrate(connection, 0)
    schema = _schema(connection)
    connection.close()
    return schema


def _schema(connection: sqlite3.Connection) -> list[tuple[str, ...]]:
    select = "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY name, type"
    return connection.execute(select).fetchall()

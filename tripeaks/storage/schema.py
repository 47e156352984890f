"""The tables of the database, as the steps that made each version from the one before."""

from typing import Final

APPLICATION_ID: Final = 0x54504B53  # "TPKS"
"""Marks a database file as one of this program."""

MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """
        CREATE TABLE rule_set (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL UNIQUE
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
        "CREATE INDEX finished_daily ON finished (daily, result) WHERE daily IS NOT NULL",
        # Apart from the facts, so that a reading of all facts passes over few pages.
        """
        CREATE TABLE replay (
            game INTEGER PRIMARY KEY REFERENCES finished (id) ON DELETE CASCADE,
            log BLOB NOT NULL
        )
        """,
        # One row: what a reading of all finished games must come to.
        """
        CREATE TABLE tally (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            games INTEGER NOT NULL,
            seals INTEGER NOT NULL
        )
        """,
        "INSERT INTO tally VALUES (1, 0, 0)",
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
"""Step n makes version n + 1. A step that was released is never changed."""

VERSION: Final = len(MIGRATIONS)
"""The version that this program reads and writes, SQLite's ``user_version``."""

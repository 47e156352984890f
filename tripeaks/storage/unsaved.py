"""A finished game on its way into the database."""

import sqlite3
from dataclasses import dataclass, replace
from uuid import UUID

from tripeaks.storage.finished import FinishedGame
from tripeaks.storage.finished_rows import insert_finished, rule_set_key


@dataclass
class Unsaved:
    """A finished game that the database may lack; `is_decided`: it is known whether it is again."""

    game: FinishedGame
    log: bytes
    is_decided: bool

    def write(self, connection: sqlite3.Connection) -> None:
        """Write it, once; within a transaction."""
        if not self.is_decided:
            again = was_begun(connection, self.game.rule_set, self.game.deal, self.game.identity)
            self.game, self.is_decided = replace(self.game, is_again=again), True
        insert_finished(connection, [(self.game, self.log, None)])


def was_begun(connection: sqlite3.Connection, rule_set: str, deal: int, identity: UUID) -> bool:
    """Whether another game of a deal was begun before under the same rules."""
    row = connection.execute(
        "SELECT 1 FROM finished WHERE deal = ? AND rule_set = ? AND identity <> ? LIMIT 1",
        (deal, rule_set_key(rule_set), identity.bytes),
    ).fetchone()
    return row is not None

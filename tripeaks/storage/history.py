"""The history: finished games, sorted and filtered, and their replays."""

import sqlite3
from array import array
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from tripeaks.engine.game import Game
from tripeaks.storage.code_search import code_condition
from tripeaks.storage.finished import FinishedGame, Result, figures_of
from tripeaks.storage.finished_rows import FINISHED_SQL, DamagedRow, finished_game, rule_set_key
from tripeaks.storage.packing import LogError, open_log, replay


class Column(Enum):
    """What the history can be sorted by; the value is the order in SQL, first to last."""

    ENDED = "finished.place {0}, finished.id {0}"
    CODE = "rule_set.name {0}, deal {0}"
    RULE_SET = "rule_set.name {0}"
    RESULT = "result = 1 {0}, result {0}"
    SCORE = "score {0}"
    PAR = "par {0}"
    MOVES = "moves {0}"
    DRAWS = "draws {0}"
    UNDOS = "undos {0}"
    HINTS = "hints {0}"
    CHECKS = "checks {0}"
    LONGEST_CHAIN = "longest_chain {0}"
    ELAPSED = "elapsed_ms {0}"
    CARDS_TAKEN = "cards_taken {0}"


@dataclass(frozen=True, slots=True)
class Filter:
    """Which games to list: under one rule set, with some results, with a text in their code."""

    rule_set: str | None = None
    results: frozenset[Result] = frozenset(Result)
    text: str = ""


EVERYTHING = Filter()


class History:
    """The finished games of a database; sqlite3.Error for one that is damaged."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        """Read through `connection`, in its thread."""
        self._connection = connection

    def count(self) -> int:
        """Return how many games there are in all."""
        return int(self._connection.execute("SELECT games FROM tally").fetchone()[0])

    def rule_sets(self) -> list[str]:
        """Return the names of the rule sets that were played, in order."""
        rows = self._connection.execute(
            "SELECT name FROM rule_set WHERE id IN (SELECT DISTINCT rule_set FROM finished)"
            " ORDER BY name"
        )
        return [name for (name,) in rows]

    def numbers(
        self,
        wanted: Filter = EVERYTHING,
        column: Column = Column.ENDED,
        *,
        descending: bool = True,
    ) -> "array[int]":
        """Return the numbers of the games that `wanted` lets through, sorted.

        Games alike in `column` stay newest first.
        """
        conditions, parameters = self._conditions(wanted)
        order = column.value.format("DESC" if descending else "ASC")
        rows = self._connection.execute(
            "SELECT finished.id FROM finished JOIN rule_set ON rule_set.id = finished.rule_set"
            f" WHERE {conditions} ORDER BY {order}, finished.place DESC, finished.id DESC",
            parameters,
        )
        return array("q", (number for (number,) in rows))

    def games(self, numbers: Iterable[int]) -> list[FinishedGame]:
        """Return the games of some numbers, in that order; one that is gone is left out."""
        found = list[FinishedGame]()
        for number in numbers:
            row = self._connection.execute(f"{FINISHED_SQL} WHERE finished.id = ?", (number,))
            found += map(finished_game, row.fetchall())
        return found

    def replay(self, number: int) -> Game:
        """Return a game as it ended, played again from its log; KeyError when it is gone."""
        games = self.games([number])
        if not games:
            raise KeyError(number)
        facts = games[0]
        row = self._connection.execute(
            "SELECT log FROM replay WHERE game = ?", (number,)
        ).fetchone()
        try:
            game = replay(facts.code, open_log(row[0]))
        except (TypeError, LogError) as error:
            raise DamagedRow(f"the log of finished game {number}") from error
        if figures_of(game) != facts.figures:
            raise DamagedRow(f"the facts of finished game {number}")
        return game

    def _conditions(self, wanted: Filter) -> tuple[str, list[object]]:
        conditions, parameters = ["1"], list[object]()
        if wanted.rule_set is not None:
            conditions.append("finished.rule_set = ?")
            parameters.append(rule_set_key(wanted.rule_set))
        if wanted.results != frozenset(Result):
            conditions.append(f"result IN ({', '.join(str(int(one)) for one in wanted.results)})")
        if wanted.text.strip():
            condition, values = code_condition(wanted.text, self.rule_sets())
            conditions.append(condition)
            parameters += values
        return " AND ".join(conditions), parameters

"""The history: finished games, sorted and filtered, and their replays."""

import sqlite3
from array import array
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from tripeaks.engine.game import Game
from tripeaks.storage.code_search import code_condition
from tripeaks.storage.connection import snapshot
from tripeaks.storage.finished import FinishedGame, Result, figures_of
from tripeaks.storage.finished_rows import (
    FINISHED_SQL,
    DamagedRow,
    check_finished,
    finished_game,
    read_log,
    rule_set_key,
)
from tripeaks.storage.packing import LogError, replay


class Column(Enum):
    """What the history can be sorted by; the value is a column of `finished`."""

    ENDED = "place"
    CODE = "deal"
    RULE_SET = "rule_set"
    RESULT = "result"
    SCORE = "score"
    PAR = "par"
    MOVES = "moves"
    DRAWS = "draws"
    UNDOS = "undos"
    HINTS = "hints"
    CHECKS = "checks"
    LONGEST_CHAIN = "longest_chain"
    ELAPSED = "elapsed_ms"
    CARDS_TAKEN = "cards_taken"
    AGAIN = "is_again"


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
            "SELECT key, name FROM (SELECT DISTINCT rule_set AS key FROM finished NOT INDEXED)"
            " LEFT JOIN rule_set ON rule_set.id = key"
        ).fetchall()
        if any(name is None or rule_set_key(name) != key for key, name in rows):
            raise DamagedRow("rule sets")
        return sorted(name for _, name in rows)

    def numbers(
        self,
        wanted: Filter = EVERYTHING,
        column: Column = Column.ENDED,
        *,
        descending: bool = True,
    ) -> "array[int]":
        """Check every game; return the numbers of those that `wanted` lets through, sorted.

        Games alike in `column` stay newest first.
        """
        check_finished(self._connection)
        conditions, parameters = self._conditions(wanted)
        order = ", ".join(
            f"{expression} {'DESC' if descending else 'ASC'}" for expression in self._order(column)
        )
        rows = self._connection.execute(
            f"SELECT id FROM finished WHERE {conditions} ORDER BY {order}, place DESC, id DESC",
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
        with snapshot(self._connection):
            games = self.games([number])
            if not games:
                raise KeyError(number)
            (facts,) = games
            log = read_log(self._connection, number, facts.identity)
        try:
            game = replay(facts.code, log)
        except LogError as error:
            raise DamagedRow(f"the log of finished game {number}") from error
        if figures_of(game) != facts.figures:
            raise DamagedRow(f"the facts of finished game {number}")
        return game

    def _order(self, column: Column) -> tuple[str, ...]:
        """Return what to sort by, as expressions in SQL."""
        match column:
            case Column.ENDED:
                return ("place", "id")
            case Column.RESULT:  # lost before won
                return ("result = 1", "result")
            case Column.CODE:
                return (self._rule_set_rank(), "deal")
            case Column.RULE_SET:
                return (self._rule_set_rank(),)
        return (column.value,)

    def _rule_set_rank(self) -> str:
        """Return the place of a rule set's name among all, without a look at the other table."""
        ranks = " ".join(
            f"WHEN {rule_set_key(name)} THEN {rank}" for rank, name in enumerate(self.rule_sets())
        )
        return f"CASE rule_set {ranks} END" if ranks else "0"

    def _conditions(self, wanted: Filter) -> tuple[str, list[object]]:
        conditions, parameters = ["1"], list[object]()
        if wanted.rule_set is not None:
            conditions.append("rule_set = ?")
            parameters.append(rule_set_key(wanted.rule_set))
        if wanted.results != frozenset(Result):
            conditions.append(f"result IN ({', '.join(str(int(one)) for one in wanted.results)})")
        if wanted.text.strip():
            condition, values = code_condition(wanted.text, self.rule_sets())
            conditions.append(condition)
            parameters += values
        return " AND ".join(conditions), parameters

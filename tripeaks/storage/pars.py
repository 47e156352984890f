"""Which finished games still lack the best score of their deal."""

import sqlite3
from functools import partial

from tripeaks.engine.codes import DealCode
from tripeaks.storage.finished import code_of, rule_set_of
from tripeaks.storage.finished_rows import rule_set_key, set_par
from tripeaks.storage.portions import portions, write_portion


def codes_without_par(connection: sqlite3.Connection, limit: int) -> list[DealCode]:
    """Return the codes of the latest finished games whose par is not known, each once."""
    rows = connection.execute(
        "SELECT rule_set.name, deal FROM finished JOIN rule_set ON rule_set.id = finished.rule_set"
        " WHERE par IS NULL GROUP BY finished.rule_set, deal"
        " ORDER BY max(finished.id) DESC LIMIT ?",
        (limit,),
    )
    return [code_of(name, deal) for name, deal in rows]


def tell_par(connection: sqlite3.Connection, code: DealCode, par: int) -> None:
    """Note the best score of a deal in each of its finished games that lacks it."""
    rows = connection.execute(
        "SELECT id FROM finished WHERE deal = ? AND rule_set = ? AND par IS NOT ?",
        (code.number, rule_set_key(rule_set_of(code)), par),
    ).fetchall()
    for portion in portions([number for (number,) in rows]):
        write_portion(connection, partial(set_par, connection, portion, par))

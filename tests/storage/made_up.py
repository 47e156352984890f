"""Finished games with facts that no log gave, for what only reads facts."""

from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any
from uuid import uuid4

from tripeaks.storage.archive import open_archive
from tripeaks.storage.connection import transaction
from tripeaks.storage.finished import FinishedGame, Result
from tripeaks.storage.finished_rows import insert_finished

GAME = FinishedGame(
    identity=uuid4(),
    rule_set="TP1-E",
    deal=0,
    started_ms=1_000_000,
    ended_ms=1_060_000,
    day=date(2026, 11, 29),
    daily=None,
    result=Result.WON,
    score=700,
    moves=50,
    draws=10,
    undos=0,
    hints=0,
    checks=0,
    longest_chain=5,
    elapsed_ms=60_000,
    cards_taken=28,
    is_again=False,
    is_known_winnable=False,
)


def made_up(**facts: Any) -> FinishedGame:
    return replace(GAME, identity=uuid4(), **facts)


def write(folder: Path, *games: FinishedGame) -> None:
    with open_archive(folder) as connection, transaction(connection):
        insert_finished(connection, [(game, b"", None) for game in games])


def write_results(folder: Path, letters: str, **facts: Any) -> None:
    """Write games in this order: W won, L lost; w and l the same, of deals played again."""
    write(
        folder,
        *(
            made_up(
                result=Result.WON if letter in "Ww" else Result.LEFT,
                is_again=letter in "wl",
                **facts,
            )
            for letter in letters
        ),
    )

"""200 deals with exact answers from a solver that shares no code with this one.

``data/deals200.csv``: the deal's cards site by site, then waste and stock; under Easy and under
Classic the fewest draws of a win, empty where the deal cannot be won, and for Chain and Hogue
scoring the best final score over all complete games and over wins.
"""

import csv
from pathlib import Path
from typing import Final, NamedTuple

from tests.engine.play import cards
from tripeaks.engine.deal import Deal
from tripeaks.engine.rules import Rules
from tripeaks.engine.scoring import CHAIN, HOGUE

FILE: Final = Path(__file__).parent.with_name("data") / "deals200.csv"


class Best(NamedTuple):
    """Rules, and under them the best final score over all games and over wins."""

    rules: Rules
    score: int
    won_score: int | None


class Known(NamedTuple):
    """A deal, the fewest draws of a win (None where it cannot be won), and the best scores."""

    deal: Deal
    easy: int | None
    classic: int | None
    best: tuple[Best, ...]


def known_deals() -> list[Known]:
    with FILE.open(encoding="ascii", newline="") as file:
        return [_known(row) for row in csv.DictReader(file)]


def _known(row: dict[str, str]) -> Known:
    return Known(
        _deal(row["deal"]),
        _figure(row["easy_fewest_draws"]),
        _figure(row["classic_fewest_draws"]),
        tuple(
            Best(
                Rules(rule == "easy", scoring),
                int(row[f"{rule}_{scoring.system.value}_best"]),
                _figure(row[f"{rule}_{scoring.system.value}_best_won"]),
            )
            for rule in ("easy", "classic")
            for scoring in (CHAIN, HOGUE)
        ),
    )


def _deal(codes: str) -> Deal:
    row = cards(codes)
    return Deal(row[:28], row[28], row[29:])


def _figure(field: str) -> int | None:
    return int(field) if field else None

"""200 deals with exact answers from a solver that shares no code with this one.

``data/deals200.csv``: the deal's cards site by site, then waste and stock; under Easy and under
Classic the fewest draws of a win, empty where the deal cannot be won.
"""

import csv
from pathlib import Path
from typing import Final, NamedTuple

from tests.engine.play import cards
from tripeaks.engine.deal import Deal

FILE: Final = Path(__file__).parent.with_name("data") / "deals200.csv"


class Known(NamedTuple):
    """A deal and the fewest draws of a win; None where it cannot be won."""

    deal: Deal
    easy: int | None
    classic: int | None


def known_deals() -> list[Known]:
    with FILE.open(encoding="ascii", newline="") as file:
        return [
            Known(_deal(row["deal"]), *(_draws(row[f"{rule}_fewest_draws"]) for rule in RULES))
            for row in csv.DictReader(file)
        ]


RULES: Final = ("easy", "classic")


def _deal(codes: str) -> Deal:
    row = cards(codes)
    return Deal(row[:28], row[28], row[29:])


def _draws(field: str) -> int | None:
    return int(field) if field else None

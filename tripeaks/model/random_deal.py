"""Deals that nobody chose."""

from secrets import randbelow

from tripeaks.engine.codes import DEAL_COUNT, DealCode
from tripeaks.engine.rules import Rules


def random_code(rules: Rules) -> DealCode:
    """Return the code of a deal under `rules`; every deal is equally likely."""
    return DealCode(rules, randbelow(DEAL_COUNT))

"""Deals that nobody chose."""

from collections.abc import Callable
from random import SystemRandom
from typing import Final

from tripeaks.engine.codes import DEAL_COUNT, DealCode
from tripeaks.engine.deal import deal
from tripeaks.engine.rules import Rules
from tripeaks.solver.winnable import can_win

_CHANCE: Final = SystemRandom()
"""The system's own; `secrets`, which has the same, loads all of OpenSSL."""


def random_code(rules: Rules) -> DealCode:
    """Return the code of a deal under `rules`; every deal is equally likely."""
    return DealCode(rules, _CHANCE.randrange(DEAL_COUNT))


def random_winnable_code(rules: Rules, cancelled: Callable[[], bool] = lambda: False) -> DealCode:
    """Return the code of a deal that can be won; every such deal is equally likely.

    A search that is `cancelled` returns whatever it was looking at.
    """
    while True:
        code = random_code(rules)
        if cancelled() or can_win(deal(code), rules):
            return code

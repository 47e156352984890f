"""The daily deal: the same winnable deal for everybody on the same date (rules: codes)."""

from collections.abc import Callable
from datetime import date

from tripeaks.engine.codes import DEAL_COUNT, DealCode
from tripeaks.engine.deal import Deal, deal
from tripeaks.engine.rules import EASY, Rules
from tripeaks.engine.shuffle import SplitMix64


def daily_code(day: date, can_win: Callable[[Deal, Rules], bool]) -> DealCode:
    """Return the code of the deal of `day`, always Easy.

    `can_win` must answer exactly; the first deal that it accepts, from the date's own number on,
    is the one.
    """
    seed = day.year * 10_000 + day.month * 100 + day.day
    number = SplitMix64(seed).next() % DEAL_COUNT
    while not can_win(deal(DealCode(EASY, number)), EASY):
        number = (number + 1) % DEAL_COUNT
    return DealCode(EASY, number)

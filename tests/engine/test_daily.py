"""The daily deal, with a stand-in for the solver (rules: codes)."""

from datetime import date

import pytest

from tests.engine.vectors import VECTORS
from tripeaks.engine.codes import DEAL_COUNT, DealCode, parse_code
from tripeaks.engine.daily import daily_code
from tripeaks.engine.deal import Deal, deal
from tripeaks.engine.rules import EASY, Rules
from tripeaks.engine.shuffle import SplitMix64


@pytest.mark.parametrize("day", VECTORS["daily"])
def test_the_deal_of_a_date_is_the_first_that_can_be_won_from_its_number_on(day: str) -> None:
    code = VECTORS["daily"][day]
    wanted, asked = deal(parse_code(code)), list[Deal]()

    def can_win(candidate: Deal, rules: Rules) -> bool:
        assert rules == EASY
        asked.append(candidate)
        assert len(asked) < 100, "the deals of these dates are near"
        return candidate == wanted

    assert str(daily_code(date.fromisoformat(day), can_win)) == code
    first = SplitMix64(int(day)).next() % DEAL_COUNT
    last = parse_code(code).number
    assert asked == [deal(DealCode(EASY, number)) for number in range(first, last + 1)]


def test_after_the_last_deal_comes_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tripeaks.engine.daily.SplitMix64", LastNumber)
    asked = list[Deal]()

    def can_win(candidate: Deal, _: Rules) -> bool:
        asked.append(candidate)
        return len(asked) == 2

    assert daily_code(date(2026, 12, 1), can_win) == DealCode(EASY, 0)
    assert asked == [deal(parse_code(f"TP1-E-{letters}")) for letters in ("ZZZZZZZ", "AAAAAAA")]


class LastNumber(SplitMix64):
    """A generator that gives the number of the last deal."""

    def next(self) -> int:
        return DEAL_COUNT - 1

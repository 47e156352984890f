"""The daily deals, found beside the window."""

from collections.abc import Iterator
from datetime import date

import pytest
from pytestqt.qtbot import QtBot

from tests.engine.vectors import VECTORS
from tripeaks.engine.codes import DealCode, parse_code
from tripeaks.engine.rules import CLASSIC, EASY
from tripeaks.model.daily_deals import DailyDeal, DailyDeals
from tripeaks.model.pars import par_of

DAY = date(2026, 12, 1)


class Asker:
    """Asks for deals, and keeps all that is told."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.deals = DailyDeals()
        self.told: list[DailyDeal] = []
        self.deals.told.connect(self.told.append)

    def wait(self) -> list[DailyDeal]:
        self.qtbot.waitUntil(lambda: not self.deals.is_busy, timeout=30_000)
        return self.told


@pytest.fixture
def asker(qtbot: QtBot) -> Iterator[Asker]:
    asker = Asker(qtbot)
    yield asker
    asker.deals.stop()


@pytest.mark.parametrize("day", VECTORS["daily"])
def test_the_deal_of_a_date_is_everybodys(asker: Asker, day: str) -> None:
    asker.deals.ask(date.fromisoformat(day), EASY)
    assert str(asker.wait()[-1].code) == VECTORS["daily"][day]


def test_the_code_is_told_first_and_then_the_goal(asker: Asker) -> None:
    asker.deals.ask(DAY, EASY)
    first, second = asker.wait()
    code = parse_code(VECTORS["daily"]["20261201"])
    assert first == DailyDeal(DAY, code)
    assert second == DailyDeal(DAY, code, goal=par_of(code), is_winnable=True)


def test_under_classic_rules_the_cards_are_the_same(asker: Asker) -> None:
    asker.deals.ask(DAY, CLASSIC)
    found = asker.wait()[-1]
    number = parse_code(VECTORS["daily"]["20261201"]).number
    assert found.code == DealCode(CLASSIC, number)
    assert found.goal == par_of(found.code)


def test_a_deal_that_cannot_be_won_says_so_and_has_a_goal_all_the_same(asker: Asker) -> None:
    for day in range(1, 29):
        asker.deals.ask(date(2026, 11, day), CLASSIC)
        found = asker.wait()[-1]
        if not found.is_winnable:
            break
    assert found.is_winnable is False, "three in four deals can be won in Classic"
    assert found.goal == par_of(found.code)


def test_what_was_found_is_told_at_once(asker: Asker) -> None:
    asker.deals.ask(DAY, EASY)
    found = asker.wait()[-1]
    asker.told.clear()
    asker.deals.ask(DAY, EASY)
    assert asker.told == [found]
    assert not asker.deals.is_busy


def test_only_the_last_one_asked_for_is_told(asker: Asker) -> None:
    for day in range(1, 20):
        asker.deals.ask(date(2026, 12, day), EASY)
    told = asker.wait()
    assert {found.day for found in told} == {date(2026, 12, 19)}
    assert told[-1].goal is not None


def test_what_is_known_already_voids_what_was_asked_before(asker: Asker) -> None:
    asker.deals.ask(DAY, EASY)
    asker.wait()
    asker.told.clear()
    asker.deals.ask(date(2026, 12, 2), EASY)
    asker.deals.ask(DAY, EASY)
    assert [found.day for found in asker.wait()] == [DAY]

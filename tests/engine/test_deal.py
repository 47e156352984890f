"""The deals behind the codes, to the card (rules: the deal, codes)."""

import pytest
from hypothesis import given

from tests.engine.strategies import codes
from tests.engine.vectors import VECTORS
from tripeaks.engine.cards import JOKER
from tripeaks.engine.codes import DealCode, parse_code
from tripeaks.engine.deal import Deal, deal
from tripeaks.engine.rules import EASY
from tripeaks.engine.shuffle import PACK


def row(code: str) -> str:
    """Return all cards of a deal in one row, as the vectors have them."""
    dealt = deal(parse_code(code))
    opening = () if dealt.opening is None else (dealt.opening,)
    return " ".join(card.code for card in (*dealt.tableau, *opening, *dealt.stock))


@pytest.mark.parametrize("letters", VECTORS["deals"])
@pytest.mark.parametrize("rule", "ECN")
def test_deals_are_the_vectors_under_every_rule(letters: str, rule: str) -> None:
    assert row(f"TP1-{rule}-{letters}") == VECTORS["deals"][letters]


@pytest.mark.parametrize("code", VECTORS["with_jokers"])
def test_jokers_go_into_the_stock_where_the_vectors_have_them(code: str) -> None:
    assert row(code) == VECTORS["with_jokers"][code]


@pytest.mark.parametrize("code", VECTORS["empty_waste"])
def test_with_an_empty_waste_the_stock_has_the_29th_card_too(code: str) -> None:
    assert row(code) == VECTORS["empty_waste"][code]
    assert deal(parse_code(code)).opening is None


def test_the_29th_card_opens_the_waste_and_23_are_the_stock() -> None:
    dealt = deal(parse_code("TP1-E-AAAAAAB"))
    assert dealt.opening is not None
    assert dealt.opening.code == "AC"
    assert (len(dealt.tableau), len(dealt.stock)) == (28, 23)


@given(codes)
def test_the_same_letters_are_the_same_52_cards_under_all_rules(code: DealCode) -> None:
    def pack(dealt: Deal) -> list[str]:
        cards = (*dealt.tableau, *filter(None, [dealt.opening]), *dealt.stock)
        return [card.code for card in cards if card != JOKER]

    dealt, easy = deal(code), deal(DealCode(EASY, code.number))
    assert pack(dealt) == pack(easy)
    assert sorted(pack(dealt)) == sorted(card.code for card in PACK)
    assert JOKER not in dealt.tableau
    assert dealt.opening != JOKER
    assert dealt.stock.count(JOKER) == code.rules.jokers
    assert (dealt.opening is None) == code.rules.empty_waste

"""Cards: codes, labels, the joker."""

import pytest

from tests.engine.play import cards
from tripeaks.engine.cards import (
    ACE,
    JACK,
    JOKER,
    KING,
    QUEEN,
    RANK_LETTERS,
    RANKS,
    TEN,
    Card,
    Suit,
    card_from_code,
)


def test_a_card_is_written_as_rank_and_suit_letter() -> None:
    assert Card(1, Suit.CLUBS).code == "AC"
    assert Card(10, Suit.HEARTS).code == "TH"
    assert Card(13, Suit.SPADES).code == "KS"
    assert JOKER.code == "**"


def test_ranks_have_numbers() -> None:
    assert [RANK_LETTERS[rank - 1] for rank in (ACE, TEN, JACK, QUEEN, KING)] == list("ATJQK")
    assert list(RANKS) == list(range(1, 14))


def test_all_53_cards_read_as_they_are_written() -> None:
    every = [Card(rank, suit) for rank in range(1, 14) for suit in Suit] + [JOKER]
    assert [card_from_code(card.code) for card in every] == every
    assert len({card.code for card in every}) == 53


@pytest.mark.parametrize("code", ["", "1C", "10C", "kc", "KX", "*", "KC ", "CK"])
def test_anything_else_is_no_card(code: str) -> None:
    with pytest.raises(ValueError, match="is no card") as caught:
        card_from_code(code)
    assert repr(code) in str(caught.value)


def test_labels_have_suit_signs_and_a_whole_ten() -> None:
    labels = [card.label for card in cards("AC 2D TH JS QC KD **")]
    assert labels == ["A♣", "2♦", "10♥", "J♠", "Q♣", "K♦", "★"]


def test_only_the_joker_is_a_joker() -> None:
    assert JOKER.is_joker
    assert not card_from_code("AC").is_joker

"""Which card fits which, and the presets (rules: moves, variants)."""

import pytest

from tests.engine.oracle import LINKED, NEIGHBOURS
from tripeaks.engine.cards import JOKER, RANK_LETTERS, Card, Suit
from tripeaks.engine.codes import DealCode
from tripeaks.engine.rules import CLASSIC, EASY, HOGUE_1989, TRADITIONAL, Rules
from tripeaks.engine.scoring import System


def fitting(rules: Rules) -> set[str]:
    """Return all pairs of ranks that fit, in all suits alike."""
    pairs = set()
    for rank in range(1, 14):
        for top in range(1, 14):
            answers = {rules.fits(Card(rank, a), Card(top, b)) for a in Suit for b in Suit}
            assert len(answers) == 1, "suits never matter"
            if answers == {True}:
                pairs.add(RANK_LETTERS[rank - 1] + RANK_LETTERS[top - 1])
    return pairs


def test_in_classic_on_a_king_only_a_queen_on_an_ace_only_a_two() -> None:
    assert fitting(CLASSIC) == NEIGHBOURS
    assert {pair for pair in fitting(CLASSIC) if pair[1] in "KA"} == {"QK", "2A"}


def test_in_easy_king_and_ace_are_linked() -> None:
    assert fitting(EASY) == LINKED
    assert {pair for pair in fitting(EASY) if pair[1] in "KA"} == {"QK", "AK", "2A", "KA"}


@pytest.mark.parametrize("rules", [EASY, CLASSIC])
def test_on_a_joker_or_an_empty_waste_every_card_fits(rules: Rules) -> None:
    for rank in range(1, 14):
        assert rules.fits(Card(rank, Suit.CLUBS), JOKER)
        assert rules.fits(Card(rank, Suit.CLUBS), None)


def test_presets_are_their_codes() -> None:
    assert str(DealCode(EASY, 0)) == "TP1-E-AAAAAAA"
    assert str(DealCode(CLASSIC, 0)) == "TP1-C-AAAAAAA"
    assert str(DealCode(TRADITIONAL, 0)) == "TP2-EKS-AAAAAAA"
    assert str(DealCode(HOGUE_1989, 0)) == "TP2-CHS-AAAAAAA"


def test_all_variants_are_off_in_easy_and_classic() -> None:
    for rules in (EASY, CLASSIC):
        assert rules.scoring.system is System.MOVES
        assert rules.jokers == 0
        assert not any((rules.open_peaks, rules.empty_waste, rules.draw_only_when_stuck))
    assert Rules() == EASY


@pytest.mark.parametrize("jokers", [-1, 3])
def test_there_are_at_most_two_jokers(jokers: int) -> None:
    with pytest.raises(ValueError, match=f"jokers must be 0 to 2, not {jokers}"):
        Rules(jokers=jokers)

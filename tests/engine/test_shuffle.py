"""The generator and the shuffle, exact to the bit."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.vectors import VECTORS
from tripeaks.engine.shuffle import PACK, SplitMix64, shuffle


class Fixed(SplitMix64):
    """A generator whose outputs are given."""

    def __init__(self, *outputs: int) -> None:
        super().__init__(0)
        self.outputs = list(outputs)

    def next(self) -> int:
        return self.outputs.pop(0)


def test_the_generator_gives_the_published_outputs_of_splitmix64() -> None:
    generator = SplitMix64(1234567)
    assert [generator.next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_the_generators_state_has_64_bits() -> None:
    assert SplitMix64(5 + 2**64).next() == SplitMix64(5).next()
    assert SplitMix64(-1).next() == SplitMix64(2**64 - 1).next()


def test_outputs_past_the_last_whole_range_are_skipped() -> None:
    end = 2**64 - 2**64 % 10
    assert Fixed(end, end + 1, 2**64 - 1, 7).below(10) == 7
    assert Fixed(end - 1).below(10) == 9


def test_a_power_of_two_skips_nothing() -> None:
    assert Fixed(2**64 - 1).below(8) == 7


@given(st.integers(0, 2**64 - 1), st.integers(1, 60))
def test_a_number_below_n_is_below_n(state: int, n: int) -> None:
    assert SplitMix64(state).below(n) in range(n)


def test_the_shuffle_swaps_from_the_last_place_down() -> None:
    cards = list("abcd")
    shuffle(cards, Fixed(1, 0, 1))  # d↔b, c↔a, then b stays
    assert cards == list("cdab")


@pytest.mark.parametrize("cards", [[], ["a"]])
def test_nothing_and_one_card_need_no_output(cards: list[str]) -> None:
    before = list(cards)
    shuffle(cards, Fixed())
    assert cards == before


def test_the_pack_is_the_constant_of_the_vectors() -> None:
    assert " ".join(card.code for card in PACK) == VECTORS["pack"]
    assert len(set(PACK)) == 52

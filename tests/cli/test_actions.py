"""Actions as words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.play import new
from tests.engine.vectors import WON_ACTIONS, WON_CODE
from tripeaks.cli.actions import attempt, read_action
from tripeaks.engine.cards import JOKER, Card, card_from_code
from tripeaks.engine.errors import ActionError, Problem
from tripeaks.engine.moves import DRAW, REDO, UNDO, Entry, Refusal, Take


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("KC kc Kc kC K♣ k♣ K♧ K♣\ufe0f", "KC"),
        ("TH th 10H 10h 10♥ 10♡ T♥", "TH"),
        ("AD ad A♦ A♢", "AD"),
        ("2S 2s 2♠ 2♤", "2S"),
        ("**", "**"),
    ],
)
def test_a_card_has_many_spellings(words: str, code: str) -> None:
    assert {read_action(word) for word in words.split()} == {card_from_code(code)}


@pytest.mark.parametrize(
    ("word", "entry"),
    [
        ("draw", DRAW),
        ("DRAW", DRAW),
        ("Undo", UNDO),
        ("redo", REDO),
        ("@0", Take(0)),
        ("@00", Take(0)),
        ("@13", Take(13)),
        ("@27", Take(27)),
    ],
)
def test_so_have_sites_and_words(word: str, entry: Entry) -> None:
    assert read_action(word) == entry


@pytest.mark.parametrize(
    "word",
    [
        *("", " ", "draw ", "take", "K", "C", "CK", "1C", "11C", "0H", "010H", "KX", "KCC"),
        *(
            "@",
            "@28",
            "@99",
            "@100",
            "@-1",
            "@1x",
            "@²",
            "@\N{ARABIC-INDIC DIGIT ONE}",
            "13",
            "*",
            "***",
            "★",
            "draW\n",
        ),
        *("drawn", "dráw", "ﬁ", "K C", "K♣♣", "\udcff", "\N{FULLWIDTH DIGIT ONE}0H"),
    ],
)
def test_what_is_no_action_is_bad_input(word: str) -> None:
    with pytest.raises(ActionError) as caught:
        read_action(word)
    assert (caught.value.problem, caught.value.found) == (Problem.ACTION_UNKNOWN, word)


@given(st.text(max_size=4) | st.text(alphabet="@0123KTACDHS♥*drawundo", max_size=4))
def test_any_word_is_an_action_or_an_action_error(word: str) -> None:
    try:
        action = read_action(word)
    except ActionError:
        return
    assert isinstance(action, Card | Entry)


def test_a_card_that_the_tableau_does_not_hold_is_gone() -> None:
    game = new("TP2-EJ1-AAAAAAB", "KC")
    for card in (card_from_code("KC"), card_from_code("KS"), JOKER):
        assert attempt(game, card) is Refusal.GONE
    assert game.move_count == 1


def test_after_a_win_all_is_over() -> None:
    game = new(WON_CODE, WON_ACTIONS)
    for word in ("5S", "KH", "6H", "**", "@0", "draw", "undo", "redo"):
        assert attempt(game, read_action(word)) is Refusal.OVER


def test_what_is_done_has_no_refusal() -> None:
    game = new("TP1-E-AAAAAAB")
    for word in ("KC", "@23", "draw", "undo", "redo"):
        assert attempt(game, read_action(word)) is None
    assert attempt(game, read_action("7S")) is Refusal.LOCKED
    assert attempt(game, read_action("3S")) is Refusal.RANK
    assert attempt(game, REDO) is Refusal.NOTHING_TO_REDO

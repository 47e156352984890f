"""The board, the cards and the rules in words (rules: the board in words)."""

from itertools import product

import pytest
from hypothesis import given

from tests.engine.play import cards, new, play
from tests.engine.strategies import ALL_RULES, games
from tests.engine.vectors import WON_ACTIONS, WON_CODE
from tripeaks.engine.cards import RANKS, Card, Suit
from tripeaks.engine.codes import parse_code
from tripeaks.engine.description import (
    describe_board,
    describe_card,
    describe_rules,
    describe_site,
    describe_step,
    describe_stock,
    describe_waste,
    name_rules,
)
from tripeaks.engine.game import Game
from tripeaks.engine.rules import Rules
from tripeaks.engine.words import LANGUAGES, Words

EN, RO, IT = LANGUAGES["en"], LANGUAGES["ro"], LANGUAGES["it"]


def hidden(count: int) -> str:
    return ", ".join(["carte ascunsă"] * count)


# Romanian, as the rules have it.


def test_the_example_at_the_start() -> None:
    assert describe_board(new("TP1-E-AAAAAAB").state, RO) == (
        "Teanc de tragere: 23 de cărți; teanc de decartare: as de treflă. "
        "vârfuri: carte ascunsă, carte ascunsă, carte ascunsă; "
        "rândul 2: carte ascunsă, carte ascunsă, carte ascunsă, carte ascunsă, "
        "carte ascunsă, carte ascunsă; "
        "rândul 3: carte ascunsă, carte ascunsă, carte ascunsă, carte ascunsă, "
        "carte ascunsă, carte ascunsă, carte ascunsă, carte ascunsă, carte ascunsă; "
        "rândul de jos: 3 de pică, 5 de pică, rege de treflă, 4 de pică, 2 de caro, "
        "as de pică, rege de caro, 8 de cupă, 7 de treflă, 9 de pică."
    )


def test_the_example_after_king_ace_and_two() -> None:
    assert describe_board(new("TP1-E-AAAAAAB", "KC AS 2D").state, RO) == (
        "Teanc de tragere: 23 de cărți; teanc de decartare: 2 de caro. "
        f"vârfuri: {hidden(3)}; "
        f"rândul 2: {hidden(6)}; "
        "rândul 3: carte ascunsă, carte ascunsă, carte ascunsă, carte ascunsă, "
        f"7 de pică, {hidden(4)}; "
        "rândul de jos: 3 de pică, 5 de pică, 4 de pică, rege de caro, 8 de cupă, "
        "7 de treflă, 9 de pică."
    )


@pytest.mark.parametrize(
    ("draws", "stock"),
    [(3, "20 de cărți"), (4, "19 cărți"), (21, "2 cărți"), (22, "1 carte"), (23, "gol")],
)
def test_numbers_of_cards_take_the_romanian_plural(draws: int, stock: str) -> None:
    game = new("TP1-E-AAAAAAB", "draw " * draws)
    assert describe_stock(game.state, RO) == f"Teanc de tragere: {stock}"


# English and Italian.


def test_english() -> None:
    game = new("TP2-EW-AAAAAAB")
    assert describe_board(game.state, EN).startswith(
        "Stock: 24 cards; waste: empty. Tips: face-down card, face-down card, face-down card; row 2"
    )
    play(game, "8H")
    assert describe_waste(game.state, EN) == "waste: 8 of hearts"
    assert describe_stock(new("TP1-E-AAAAAAB", "draw " * 22).state, EN) == "Stock: 1 card"
    assert describe_stock(new("TP1-E-AAAAAAB", "draw " * 23).state, EN) == "Stock: empty"


def test_italian() -> None:
    text = describe_board(new("TP1-E-AAAAAAB").state, IT)
    assert text.startswith("Tallone: 23 carte; pila degli scarti: asso di fiori. Cime: carta ")
    assert text.endswith(
        "fila base: 3 di picche, 5 di picche, re di fiori, 4 di picche, 2 di quadri, "
        "asso di picche, re di quadri, 8 di cuori, 7 di fiori, 9 di picche."
    )


def test_cards_in_words() -> None:
    some = cards("AC JD QH KS TC 2D **")
    assert [describe_card(card, EN) for card in some] == [
        "ace of clubs",
        "jack of diamonds",
        "queen of hearts",
        "king of spades",
        "10 of clubs",
        "2 of diamonds",
        "joker",
    ]
    assert [describe_card(card, RO) for card in some] == [
        "as de treflă",
        "valet de caro",
        "damă de cupă",
        "rege de pică",
        "10 de treflă",
        "2 de caro",
        "joker",
    ]
    assert [describe_card(card, IT) for card in some] == [
        "asso di fiori",
        "fante di quadri",
        "regina di cuori",
        "re di picche",
        "10 di fiori",
        "2 di quadri",
        "jolly",
    ]


@pytest.mark.parametrize("words", LANGUAGES.values(), ids=LANGUAGES)
def test_every_card_has_a_name_of_its_own(words: Words) -> None:
    every = [Card(rank, suit) for rank, suit in product(RANKS, Suit)]
    assert len({describe_card(card, words) for card in every}) == 52


# What is left out, and what is never said.


def test_cards_taken_are_left_out_of_their_row_and_an_empty_row_whole() -> None:
    words = WON_ACTIONS.split()
    assert describe_board(new(WON_CODE, " ".join(words[:49])).state, EN) == (
        "Stock: 1 card; waste: 4 of clubs. Tips: 5 of spades."
    )
    assert describe_board(new(WON_CODE, WON_ACTIONS).state, EN) == (
        "Stock: 1 card; waste: 5 of spades."
    )


@given(games())
def test_a_face_down_card_is_never_named(game: Game) -> None:
    state = game.state
    down = [s for s in range(28) if state.is_present(s) and not state.is_face_up(s)]
    for words in (EN, RO, IT):
        board = describe_board(state, words)
        tableau = board.partition(". ")[2].lower()
        named = tableau.rstrip(".").replace("; ", ", ").replace(": ", ", ").split(", ")
        for site in down:
            assert describe_card(game.deal.tableau[site], words) not in named
            assert describe_site(state, site, words) == words.cards.face_down
        assert named.count(words.cards.face_down) == len(down)


@given(games())
def test_every_card_that_shows_its_face_is_named_once(game: Game) -> None:
    state = game.state
    board = describe_board(state, EN).lower()
    for site in range(28):
        if state.is_face_up(site):
            assert board.count(f" {describe_card(game.deal.tableau[site], EN)}") == 1


# Rules.


def rules(code: str) -> Rules:
    return parse_code(f"{code}-AAAAAAA").rules


def test_presets_have_names_and_other_rules_are_ones_own() -> None:
    presets = [rules(code) for code in ("TP1-E", "TP1-C", "TP2-EKS", "TP2-CHS", "TP2-EK")]
    assert [name_rules(preset, EN) for preset in presets] == [
        "Easy",
        "Classic",
        "Traditional",
        "Hogue 1989",
        "Custom rules",
    ]
    assert name_rules(presets[0], RO) == "Ușor"
    assert name_rules(presets[1], RO) == "Clasic"  # codespell:ignore


def test_easy_and_classic_in_words() -> None:
    assert describe_rules(rules("TP1-E"), EN) == (
        "King and ace are linked. "
        "You start with 500 points; every move costs 1, every peak adds 100."
    )
    assert describe_rules(rules("TP1-C"), RO).startswith("Regele și asul sunt separate. ")


def test_every_option_in_words() -> None:
    assert describe_rules(rules("TP2-CK2LOJ2WS"), EN) == (
        "King and ace are separate. "
        "Each card is worth its place in the chain; peaks add 15, 30 and 45. "
        "Clearing all 28 cards adds 200. "
        "When no move is left, each card in the tableau costs 5 points. "
        "All cards lie face up. "
        "There are 2 jokers in the stock. "
        "The waste starts empty: the first action takes a card of the bottom row. "
        "You may draw only when no card fits."
    )
    assert describe_rules(rules("TP2-EHJ1"), EN) == (
        "King and ace are linked. "
        "Each card is worth its place in the chain; a draw costs 5; peaks add 15, 15 and 30. "
        "There is a joker in the stock."
    )


@pytest.mark.parametrize("words", LANGUAGES.values(), ids=LANGUAGES)
def test_no_two_rule_sets_are_described_alike(words: Words) -> None:
    assert len({describe_rules(some, words) for some in ALL_RULES}) == len(ALL_RULES)


# A step, as screen readers are told.


def test_a_step_names_the_waste_and_what_turned_up() -> None:
    game = new("TP1-E-AAAAAAB")
    play(game, "KC AS")
    before = game.state
    play(game, "2D")
    assert describe_step(before, game.state, RO) == ("teanc de decartare: 2 de caro; 7 de pică")


def test_a_step_that_turns_up_nothing_names_the_waste_alone() -> None:
    game = new("TP1-E-AAAAAAB")
    before = game.state
    play(game, "draw")
    assert describe_step(before, game.state, EN) == "waste: king of spades"

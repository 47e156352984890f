"""The catalogues: one sentence for each thing, in every language."""

import re
from dataclasses import replace

import pytest

from tripeaks.engine.codes import parse_code
from tripeaks.engine.errors import CodeError, KnownError, Problem, RecordError
from tripeaks.engine.moves import Refusal
from tripeaks.engine.state import Outcome
from tripeaks.engine.words import LANGUAGES, Words, sentence

EN, RO, IT = LANGUAGES["en"], LANGUAGES["ro"], LANGUAGES["it"]
ALL_LANGUAGES = pytest.mark.parametrize("words", LANGUAGES.values(), ids=LANGUAGES)

FACTS = {
    Problem.CODE_VERSION: {"TP3"},
    Problem.CODE_RULE: {"TP3"},
    Problem.CODE_OPTIONS_IN_TP1: {"TP3"},
    Problem.CODE_OPTION: {"TP3"},
    Problem.CODE_OPTION_TWICE: {"TP3"},
    Problem.CODE_OPTION_ORDER: {"TP3"},
    Problem.CODE_DEAL_DIGIT: {"TP3"},
    Problem.CODE_DEAL_SHORT: {"42"},
    Problem.CODE_DEAL_LONG: {"42"},
    Problem.ACTION_UNKNOWN: {"TP3"},
    Problem.RECORD_VERSION: {"97", "TP3"},
    Problem.IMPORT_VERSION: {"TP3"},
    Problem.IMPORT_GAME: {"97"},
    Problem.DATE_UNKNOWN: {"TP3"},
} | {
    problem: {"97"} if problem.name.startswith("RECORD") else {"TP3"}
    for problem in Problem
    if problem.name.startswith(("RECORD", "FILE", "DISK", "DATABASE", "BACKUP", "SAVING"))
    and problem is not Problem.RECORD_VERSION
}
"""What the sentence of a problem must name, of the facts 'TP3', 42 and line 97."""


def code_sentence(text: str, words: Words) -> str:
    with pytest.raises(CodeError) as caught:
        parse_code(text)
    return sentence(caught.value, words)


def test_there_are_english_romanian_and_italian() -> None:
    assert [(code, words.language) for code, words in LANGUAGES.items()] == [
        ("en", "en"),
        ("ro", "ro"),
        ("it", "it"),
    ]


def test_the_sentences_of_the_rules_are_exact() -> None:
    assert EN.refusals[Refusal.RANK] == "It must be one rank higher or lower"
    assert EN.refusals[Refusal.LOCKED] == "This card is locked"
    assert EN.outcomes[Outcome.STUCK] == "There are no more moves"
    assert RO.refusals[Refusal.RANK] == (
        "Trebuie să aibă o valoare cu o treaptă mai mare sau mai mică"
    )
    assert RO.refusals[Refusal.LOCKED] == "Această carte este blocată"
    assert RO.outcomes[Outcome.STUCK] == "Nu mai există nicio mutare posibilă"


@ALL_LANGUAGES
@pytest.mark.parametrize("problem", Problem)
def test_each_problem_is_one_line_that_names_its_facts(problem: Problem, words: Words) -> None:
    text = sentence(KnownError(problem, "TP3", count=42, line=97), words)
    assert text.endswith(".")
    assert not set("{}\n") & set(text)
    named = {fact for fact in ("TP3", "42", "97") if re.search(rf"\b{fact}\b", text)}
    assert named == FACTS.get(problem, set())


@ALL_LANGUAGES
def test_what_was_found_may_look_like_a_template(words: Words) -> None:
    text = sentence(KnownError(Problem.ACTION_UNKNOWN, "{line}{0}"), words)
    assert "{line}{0}" in text


def test_too_short_and_too_long_by_n_have_their_plurals() -> None:
    assert [code_sentence(f"TP1-E-{letters}", EN) for letters in ("AAAAAA", "AAAAA")] == [
        "The deal is 1 letter too short: it has seven.",
        "The deal is 2 letters too short: it has seven.",
    ]
    assert [code_sentence(f"TP1-E-{letters}", IT) for letters in ("AAAAAA", "AAAAA")] == [
        "Alla partita manca 1 lettera: ne ha sette.",
        "Alla partita mancano 2 lettere: ne ha sette.",
    ]
    assert [code_sentence(f"TP1-E-{letters}", RO) for letters in ("AAAAAA", "AAAAA")] == [
        "Partidei îi lipsește 1 literă: are șapte.",
        "Partidei îi lipsesc 2 litere: are șapte.",
    ]
    for count, english, romanian, italian in (
        (1, "1 character", "1 caracter", "1 carattere"),  # codespell:ignore
        (2, "2 characters", "2 caractere", "2 caratteri"),  # codespell:ignore
        (20, "20 characters", "20 de caractere", "20 caratteri"),  # codespell:ignore
        (101, "101 characters", "101 caractere", "101 caratteri"),  # codespell:ignore
    ):
        text = "TP1-E-AAAAAAB" + "C" * count
        assert f"is {english} too long" in code_sentence(text, EN)
        assert f"are {romanian} în plus" in code_sentence(text, RO)
        assert f"ha {italian} di troppo" in code_sentence(text, IT)


@pytest.mark.parametrize(
    ("n", "cards"),
    [
        (0, "0 cărți"),
        (1, "1 carte"),
        (2, "2 cărți"),
        (19, "19 cărți"),
        (20, "20 de cărți"),
        (100, "100 de cărți"),
        (101, "101 cărți"),
        (119, "119 cărți"),
        (120, "120 de cărți"),
    ],
)
def test_romanian_has_three_plural_forms(n: int, cards: str) -> None:
    assert RO.board.cards(n) == cards


def test_english_and_italian_have_two() -> None:
    assert [EN.board.cards(n) for n in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]
    assert [IT.board.cards(n) for n in (0, 1, 2)] == ["0 carte", "1 carta", "2 carte"]


def test_a_catalogue_with_a_gap_is_refused() -> None:
    outcomes = {outcome: text for outcome, text in EN.outcomes.items() if outcome.value != "won"}
    with pytest.raises(ValueError, match=r"^en: nothing is said of .*Outcome\.WON") as caught:
        replace(EN, outcomes=outcomes)
    assert "STUCK" not in str(caught.value)


def test_an_error_tells_its_facts_to_whoever_reads_a_traceback() -> None:
    error = RecordError(Problem.RECORD_VERSION, "2", line=1)
    assert error.args == (Problem.RECORD_VERSION, "2", 0, 1)
    assert (error.problem, error.found, error.count, error.line) == error.args
    assert KnownError(Problem.CODE_EMPTY).args == (Problem.CODE_EMPTY, "", 0, 0)

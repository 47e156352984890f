"""Deal codes: forgiving to read, strict to write (rules: codes)."""

import unicodedata
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.strategies import ALL_RULES, codes
from tripeaks.engine.codes import DEAL_COUNT, DealCode, deal_letters, parse_code
from tripeaks.engine.errors import CodeError, Problem
from tripeaks.engine.rules import CLASSIC, EASY, Rules
from tripeaks.engine.scoring import CHAIN, CHAIN_200, HOGUE

B = DealCode(EASY, 1)
"""TP1-E-AAAAAAB."""

DASHES = [
    "HYPHEN-MINUS",
    "HYPHEN",
    "NON-BREAKING HYPHEN",
    "FIGURE DASH",
    "EN DASH",
    "EM DASH",
    "HORIZONTAL BAR",
    "MINUS SIGN",
    "SMALL EM DASH",
    "SMALL HYPHEN-MINUS",
    "FULLWIDTH HYPHEN-MINUS",
    "SUPERSCRIPT MINUS",
    "SUBSCRIPT MINUS",
    "TWO-EM DASH",
    "THREE-EM DASH",
    "WAVE DASH",
    "WAVY DASH",
    "MONGOLIAN TODO SOFT HYPHEN",
    "HEBREW PUNCTUATION MAQAF",
    "SOFT HYPHEN",
    "HYPHEN BULLET",
    "MODIFIER LETTER MINUS SIGN",
    "HEAVY MINUS SIGN",
]


def problem(text: str) -> tuple[Problem, str, int]:
    """Return what is wrong with `text`, and its facts."""
    with pytest.raises(CodeError) as caught:
        parse_code(text)
    return caught.value.problem, caught.value.found, caught.value.count


# Writing.


def test_seven_letters_are_base_26_most_significant_first() -> None:
    assert deal_letters(0) == "AAAAAAA"
    assert deal_letters(1) == "AAAAAAB"
    assert deal_letters(26) == "AAAAABA"
    assert deal_letters(26**6) == "BAAAAAA"
    assert deal_letters(26**7 - 1) == "ZZZZZZZ"
    assert DEAL_COUNT == 26**7


@pytest.mark.parametrize("number", [-1, 26**7])
def test_other_numbers_are_no_deal(number: int) -> None:
    with pytest.raises(ValueError, match=rf"^deal number {number} is not below 26\^7$"):
        DealCode(EASY, number)


@pytest.mark.parametrize(
    ("options", "rules"),
    [
        ("K", Rules(scoring=CHAIN)),
        ("K2", Rules(scoring=CHAIN_200)),
        ("H", Rules(scoring=HOGUE)),
        ("KL", Rules(scoring=CHAIN.with_leftovers())),
        ("K2L", Rules(scoring=CHAIN_200.with_leftovers())),
        ("HL", Rules(scoring=HOGUE.with_leftovers())),
        ("O", Rules(open_peaks=True)),
        ("J1", Rules(jokers=1)),
        ("J2", Rules(jokers=2)),
        ("W", Rules(empty_waste=True)),
        ("S", Rules(draw_only_when_stuck=True)),
        ("KOJ2", Rules(scoring=CHAIN, open_peaks=True, jokers=2)),
        ("K2LOJ1WS", Rules(True, CHAIN_200.with_leftovers(), True, 1, True, True)),
    ],
)
def test_tp2_says_each_option(options: str, rules: Rules) -> None:
    assert str(DealCode(rules, 1)) == f"TP2-E{options}-AAAAAAB"
    assert parse_code(f"TP2-E{options}-AAAAAAB") == DealCode(rules, 1)


def test_tp1_says_the_two_app_rules() -> None:
    assert str(B) == "TP1-E-AAAAAAB"
    assert str(DealCode(CLASSIC, 1)) == "TP1-C-AAAAAAB"


def test_a_tp2_code_without_options_is_written_as_tp1() -> None:
    assert str(parse_code("TP2-E-AAAAAAB")) == "TP1-E-AAAAAAB"
    assert str(parse_code("TP2-C-AAAAAAB")) == "TP1-C-AAAAAAB"


def test_a_code_with_n_reads_as_easy_and_is_shown_as_e() -> None:
    assert parse_code("TP1-N-AAAAAAB") == B
    assert str(parse_code("TP1-N-AAAAAAB")) == "TP1-E-AAAAAAB"


@pytest.mark.parametrize("rules", ALL_RULES)
def test_every_rule_set_reads_as_it_is_written(rules: Rules) -> None:
    code = DealCode(rules, 308915776)
    assert parse_code(str(code)) == code


@given(codes)
def test_every_code_reads_as_it_is_written_in_any_case(code: DealCode) -> None:
    assert parse_code(str(code)) == parse_code(str(code).lower()) == code


# Forgiving reading.


@pytest.mark.parametrize(
    "text",
    [
        "tp1-e-aaaaaab",
        "Tp1-e-AaAaAaB",
        "  TP1-E-AAAAAAB\n",
        "tripeaks:TP1-E-AAAAAAB",
        "tripeaks://TP1-E-AAAAAAB/",
        "TRIPEAKS://tp1-e-aaaaaab/",
        "Play TP1-E-AAAAAAB, then TP1-E-AAAAAAD!",
        "Joacă „TP1-E-AAAAAAB”.",
        "code=TP1-E-AAAAAAB&lang=ro",
        "_TP1-E-AAAAAAB_",
        "ăTP1-E-AAAAAABă",
        "TP1EAAAAAAB",
        "tp1eaaaaaab",
        "TP1-EAAAAAAB",
        "TP1E-AAAAAAB",
        "say tp1eaaaaaab now",
        "TP2-E-AAAAAAB",
    ],
)
def test_reading_is_forgiving(text: str) -> None:
    assert parse_code(text) == B


@pytest.mark.parametrize("name", DASHES)
def test_any_unicode_dash_or_hyphen_is_a_dash(name: str) -> None:
    dash = unicodedata.lookup(name)
    assert parse_code(f"TP1{dash}E{dash}AAAAAAB") == B
    assert problem(f"TP1{dash}E{dash}AAAAAAB{dash}")[0] is Problem.CODE_DEAL_LONG


def test_every_sign_of_unicodes_dash_punctuation_is_a_dash() -> None:
    signs = [chr(code) for code in range(0x110000) if unicodedata.category(chr(code)) == "Pd"]
    assert len(signs) >= 26
    assert all(parse_code(f"TP1{sign}E{sign}AAAAAAB") == B for sign in signs)


def test_other_signs_are_no_dash() -> None:
    for sign in "_~=+·.:/":
        with pytest.raises(CodeError):
            parse_code(f"TP1{sign}E{sign}AAAAAAB")


def test_tp2_may_leave_out_all_dashes_but_its_last() -> None:
    code = parse_code("TP2-EKOJ2-AAAAAAB")
    assert parse_code("TP2EKOJ2-AAAAAAB") == code
    assert parse_code("tp2ekoj2-aaaaaab") == code
    assert problem("TP2-EKOJ2AAAAAAB")[0] is Problem.CODE_DASH_MISSING
    assert problem("TP2EKOJ2AAAAAAB")[0] is Problem.CODE_DASH_MISSING


@pytest.mark.parametrize(
    "text",
    ["xTP1-E-AAAAAAB", "1TP1EAAAAAAB", "-TP1-E-AAAAAAB", "–TP1-E-AAAAAAB", "XTP1EAAAAAAB"],
)
def test_a_code_does_not_begin_within_a_word(text: str) -> None:
    assert problem(text)[0] is Problem.CODE_ABSENT


def test_a_code_is_bounded_by_no_letter_digit_or_dash() -> None:
    for end in ("C", "c", "7", "-", "—"):
        assert problem(f"TP1-E-AAAAAAB{end}") == (Problem.CODE_DEAL_LONG, "", 1)
    for end in ("_", "ă", ".", "/", " C"):
        assert parse_code(f"TP1-E-AAAAAAB{end}") == B


def test_only_ascii_letters_are_letters() -> None:
    assert problem("TP1-E-AAAAAA\N{LATIN SMALL LETTER LONG S}") == (Problem.CODE_DEAL_SHORT, "", 1)
    assert problem("\N{FULLWIDTH LATIN CAPITAL LETTER T}P1-E-AAAAAAB")[0] is Problem.CODE_ABSENT
    assert problem("TP1-E-AAAAAA\N{ARABIC-INDIC DIGIT ONE}") == (Problem.CODE_DEAL_SHORT, "", 1)


def test_the_first_code_is_read_and_what_only_looks_like_one_is_passed_over() -> None:
    assert parse_code("TPS reports: TP1-E-AAAAAA, TP1-E-AAAAAAB, TP1-C-AAAAAAD") == B
    assert problem("TP1-E-AAAAAA and TP3-E-AAAAAAB") == (Problem.CODE_DEAL_SHORT, "", 1)


# The first thing wrong.


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", (Problem.CODE_EMPTY, "", 0)),
        (" \t\n", (Problem.CODE_EMPTY, "", 0)),
        ("hello", (Problem.CODE_ABSENT, "", 0)),
        ("AAAAAAB", (Problem.CODE_ABSENT, "", 0)),
        ("T", (Problem.CODE_ABSENT, "", 0)),
        ("TP", (Problem.CODE_VERSION, "TP", 0)),
        ("TP-E-AAAAAAB", (Problem.CODE_VERSION, "TP", 0)),
        ("TP3-E-AAAAAAB", (Problem.CODE_VERSION, "TP3", 0)),
        ("TP0-E-AAAAAAB", (Problem.CODE_VERSION, "TP0", 0)),
        ("TPX-E-AAAAAAB", (Problem.CODE_VERSION, "TPX", 0)),
        ("TP1", (Problem.CODE_RULE_MISSING, "", 0)),
        ("TP1-", (Problem.CODE_RULE_MISSING, "", 0)),
        ("TP2-", (Problem.CODE_RULE_MISSING, "", 0)),
        ("TP1-X-AAAAAAB", (Problem.CODE_RULE, "X", 0)),
        ("TP1--E-AAAAAAB", (Problem.CODE_RULE, "-", 0)),
        ("TP12-E-AAAAAAB", (Problem.CODE_VERSION, "TP12", 0)),
        ("TP2-N-AAAAAAB", (Problem.CODE_RULE, "N", 0)),
        ("TP2-K-AAAAAAB", (Problem.CODE_RULE, "K", 0)),
        ("TP1-EK-AAAAAAB", (Problem.CODE_OPTIONS_IN_TP1, "K", 0)),
        ("TP1EJ2W-AAAAAAB", (Problem.CODE_OPTIONS_IN_TP1, "J2W", 0)),
        ("TP1-EX-AAAAAAB", (Problem.CODE_OPTIONS_IN_TP1, "X", 0)),
        ("TP1-EJ3-AAAAAAB", (Problem.CODE_OPTIONS_IN_TP1, "J3", 0)),
        ("TP2-EX-AAAAAAB", (Problem.CODE_OPTION, "X", 0)),
        ("TP2-EK3-AAAAAAB", (Problem.CODE_OPTION, "3", 0)),
        ("TP2-EH2-AAAAAAB", (Problem.CODE_OPTION, "2", 0)),
        ("TP2-EJ12-AAAAAAB", (Problem.CODE_OPTION, "2", 0)),
        ("TP2-EOKX-AAAAAAB", (Problem.CODE_OPTION_ORDER, "K", 0)),
        ("TP2-EOO-AAAAAAB", (Problem.CODE_OPTION_TWICE, "O", 0)),
        ("TP2-EKLL-AAAAAAB", (Problem.CODE_OPTION_TWICE, "L", 0)),
        ("TP2-EJ1J2-AAAAAAB", (Problem.CODE_OPTION_TWICE, "J", 0)),
        ("TP2-EWOW-AAAAAAB", (Problem.CODE_OPTION_ORDER, "O", 0)),
        ("TP2-EWSW-AAAAAAB", (Problem.CODE_OPTION_TWICE, "W", 0)),
        ("TP2-EOK2-AAAAAAB", (Problem.CODE_OPTION_ORDER, "K2", 0)),
        ("TP2-EOH-AAAAAAB", (Problem.CODE_OPTION_ORDER, "H", 0)),
        ("TP2-EKOL-AAAAAAB", (Problem.CODE_OPTION_ORDER, "L", 0)),
        ("TP2-EJ1O-AAAAAAB", (Problem.CODE_OPTION_ORDER, "O", 0)),
        ("TP2-EWJ1-AAAAAAB", (Problem.CODE_OPTION_ORDER, "J1", 0)),
        ("TP2-ESW-AAAAAAB", (Problem.CODE_OPTION_ORDER, "W", 0)),
        ("TP2-EKH-AAAAAAB", (Problem.CODE_TWO_SCORINGS, "", 0)),
        ("TP2-EHK2-AAAAAAB", (Problem.CODE_TWO_SCORINGS, "", 0)),
        ("TP2-EKK-AAAAAAB", (Problem.CODE_TWO_SCORINGS, "", 0)),
        ("TP2-EL-AAAAAAB", (Problem.CODE_LEFTOVERS, "", 0)),
        ("TP2-ELK-AAAAAAB", (Problem.CODE_LEFTOVERS, "", 0)),
        ("TP2-EJ-AAAAAAB", (Problem.CODE_JOKERS, "", 0)),
        ("TP2-EJ0-AAAAAAB", (Problem.CODE_JOKERS, "", 0)),
        ("TP2-EJ3-AAAAAAB", (Problem.CODE_JOKERS, "", 0)),
        ("TP2-EJW-AAAAAAB", (Problem.CODE_JOKERS, "", 0)),
        ("TP2-E", (Problem.CODE_DASH_MISSING, "", 0)),
        ("TP2-EKAAAAAAB", (Problem.CODE_DASH_MISSING, "", 0)),
        ("TP1-E", (Problem.CODE_DEAL_MISSING, "", 0)),
        ("TP1-E-", (Problem.CODE_DEAL_MISSING, "", 0)),
        ("TP2-EK-", (Problem.CODE_DEAL_MISSING, "", 0)),
        ("TP1-E-AAA1AAB", (Problem.CODE_DEAL_DIGIT, "1", 0)),
        ("TP1-E-A0", (Problem.CODE_DEAL_DIGIT, "0", 0)),
        ("TP2-EK-AAAAAA9", (Problem.CODE_DEAL_DIGIT, "9", 0)),
        ("TP1-E-AAA-AAB", (Problem.CODE_DEAL_DASH, "", 0)),
        ("TP1-E--AAAAAAB", (Problem.CODE_DEAL_DASH, "", 0)),
        ("TP2-E-K-AAAAAAB", (Problem.CODE_DEAL_DASH, "", 0)),
        ("TP1-E-A", (Problem.CODE_DEAL_SHORT, "", 6)),
        ("TP1-E-AAAAB", (Problem.CODE_DEAL_SHORT, "", 2)),
        ("TP1EAAAAAA", (Problem.CODE_DEAL_SHORT, "", 1)),
        ("TP1-E-AAAAAABC", (Problem.CODE_DEAL_LONG, "", 1)),
        ("TP1-E-AAAAAAB12345", (Problem.CODE_DEAL_LONG, "", 5)),
        ("TP2-EK-AAAAAABCD", (Problem.CODE_DEAL_LONG, "", 2)),
    ],
)
def test_what_is_no_code_is_told_the_first_thing_wrong(
    text: str, expected: tuple[Problem, str, int]
) -> None:
    found = problem(text)
    if expected[0] is Problem.CODE_TWO_SCORINGS:
        found = (found[0], "", 0)  # its sentence names no option
    assert found == expected


@given(st.text())
def test_any_text_is_a_code_or_a_code_error(text: str) -> None:
    with suppress(CodeError):
        assert isinstance(parse_code(text), DealCode)


@given(st.text(alphabet="TP12-–EeCNKHLOJWSAb0 :/\udcff", max_size=24))
def test_so_is_any_text_that_looks_like_one(text: str) -> None:
    try:
        code = parse_code(f"TP{text}")
    except CodeError:
        return
    assert parse_code(str(code)) == code


@given(codes, st.integers(0, 30), st.characters())
def test_so_is_a_code_with_one_character_put_in(code: DealCode, at: int, char: str) -> None:
    text = str(code)
    with suppress(CodeError):
        parse_code(text[:at] + char + text[at:])


def test_spaces_inside_a_code_are_named() -> None:
    for text in ("tp1 - c - kqjxyza", "TP1 C KQJXYZA", "TP1-E AAAAAAB", "TP2-EK - AAAAAAB"):
        assert problem(text)[0] is Problem.CODE_SPACES
    assert problem("TP1-E- is all")[0] is Problem.CODE_DEAL_MISSING


def test_a_bullet_is_no_dash() -> None:
    assert parse_code("・TP1-E-AAAAAAB") == B


def test_options_in_tp1_are_told_from_a_dash_in_the_deal() -> None:
    for text in ("TP1-EK-AAAAAAB", "TP1-EK-AAAAAABC"):
        assert problem(text) == (Problem.CODE_OPTIONS_IN_TP1, "K", 0)
    assert problem("TP1-EAAAA-AAB")[0] is Problem.CODE_DEAL_DASH

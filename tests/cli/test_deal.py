"""``tripeaks deal``."""

import pytest

from tests.cli.command import Cli
from tests.engine.vectors import VECTORS

EASY = {
    "wrap": True,
    "scoring": "moves",
    "clear_bonus": 0,
    "leftovers": False,
    "open_peaks": False,
    "jokers": 0,
    "empty_waste": False,
    "draw_only_when_stuck": False,
}


@pytest.mark.parametrize(
    ("code", "row"),
    [
        *((f"TP1-E-{letters}", row) for letters, row in VECTORS["deals"].items()),
        *VECTORS["with_jokers"].items(),
        *VECTORS["empty_waste"].items(),
    ],
)
def test_json_has_every_card_of_the_vectors(cli: Cli, code: str, row: str) -> None:
    form = cli.good("deal", code, "--json").json
    assert list(form) == ["code", "rules", "tableau", "waste", "stock"]
    assert form["code"] == code
    waste = [] if form["waste"] is None else [form["waste"]]
    assert [*form["tableau"], *waste, *form["stock"]] == row.split()
    assert len(form["tableau"]) == 28
    assert (form["waste"] is None) == ("W" in code.split("-")[1])


@pytest.mark.parametrize(
    ("options", "changed"),
    [
        ("TP1-E", {}),
        ("TP1-N", {}),
        ("TP1-C", {"wrap": False}),
        ("TP2-EK", {"scoring": "chain", "clear_bonus": 100}),
        ("TP2-EK2L", {"scoring": "chain", "clear_bonus": 200, "leftovers": True}),
        ("TP2-CH", {"wrap": False, "scoring": "hogue"}),
        (
            "TP2-EOJ2WS",
            {"open_peaks": True, "jokers": 2, "empty_waste": True, "draw_only_when_stuck": True},
        ),
    ],
)
def test_json_spells_out_all_rules(cli: Cli, options: str, changed: dict[str, object]) -> None:
    form = cli.good("deal", "--json", f"{options}-AAAAAAB").json
    assert form["rules"] == {**EASY, **changed}
    assert form["code"] == f"{options}-AAAAAAB".replace("N", "E")


def test_text_shows_the_table_and_says_it_in_words(cli: Cli) -> None:
    lines = cli.good("deal", "tripeaks://tp1-n-aaaaaab/").out.splitlines()
    assert lines[0] == "TP1-E-AAAAAAB  Easy"
    assert lines[1].startswith("King and ace are linked.")
    assert lines[2:9] == [
        "",
        "      ##          ##          ##",
        "    ##  ##      ##  ##      ##  ##",
        "  ##  ##  ##  ##  ##  ##  ##  ##  ##",
        "3♠  5♠  K♣  4♠  2♦  A♠  K♦  8♥  7♣  9♠",
        "",
        "Stock: 23 cards; waste: A♣",
    ]
    assert lines[9] == ""
    assert lines[10].startswith("Stock: 23 cards; waste: ace of clubs. Tips: face-down card,")
    assert len(lines) == 11


def test_open_peaks_show_every_card_also_tens(cli: Cli) -> None:
    lines = cli.good("deal", "TP2-EO-AAAAAAB").out.splitlines()
    assert lines[3:7] == [
        "      3♦          9♣          5♣",
        "    3♣  5♦      8♣  J♦      7♦  8♦",
        "  6♠  5♥  10♠ 4♦  7♠  4♣  9♦  J♠  4♥",
        "3♠  5♠  K♣  4♠  2♦  A♠  K♦  8♥  7♣  9♠",
    ]


def test_an_empty_waste_is_called_empty(cli: Cli) -> None:
    assert "Stock: 24 cards; waste: empty\n" in cli.good("deal", "TP2-EW-AAAAAAB").out


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Easy", "waste: ace of clubs. Tips:", "9 of spades."]),
        ("ro", ["Ușor", "teanc de decartare: as de treflă. vârfuri:", "9 de pică."]),
        ("it", ["Facile", "pila degli scarti: asso di fiori. Cime:", "9 di picche."]),
    ],
)
def test_text_comes_in_three_languages(cli: Cli, language: str, words: list[str]) -> None:
    out = cli.good("deal", "TP1-E-AAAAAAB", "--lang", language).out
    assert all(word in out for word in words)


def test_help_and_version_are_no_errors(cli: Cli) -> None:
    assert "tripeaks deal" in cli.good("deal", "--help").out
    assert "tripeaks play" in cli.good("play", "-h").out
    assert cli.good("--version").out == cli.good("-V").out
    assert cli.good("--version").out.startswith("tripeaks 0.")
    assert cli.good("--help").out == cli.good("-h").out
    assert "tripeaks play CODE|FILE ACTION" in cli.good("--help").out
    assert "tripeaks FILE.tripeaks" in cli.good("--help").out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["deal"], "CODE"),
        (["deal", ""], "Type or paste a deal code"),
        (["deal", "TP1-E-AAAAAAB", "more"], "more"),
        (["deal", "TP1-E-AAAAAAB", "--frob"], "--frob"),
        (["deal", "TP1-E-AAAAAAB", "--js"], "--js"),
        (["deal", "TP1-E-AAAAAAB", "--lang"], "--lang"),
        (["deal", "TP1-E-AAAAAAB", "--lang", "de"], "de"),
        (["deal", "TP1-E-AAAAAAB", "--lang", "a\nb"], "invalid choice"),
        (["deal", "TP3-E-AAAAAAB"], "TP3"),
        (["deal", "TP1-E-AAAAAABC"], "1 character too long"),
        (["deal", "TP1-E-AAAAB"], "2 letters too short"),
        (["deal", "TP1-E\n-AAAAAAB"], "no spaces inside a deal code"),
        (["deal", "\udcff\udcfe"], "no deal code"),
        (["--frob"], "--frob"),
        (["--frob\nnicate"], "--frob nicate"),
        (["-"], "there is no option -"),
    ],
)
def test_bad_input_is_one_line(cli: Cli, arguments: list[str], words: str) -> None:
    assert words in cli.error(*arguments)


def test_what_is_wrong_is_said_in_the_language_asked_for(cli: Cli) -> None:
    assert "literă de regulă" in cli.error("deal", "TP1-X-AAAAAAB", "--lang", "ro")
    assert "lettera di regola" in cli.error("deal", "--lang=it", "TP1-X-AAAAAAB")
    assert "no rule letter" in cli.error("deal", "TP1-X-AAAAAAB", "--lang", "en")
    assert "invalid choice" in cli.error("deal", "TP1-X-AAAAAAB", "--lang", "xx")
    assert "expected one argument" in cli.error("deal", "TP1-X-AAAAAAB", "--lang")

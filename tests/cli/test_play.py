"""``tripeaks play``."""

from pathlib import Path

import pytest
from hypothesis import given

from tests.cli.command import Cli
from tests.cli.test_deal import EASY
from tests.engine.strategies import games
from tests.engine.vectors import WON_ACTIONS, WON_CODE
from tripeaks.cli.json_form import game_form
from tripeaks.engine.game import Game

HIDDEN = ["##"] * 18
BOTTOM = ["3S", "5S", "KC", "4S", "2D", "AS", "KD", "8H", "7C", "9S"]
B = "TP1-E-AAAAAAB"


def reasons(cli: Cli, code: str, *words: str) -> list[str | None]:
    actions = cli.good("play", code, *words, "--json").json["actions"]
    assert [action["action"] for action in actions] == list(words)
    assert all(action["ok"] == ("reason" not in action) for action in actions)
    return [action.get("reason") for action in actions]


def test_json_at_the_start_is_exactly_this(cli: Cli) -> None:
    assert cli.good("play", B, "--json").json == {
        "code": B,
        "rules": EASY,
        "actions": [],
        "tableau": HIDDEN + BOTTOM,
        "exposed": list(range(18, 28)),
        "playable": [20, 22, 24],
        "waste": "AC",
        "waste_count": 1,
        "stock_count": 23,
        "score": 500,
        "moves": 0,
        "chain": 0,
        "peaks_cleared": [],
        "outcome": "in_progress",
    }


def test_json_after_some_actions_is_exactly_this(cli: Cli) -> None:
    tableau = [*HIDDEN, *BOTTOM]
    tableau[13] = "7S"
    form = cli.good(
        "play", B, "--json", "K♣", "3s", "as", "7S", "@22", "draw", "undo", "8C", "KC"
    ).json
    assert form == {
        "code": B,
        "rules": EASY,
        "actions": [
            {"action": "K♣", "ok": True},
            {"action": "3s", "ok": False, "reason": "rank"},
            {"action": "as", "ok": True},
            {"action": "7S", "ok": False, "reason": "locked"},
            {"action": "@22", "ok": True},
            {"action": "draw", "ok": True},
            {"action": "undo", "ok": True},
            {"action": "8C", "ok": False, "reason": "locked"},
            {"action": "KC", "ok": False, "reason": "gone"},
        ],
        "tableau": [None if site in (20, 22, 23) else card for site, card in enumerate(tableau)],
        "exposed": [13, 18, 19, 21, 24, 25, 26, 27],
        "playable": [18],
        "waste": "2D",
        "waste_count": 4,
        "stock_count": 23,
        "score": 497,
        "moves": 4,
        "chain": 3,
        "peaks_cleared": [],
        "outcome": "in_progress",
    }


def test_a_won_game_in_json(cli: Cli) -> None:
    form = cli.good("play", WON_CODE, *WON_ACTIONS.split(), "--json").json
    assert form["tableau"] == [None] * 28
    assert form["exposed"] == form["playable"] == []
    assert (form["score"], form["moves"]) == (750, 50)
    assert (form["waste"], form["waste_count"], form["stock_count"]) == ("5S", 51, 1)
    assert form["peaks_cleared"] == ["right", "middle", "left"]
    assert form["outcome"] == "won"


def test_a_stuck_game_can_be_undone(cli: Cli) -> None:
    form = cli.good("play", "TP1-E-PEAKSAB", *["draw"] * 23, "--json").json
    assert (form["outcome"], form["playable"]) == ("stuck", [])
    form = cli.good("play", "TP1-E-PEAKSAB", *["draw"] * 23, "undo", "--json").json
    assert (form["outcome"], form["moves"], form["score"]) == ("in_progress", 23, 500 - 22)


def test_options_may_stand_anywhere(cli: Cli) -> None:
    once = cli.good("play", B, "KC", "AS", "--json")
    for arguments in (
        ["--json", B, "KC", "AS"],
        [B, "--json", "KC", "AS"],
        [B, "KC", "--json", "AS"],
    ):
        assert cli.good("play", *arguments) == once


def test_every_reason_has_its_name(cli: Cli) -> None:
    assert reasons(cli, B, "undo", "redo", "KC", "KC", "3S", "7S", "@20") == [
        "nothing_to_undo",
        "nothing_to_redo",
        None,
        "gone",
        "rank",
        "locked",
        "gone",
    ]
    assert reasons(cli, B, *["draw"] * 24)[-1] == "stock_empty"
    assert reasons(cli, "TP2-EW-AAAAAAB", "draw", "8H", "draw") == ["must_take", None, None]
    assert reasons(cli, "TP2-ES-AAAAAAB", "draw") == ["must_take"]
    over = reasons(cli, WON_CODE, *WON_ACTIONS.split(), "draw", "5S", "6H", "**", "undo", "redo")
    assert over[-6:] == ["over"] * 6


def test_a_card_of_the_stock_or_the_waste_is_gone(cli: Cli) -> None:
    assert reasons(cli, "TP2-EJ1-AAAAAAB", "AC", "KS", "**") == ["gone"] * 3


def test_open_peaks_are_named_in_json_but_not_exposed(cli: Cli) -> None:
    form = cli.good("play", "TP2-EO-AAAAAAB", "7S", "--json").json
    assert "##" not in form["tableau"]
    assert form["exposed"] == list(range(18, 28))
    assert form["actions"][0]["reason"] == "locked"


def test_a_joker_on_the_waste_is_two_stars(cli: Cli) -> None:
    form = cli.good("play", "TP2-EJ1-AAAAAAB", *["draw"] * 6, "--json").json
    assert form["waste"] == "**"
    assert form["playable"] == form["exposed"]


@given(games())
def test_json_never_names_a_face_down_card(game: Game) -> None:
    form, state = game_form(game, []), game.state
    tableau = form["tableau"]
    assert isinstance(tableau, list)
    for site, shown in enumerate(tableau):
        assert (shown is None) == (not state.is_present(site))
        if shown is not None:
            name = game.deal.tableau[site].code
            assert shown == (name if state.is_face_up(site) else "##")


# Text.


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "TP1-E-AAAAAAB  Easy",
                "KC: ✓",
                "3S: It must be one rank higher or lower.",
                "7S: This card is locked.",
            ],
        ),
        (
            "ro",
            [
                "TP1-E-AAAAAAB  Ușor",
                "KC: ✓",
                "3S: Trebuie să aibă o valoare cu o treaptă mai mare sau mai mică.",
                "7S: Această carte este blocată.",
            ],
        ),
        (
            "it",
            [
                "TP1-E-AAAAAAB  Facile",
                "KC: ✓",
                "3S: Deve essere più alta o più bassa di un valore.",
                "7S: Questa carta è bloccata.",
            ],
        ),
    ],
)
def test_text_says_what_was_done_and_why_not(cli: Cli, language: str, lines: list[str]) -> None:
    out = cli.good("play", B, "KC", "3S", "7S", "--lang", language).out.splitlines()
    assert out[:4] == lines


def test_text_ends_with_the_table_the_words_and_the_figures(cli: Cli) -> None:
    out = cli.good("play", B, "KC", "AS", "2D").out.splitlines()
    assert out[4:10] == [
        "",
        "      ##          ##          ##",
        "    ##  ##      ##  ##      ##  ##",
        "  ##  ##  ##  ##  7♠  ##  ##  ##  ##",
        "3♠  5♠      4♠          K♦  8♥  7♣  9♠",
        "",
    ]
    assert out[10] == "Stock: 23 cards; waste: 2♦"
    assert out[12].startswith("Stock: 23 cards; waste: 2 of diamonds. Tips: ")
    assert out[13:] == ["Score 497, moves 3, chain 3. The game is in progress."]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Score 750, moves 50, chain 1. You have won."),
        ("ro", "Punctaj 750, mutări 50, lanț 1. Ai câștigat."),
        ("it", "Punteggio 750, mosse 50, catena 1. Hai vinto."),
    ],
)
def test_a_won_game_in_text(cli: Cli, language: str, line: str) -> None:
    out = cli.good("play", WON_CODE, *WON_ACTIONS.split(), "--lang", language).out
    assert out.splitlines()[-1] == line


# Records.


def test_a_saved_game_goes_on(cli: Cli, tmp_path: Path) -> None:
    file = str(tmp_path / "a game.tripeaks")
    saved = cli.good("play", B, "KC", "3S", "draw", "undo", "--save", file, "--json").json
    resumed = cli.good("play", file, "--json").json
    assert resumed == {**saved, "actions": []}
    further = cli.good("play", file, "redo", "undo", "AS", "--save", file, "--json").json
    assert (further["moves"], further["chain"], further["waste"]) == (4, 2, "AS")
    straight = cli.good("play", B, "KC", "draw", "undo", "redo", "undo", "AS", "--json").json
    assert {**straight, "actions": further["actions"]} == further
    assert cli.good("play", file, "--json").json == {**further, "actions": []}


def test_a_won_game_stays_over_when_it_is_resumed(cli: Cli, tmp_path: Path) -> None:
    file = str(tmp_path / "won.TRIPEAKS")
    cli.good("play", WON_CODE, *WON_ACTIONS.split(), "--save", file)
    assert reasons(cli, file, "undo", "draw") == ["over", "over"]


def test_the_line_of_a_broken_record_is_named(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.tripeaks"
    cli.good("play", B, "KC", "draw", "--save", str(file))
    text = file.read_text()
    file.write_text(text.replace("KC", "KS"))
    assert cli.error("play", str(file)) == "Line 3: this card does not lie at this site."
    file.write_text(text.replace("draw", "draw\ndraw"))
    assert cli.error("play", str(file)) == ("Line 6: the record was changed after it was written.")
    file.write_text(text[:-1])
    assert cli.error("play", str(file), "--json") == "Line 5: the record is cut off here."
    file.write_text(text.replace("record 1", "record 7"))
    assert cli.error("play", str(file)) == (
        "Line 1: this record has version 7, which this program does not read."
    )
    file.write_bytes(bytes(range(256)))
    assert cli.error("play", str(file)) == "Line 2: this is no text."
    file.write_bytes(b"")
    assert cli.error("play", str(file)) == "Line 1: this file is no TriPeaks record."


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play"], "CODE|FILE"),
        (["play", "TP1-E"], "seven letters"),
        (["play", B, "KX"], "“KX” is no action"),
        (["play", B, "KC", ""], "“” is no action"),
        (["play", B, "@28"], "“@28” is no action"),
        (["play", B, "K\nC"], "“K C” is no action"),
        (["play", B, "\udcff"], "is no action"),
        (["play", B, "\x1b[2J\x08"], "“\\x1b[2J\\x08” is no action"),
        (["play", B, "\u202e"], "“\\u202e” is no action"),
        (["play", B, "-KC"], "-KC"),
        (["play", B, "--lang", "xx"], "xx"),
        (["play", B, "--save"], "--save"),
        (["play", "/no/such/file.tripeaks"], "/no/such/file.tripeaks does not exist"),
        (["play", "/no/such/\udcff.tripeaks"], "does not exist"),
        (["play", B, "--save", "/no/such/file.tripeaks"], "file.tripeaks cannot be written"),
        (["play", B, "--save", ""], "needs the name of a file"),
        (["play", B, "--save", "a\0b.tripeaks"], "cannot be written"),
        (["play", "a\0b.tripeaks"], "cannot be read"),
    ],
)
def test_bad_input_is_one_line(cli: Cli, arguments: list[str], words: str) -> None:
    assert words in cli.error(*arguments)


def test_a_folder_is_no_record(cli: Cli, tmp_path: Path) -> None:
    folder = tmp_path / "folder.tripeaks"
    folder.mkdir()
    assert cli.error("play", str(folder)).endswith("folder.tripeaks cannot be read.")
    assert cli.error("play", B, "--save", str(folder)).endswith("cannot be written.")
    assert list(tmp_path.iterdir()) == [folder]


def test_bad_input_saves_nothing(cli: Cli, tmp_path: Path) -> None:
    cli.error("play", B, "KC", "nonsense", "--save", str(tmp_path / "game.tripeaks"))
    assert not list(tmp_path.iterdir())


def test_a_saved_game_opens_under_any_name(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "no suffix"
    cli.good("play", B, "KC", "--save", str(file))
    assert cli.good("play", str(file), "AS", "--json").json["moves"] == 2

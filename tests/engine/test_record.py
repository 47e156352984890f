"""Games as text: written, read back, and refused when anything is wrong with them."""

import zlib
from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.play import new, play
from tests.engine.strategies import ALL_RULES, finished, games
from tests.engine.vectors import WON_ACTIONS, WON_CODE
from tripeaks.engine.codes import DealCode
from tripeaks.engine.errors import Problem, RecordError
from tripeaks.engine.game import Game
from tripeaks.engine.record import read_record, write_record
from tripeaks.engine.rules import Rules

EXAMPLE = """\
tripeaks record 1
code TP1-E-AAAAAAB
take 20 KC
draw
undo
redo
end 4 4147e055
"""


def example() -> Game:
    return new("TP1-E-AAAAAAB", "KC draw undo redo")


def facts(game: Game) -> tuple[object, ...]:
    return (game.code, game.log, game.state, game.can_undo, game.can_redo)


def closed(text: str) -> bytes:
    """Return `text` with the closing line that fits it."""
    data = text.encode()
    return data + f"end {text.count(chr(10)) - 2} {zlib.crc32(data):08x}\n".encode()


def problem(data: bytes) -> tuple[Problem, int]:
    """Return what is wrong with a record, and the line that is named."""
    with pytest.raises(RecordError) as caught:
        read_record(data)
    return caught.value.problem, caught.value.line


def test_a_record_is_a_version_a_code_the_log_and_a_closing_line() -> None:
    assert write_record(example()) == EXAMPLE == closed(EXAMPLE[: EXAMPLE.index("end")]).decode()


def test_the_closing_line_counts_the_entries() -> None:
    for count in range(6):
        last = write_record(new("TP1-E-AAAAAAB", "draw " * count)).splitlines()[-1]
        assert last.split()[:2] == ["end", str(count)]


def test_a_game_reads_as_it_was_written() -> None:
    assert facts(read_record(EXAMPLE.encode())) == facts(example())


def test_a_new_game_and_a_won_game_have_records_too() -> None:
    for game in (new("TP2-EW-AAAAAAB"), new(WON_CODE, WON_ACTIONS)):
        assert facts(read_record(write_record(game).encode())) == facts(game)


def test_a_read_game_goes_on() -> None:
    game = read_record(write_record(new("TP1-E-AAAAAAB", "KC AS undo")).encode())
    assert play(game, "redo 2D undo").move_count == 4


@given(games())
def test_every_game_reads_as_it_was_written(game: Game) -> None:
    assert facts(read_record(write_record(game).encode("ascii"))) == facts(game)


@pytest.mark.parametrize("rules", ALL_RULES[::5])
def test_so_does_every_finished_game(rules: Rules) -> None:
    game = finished(rules, Random(7))
    assert facts(read_record(write_record(game).encode())) == facts(game)


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.replace(b"\n", b"\r\n"),
        lambda data: b"\xef\xbb\xbf" + data,
        lambda data: b"\xef\xbb\xbf" + data.replace(b"\n", b"\r\n"),
    ],
)
def test_what_mail_programs_do_to_text_is_accepted(change: Callable[[bytes], bytes]) -> None:
    assert facts(read_record(change(EXAMPLE.encode()))) == facts(example())


# Faults.


@pytest.mark.parametrize("length", range(len(EXAMPLE)))
def test_a_record_cut_at_any_byte_is_refused(length: int) -> None:
    data = EXAMPLE.encode()[:length]
    found, line = problem(data)
    lines = data.count(b"\n") + 1
    assert line in (lines, lines + 1), "the line of the cut, or the one missing after it"
    assert found in (Problem.RECORD_FOREIGN, Problem.RECORD_CODE, Problem.RECORD_TRUNCATED)


@pytest.mark.parametrize("at", range(len(EXAMPLE)))
def test_a_record_with_any_one_byte_changed_is_refused(at: int) -> None:
    data = EXAMPLE.encode()
    last = data.count(b"\n") + 1
    for byte in {*b"\n\r 0129aAtT*-\x00\xff\x80", data[at] ^ 1, data[at] ^ 32} - {data[at]}:
        _, line = problem(data[:at] + bytes([byte]) + data[at + 1 :])
        assert 1 <= line <= last


@given(games(), st.data())
@settings(max_examples=50)
def test_so_is_any_game_with_one_byte_changed_left_out_or_put_in(
    game: Game, data: st.DataObject
) -> None:
    record = write_record(game).encode()
    at = data.draw(st.integers(0, len(record) - 1))
    byte = bytes([data.draw(st.integers(0, 255))])
    for broken in (
        record[:at] + byte + record[at + 1 :],
        record[:at] + record[at + 1 :],
        record[:at] + byte + record[at:],
    ):
        with suppress(RecordError):
            assert facts(read_record(broken)) == facts(game)


@given(st.binary())
def test_any_bytes_are_a_record_or_a_record_error(data: bytes) -> None:
    for text in (data, EXAMPLE[:18].encode() + data, EXAMPLE[:37].encode() + data):
        with pytest.raises(RecordError):
            read_record(text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", (Problem.RECORD_FOREIGN, 1)),
        ("\n\n\n", (Problem.RECORD_FOREIGN, 1)),
        ("hello\n", (Problem.RECORD_FOREIGN, 1)),
        (" tripeaks record 1\n", (Problem.RECORD_FOREIGN, 1)),
        ("tripeaks record 1 \n", (Problem.RECORD_FOREIGN, 1)),
        ("tripeaks record <b>2</b>\n", (Problem.RECORD_FOREIGN, 1)),
        ("tripeaks record \x1b[1m\n", (Problem.RECORD_FOREIGN, 1)),
        ("tripeaks record 1000000000\n", (Problem.RECORD_FOREIGN, 1)),
        ("tripeaks record 999999999\n", (Problem.RECORD_VERSION, 1)),
        ("tripeaks record 2\n", (Problem.RECORD_VERSION, 1)),
        ("tripeaks record 01\n", (Problem.RECORD_VERSION, 1)),
        ("tripeaks record 1", (Problem.RECORD_TRUNCATED, 2)),
        ("tripeaks record 1\n", (Problem.RECORD_CODE, 2)),
        ("tripeaks record 1\ndeal TP1-E-AAAAAAB\n", (Problem.RECORD_CODE, 2)),
        ("tripeaks record 1\ncode TP1-E-AAAAAA\n", (Problem.RECORD_CODE, 2)),
        ("tripeaks record 1\ncode tp1-e-aaaaaab\n", (Problem.RECORD_CODE, 2)),
        ("tripeaks record 1\ncode TP1-N-AAAAAAB\n", (Problem.RECORD_CODE, 2)),
        ("tripeaks record 1\ncode  TP1-E-AAAAAAB\n", (Problem.RECORD_CODE, 2)),
        ("tripeaks record 1\ncode None\n", (Problem.RECORD_CODE, 2)),
        ("tripeaks record 1\ncode\n", (Problem.RECORD_CODE, 2)),
        ("tripeaks record 1\ncode TP1-E-AAAAAAB", (Problem.RECORD_TRUNCATED, 2)),
        ("tripeaks record 1\ncode TP1-E-AAAAAAB\n", (Problem.RECORD_TRUNCATED, 3)),
    ],
)
def test_a_broken_head_is_named_with_its_line(text: str, expected: tuple[Problem, int]) -> None:
    assert problem(text.encode()) == expected


def test_the_version_that_is_not_read_is_named() -> None:
    with pytest.raises(RecordError) as caught:
        read_record(b"tripeaks record 2\n")
    assert caught.value.found == "2"


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("", Problem.RECORD_ENTRY),
        ("Draw", Problem.RECORD_ENTRY),
        ("draw ", Problem.RECORD_ENTRY),
        ("take", Problem.RECORD_ENTRY),
        ("take 20", Problem.RECORD_ENTRY),
        ("take 020 KC", Problem.RECORD_ENTRY),
        ("take ² KC", Problem.RECORD_ENTRY),
        ("take 30 KC", Problem.RECORD_ENTRY),
        ("take 20 kc", Problem.RECORD_ENTRY),
        ("take 20 KCS", Problem.RECORD_ENTRY),
        ("take 20 KS", Problem.RECORD_CARD),
        ("take 20 AC", Problem.RECORD_CARD),
        ("take 21 KC", Problem.RECORD_CARD),
        ("take 28 KC", Problem.RECORD_CARD),
        ("take 18 3S", Problem.RECORD_ILLEGAL),
        ("take 13 7S", Problem.RECORD_ILLEGAL),
        ("undo", Problem.RECORD_ILLEGAL),
        ("redo", Problem.RECORD_ILLEGAL),
    ],
)
def test_an_entry_that_was_never_legal_is_named_with_its_line(line: str, expected: Problem) -> None:
    head = "tripeaks record 1\ncode TP1-E-AAAAAAB\ndraw\nundo\ntake 20 KC\ntake 23 AS\n"
    assert read_record(closed(head)).move_count == 3
    assert problem(closed(head.replace("draw\nundo\n", f"{line}\n"))) == (expected, 3)


def test_the_line_of_a_late_entry_is_named() -> None:
    head = "tripeaks record 1\ncode TP1-E-AAAAAAB\n"
    assert problem(closed(f"{head}draw\nundo\nredo\nredo\n")) == (
        Problem.RECORD_ILLEGAL,
        6,
    )


def test_nothing_is_legal_after_a_win() -> None:
    record = write_record(new(WON_CODE, WON_ACTIONS))
    body = record[: record.index("end")]
    for word in ("draw", "undo", "redo"):
        assert problem(closed(f"{body}{word}\n")) == (Problem.RECORD_ILLEGAL, 53)


def test_a_changed_log_is_noticed_though_every_move_in_it_is_legal() -> None:
    changed = EXAMPLE.replace("take 20 KC", "take 22 2D").encode()
    assert problem(changed) == (Problem.RECORD_CHANGED, 7)
    assert problem(EXAMPLE.replace("end 4", "end 5").encode()) == (Problem.RECORD_CHANGED, 7)
    assert problem(EXAMPLE.replace("redo\n", "").encode()) == (Problem.RECORD_CHANGED, 6)


def test_a_code_changed_to_another_is_noticed() -> None:
    changed = EXAMPLE.replace("TP1-E", "TP1-C").replace("take 20 KC", "take 22 2D")
    assert problem(changed.encode()) == (Problem.RECORD_CHANGED, 7)


@pytest.mark.parametrize("end", ["end", "end 4", "end 4 4147e05", "end 4 4147E055", "end x"])
def test_a_closing_line_cut_short_is_noticed(end: str) -> None:
    text = EXAMPLE[: EXAMPLE.index("end")] + end
    assert problem(text.encode()) == (Problem.RECORD_TRUNCATED, 7)
    assert problem(f"{text}\n".encode()) == (Problem.RECORD_TRUNCATED, 7)


@pytest.mark.parametrize("more", ["\n", "draw\n", "draw", EXAMPLE])
def test_nothing_may_follow_the_closing_line(more: str) -> None:
    assert problem((EXAMPLE + more).encode()) == (Problem.RECORD_CONTINUED, 8)


def test_bytes_that_are_no_text_are_named_with_their_line() -> None:
    data = EXAMPLE.encode()
    for mark in (b"", b"\xef\xbb\xbf"):
        for line in range(1, 8):
            start = sum(map(len, data.splitlines(keepends=True)[: line - 1]))
            broken = mark + data[:start] + b"\xff" + data[start:]
            assert problem(broken) == (Problem.RECORD_ENCODING, line)
    assert problem(b"\n\xff") == (Problem.RECORD_ENCODING, 2)


def test_a_record_says_nothing_of_the_undo_limit() -> None:
    game = new("TP1-E-AAAAAAB", "KC AS", undo_limit=1)
    assert read_record(write_record(game).encode()).code == DealCode(Rules(), 1)

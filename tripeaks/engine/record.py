"""A game as text: a version, a deal code, and the whole log, one entry a line.

    tripeaks record 1
    code TP1-E-AAAAAAB
    take 20 KC
    draw
    undo
    end 3 5f2c11d0

The closing line counts the log's entries and holds the CRC-32 of all lines before it, so that a
record cut short or changed by hand is noticed. Reading replays the log through the rules.
"""

import re
import zlib
from collections.abc import Sequence
from typing import Final

from tripeaks.engine.codes import parse_code
from tripeaks.engine.errors import CodeError, Problem, RecordError
from tripeaks.engine.game import Game
from tripeaks.engine.moves import DRAW, REDO, UNDO, Entry, Refusal, Take
from tripeaks.engine.tableau import SITE_COUNT

VERSION: Final = 1

_HEADER: Final = re.compile(r"tripeaks record ([0-9]{1,9})")
_TAKE: Final = re.compile(r"take ([0-9]|[12][0-9]) ([A-Z0-9]{2})")
_END: Final = re.compile(r"end [0-9]+ [0-9a-f]{8}")
_WORDS: Final[dict[str, Entry]] = {"draw": DRAW, "undo": UNDO, "redo": REDO}


def write_record(game: Game) -> str:
    """Return `game` as a record: lines ended by LF, ASCII only."""
    words = {entry: word for word, entry in _WORDS.items()}
    lines = [f"tripeaks record {VERSION}", f"code {game.code}"]
    lines += (
        f"take {entry.site} {game.deal.tableau[entry.site].code}"
        if isinstance(entry, Take)
        else words[entry]
        for entry in game.log
    )
    return "\n".join([*lines, _closing(lines), ""])


def read_record(data: bytes) -> Game:
    """Return the game that a record holds; RecordError names the line of the first fault.

    CR LF line ends and a byte order mark, which mail programs add, are accepted.
    """
    lines = _text(data).replace("\r\n", "\n").split("\n")
    game = _read_head(lines)
    for number, line in enumerate(lines[2:-1], start=3):
        if line.startswith("end"):
            _check_closing(lines, number)
            return game
        _replay(game, line, number)
    raise RecordError(Problem.RECORD_TRUNCATED, line=len(lines))


def _text(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1  # without the byte order mark
        raise RecordError(Problem.RECORD_ENCODING, line=line) from None


def _read_head(lines: Sequence[str]) -> Game:
    header = _HEADER.fullmatch(lines[0])
    if header is None:
        raise RecordError(Problem.RECORD_FOREIGN, line=1)
    if header[1] != str(VERSION):
        raise RecordError(Problem.RECORD_VERSION, header[1], line=1)
    if len(lines) == 1:
        raise RecordError(Problem.RECORD_TRUNCATED, line=2)
    try:
        code = parse_code(lines[1])
    except CodeError:
        raise RecordError(Problem.RECORD_CODE, line=2) from None
    if lines[1] != f"code {code}":
        raise RecordError(Problem.RECORD_CODE, line=2)
    return Game(code)


def _replay(game: Game, line: str, number: int) -> None:
    """Play the entry that `line` holds, if it was legal."""
    take = _TAKE.fullmatch(line)
    if take is None:
        entry = _WORDS.get(line)
        if entry is None:
            raise RecordError(Problem.RECORD_ENTRY, line=number)
    else:
        site = int(take[1])
        if site >= SITE_COUNT or game.deal.tableau[site].code != take[2]:
            raise RecordError(Problem.RECORD_CARD, line=number)
        entry = Take(site)
    if isinstance(game.play(entry), Refusal):
        raise RecordError(Problem.RECORD_ILLEGAL, line=number)


def _closing(lines: Sequence[str]) -> str:
    check = zlib.crc32("".join(line + "\n" for line in lines).encode("ascii"))
    return f"end {len(lines) - 2} {check:08x}"


def _check_closing(lines: Sequence[str], number: int) -> None:
    """Check the closing line, line `number` (from 1), against all before it."""
    line = lines[number - 1]
    end = _END.fullmatch(line)
    if end is None:
        raise RecordError(Problem.RECORD_TRUNCATED, line=number)
    if line != _closing(lines[: number - 1]):
        raise RecordError(Problem.RECORD_CHANGED, line=number)
    if lines[number:] != [""]:
        raise RecordError(Problem.RECORD_CONTINUED, line=number + 1)

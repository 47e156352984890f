"""A game's log as bytes: one byte an entry, a checksum before those of a finished game."""

import zlib
from collections.abc import Iterable
from typing import Final
from uuid import UUID

from tripeaks.engine.codes import DealCode
from tripeaks.engine.game import Game
from tripeaks.engine.moves import DRAW, REDO, UNDO, Entry, Refusal, Take
from tripeaks.engine.tableau import SITE_COUNT

_OTHERS: Final[dict[Entry, int]] = {DRAW: 28, UNDO: 29, REDO: 30}
_ENTRIES: Final[tuple[Entry, ...]] = (*(Take(site) for site in range(SITE_COUNT)), *_OTHERS)
_CHECK_BYTES: Final = 4


class LogError(ValueError):
    """A log that the rules refuse, or whose checksum is wrong: it was never played."""


def pack_entry(entry: Entry) -> int:
    """Return the byte of an entry: a site, 28 for a draw, 29 for an undo, 30 for a redo."""
    return entry.site if isinstance(entry, Take) else _OTHERS[entry]


def pack_entries(entries: Iterable[Entry]) -> bytes:
    """Return the bytes of a log."""
    return bytes(map(pack_entry, entries))


def unpack_entries(packed: bytes) -> list[Entry]:
    """Return the entries of a log; LogError for a byte that is none."""
    try:
        return [_ENTRIES[byte] for byte in packed]
    except IndexError as error:
        raise LogError(str(error)) from error


def replay(code: DealCode, packed: bytes) -> Game:
    """Return the game of a log; LogError when the rules refuse an entry."""
    game = Game(code)
    for entry in unpack_entries(packed):
        if isinstance(game.play(entry), Refusal):
            raise LogError(f"{entry} after {game.move_count} moves")
    return game


def seal_log(packed: bytes, identity: UUID) -> bytes:
    """Return a log's bytes behind a checksum of them and of the game that they belong to."""
    return zlib.crc32(packed, zlib.crc32(identity.bytes)).to_bytes(_CHECK_BYTES, "big") + packed


def open_log(sealed: object, identity: UUID) -> bytes:
    """Return the bytes of a sealed log; LogError when they are not those that were sealed."""
    if isinstance(sealed, bytes):
        packed = sealed[_CHECK_BYTES:]
        if seal_log(packed, identity) == sealed:
            return packed
    raise LogError("checksum")

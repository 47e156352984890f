"""The containers of icons: Windows' .ico and macOS's .icns."""

import struct
from collections.abc import Mapping, Sequence
from typing import NamedTuple

ICNS_TYPES = {
    b"ic11": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}
"""How many pixels wide the picture of each type is."""

_ICO_HEAD = struct.Struct("<HHH")
_ICO_ENTRY = struct.Struct("<BBBBHHII")
_BITMAP_HEAD = struct.Struct("<IiiHHIIiiII")


class IcoPicture(NamedTuple):
    """A picture in an .ico file: a whole PNG file, or what `bitmap` returns."""

    size: int
    data: bytes


def bitmap(size: int, bgra: bytes) -> IcoPicture:
    """Return a square picture as Windows reads it at every size: bottom row first, and a mask.

    `bgra` are its rows from the top, four bytes a pixel, alpha not multiplied in.
    """
    width = 4 * size
    rows = [bgra[start : start + width] for start in range(0, len(bgra), width)]
    # The mask is for systems that know no alpha; a row of it fills whole 32-bit words.
    mask_width = (size + 31) // 32 * 4
    mask = b"".join(_mask_row(row[3::4]).ljust(mask_width, b"\0") for row in reversed(rows))
    head = _BITMAP_HEAD.pack(40, size, 2 * size, 1, 32, 0, len(bgra) + len(mask), 0, 0, 0, 0)
    return IcoPicture(size, head + b"".join(reversed(rows)) + mask)


def _mask_row(alphas: bytes) -> bytes:
    bits = "".join("1" if alpha < 128 else "0" for alpha in alphas)
    bits = bits.ljust((len(bits) + 7) // 8 * 8, "0")
    return int(bits, 2).to_bytes(len(bits) // 8, "big")


def ico(pictures: Sequence[IcoPicture]) -> bytes:
    """Return an .ico file."""
    offset = _ICO_HEAD.size + len(pictures) * _ICO_ENTRY.size
    entries = b""
    for size, data in pictures:
        side = size % 256  # 0 stands for 256
        entries += _ICO_ENTRY.pack(side, side, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
    return _ICO_HEAD.pack(0, 1, len(pictures)) + entries + b"".join(p.data for p in pictures)


def icns(pngs: Mapping[int, bytes]) -> bytes:
    """Return an .icns file of PNG files, given by their width."""
    body = b"".join(
        kind + struct.pack(">I", 8 + len(pngs[size])) + pngs[size]
        for kind, size in ICNS_TYPES.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body

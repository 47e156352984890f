"""Makes ICU's data library anew with less in it: 32 MB become 4, of which Qt uses a part.

Of ICU Qt uses collation, time zones' names, upper and lower case and converters. Kept are the
root of everything and what belongs to the program's languages; all other data falls back to the
root, as ICU does itself for a language it does not know. The licence of ICU allows it. The format
is ICU's "common data": a header, a table of contents (offsets of names and of items, sorted by
name), the items, each at a multiple of 16.
"""

import re
import shutil
import struct
import subprocess
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

_HEADER: Final = re.compile(rb"..\xda\x27.{8}CmnD", re.DOTALL)
_PAIR: Final = struct.Struct("<II")
_ALIGNMENT: Final = 16

LANGUAGES: Final = ("en", "it", "ro")
_DROPPED_FOLDERS: Final = ("brkitr", "translit", "rbnf", "unit", "region", "lang", "curr")
"""Line breaking, transliteration, spelled numbers, and names that Qt takes from its own tables."""
_DROPPED_KINDS: Final = ("cnv", "spp", "cfu", "dict", "brk")
"""Converters other than UTF and Latin 1, which are code; string preparation; confusables."""
_DROPPED: Final = ("unames.icu",)
_GENERAL: Final = re.compile(r"[a-z]{4,}\w*|root|pool|res_index|ucadata", re.IGNORECASE)
"""Names of data that belong to no language: longer than a language's code."""


def is_kept(name: str) -> bool:
    """Tell whether an item, ``icudt73l/coll/ro.res``, stays in the library."""
    _, *folders, file = name.split("/")
    stem, _, kind = file.rpartition(".")
    if kind in _DROPPED_KINDS or file in _DROPPED:
        return False
    if folders and folders[0] in _DROPPED_FOLDERS:
        return stem in ("root", "pool", "res_index") and folders[0] != "translit"
    if kind != "res":
        return True
    return stem.split("_")[0] in LANGUAGES or bool(_GENERAL.fullmatch(stem))


def items_of(data: bytes) -> tuple[bytes, dict[str, bytes]]:
    """Return the header and the items, by name, of a library or file of ICU's common data."""
    found = _HEADER.search(data)
    if found is None:
        raise ValueError("there is no ICU data in this file")
    start = found.start()
    (size,) = struct.unpack_from("<H", data, start)
    header, body = data[start : start + size], data[start + size :]
    (count,) = struct.unpack_from("<I", body)
    table = [_PAIR.unpack_from(body, 4 + _PAIR.size * at) for at in range(count)]
    names = [body[at : body.index(b"\0", at)].decode("ascii") for at, _ in table]
    starts = [at for _, at in table]
    # The last item has no next one to end it; what follows it is zeros and the library's tables.
    ends = [*starts[1:], len(body)]
    return header, {
        name: body[begin:end] for name, begin, end in zip(names, starts, ends, strict=True)
    }


def packed(header: bytes, items: Mapping[str, bytes]) -> bytes:
    """Return common data of `items`."""
    names = sorted(items)
    at = 4 + _PAIR.size * len(names)
    name_starts = []
    for name in names:
        name_starts.append(at)
        at += len(name) + 1
    text = b"".join(name.encode("ascii") + b"\0" for name in names)
    text += bytes(-at % _ALIGNMENT)
    at += -at % _ALIGNMENT
    table, body = [], []
    for name, name_start in zip(names, name_starts, strict=True):
        item = items[name] + bytes(-len(items[name]) % _ALIGNMENT)
        table.append(_PAIR.pack(name_start, at))
        body.append(item)
        at += len(item)
    return header + b"".join((struct.pack("<I", len(names)), *table, text, *body))


def make_smaller(
    library: Path, target: Path, keep: Callable[[str], bool] = is_kept, compiler: str = "cc"
) -> None:
    """Write `library`, an ``libicudata.so.NN``, to `target` with the items that `keep` keeps."""
    header, items = items_of(library.read_bytes())
    last = max(items)
    kept = {name: item for name, item in items.items() if keep(name) and name != last}
    if keep(last):
        raise ValueError(f"{last} ends where nobody says")
    version = library.name.rpartition(".")[2]
    symbol = f"icudt{version}_dat"
    code = (
        f".section .rodata\n.balign 16\n.globl {symbol}\n.type {symbol}, %object\n"
        f'{symbol}:\n.incbin "icu.dat"\n.size {symbol}, . - {symbol}\n'
        '.section .note.GNU-stack,"",%progbits\n'
    )
    link = ["-shared", "-nostdlib", f"-Wl,-soname,{library.name}", "-Wl,--build-id=none", "-s"]
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        (place / "icu.dat").write_bytes(packed(header, kept))
        (place / "icu.S").write_text(code, encoding="ascii")
        subprocess.run([compiler, *link, "-o", "icu.so", "icu.S"], cwd=place, check=True)
        shutil.copyfile(place / "icu.so", target)

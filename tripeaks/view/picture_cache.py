"""Card pictures kept on disk: what takes a tenth of a second to draw is read in milliseconds.

It is only a cache. Whatever is wrong with a file or the disk, the picture is not there and has
to be drawn; nothing is ever reported. A file holds one deck at one size and pixel ratio: a head
that says for what, a checksum for each picture, and the raw pixels.
"""

import os
import stat
import sys
import time
import zlib
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from io import FileIO
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, qVersion
from PySide6.QtGui import QImage

from tripeaks import __version__
from tripeaks.model.deck import Deck
from tripeaks.view import card_art

if TYPE_CHECKING:
    from threading import Thread

_FORMAT: Final = 1
_PIXELS: Final = QImage.Format.Format_ARGB32_Premultiplied
_PIXEL_BYTES: Final = 4
_CHECKSUM_BYTES: Final = 4
_SUFFIX: Final = ".cards"
_DRAFT_SUFFIX: Final = ".draft"

MAX_FILES: Final = 8
"""Files kept: a player has a few decks and a window and a full screen to see them in."""
MAX_BYTES: Final = 96 * 1024 * 1024
"""Bytes kept in all: cards that fill a screen of 5120 x 2880 take 76 million."""
_DRAFT_SECONDS: Final = 3600
"""How old a draft must be to be what a crash left."""


@dataclass(frozen=True, slots=True)
class PictureKey:
    """One set of pictures: a deck, its cards' size in device pixels, the pixel ratio.

    `size` is that of every picture, in pixels too.
    """

    deck: Deck
    card: tuple[int, int]
    ratio: float
    size: tuple[int, int]

    @property
    def name(self) -> str:
        """A name for a file; no two sets have the same."""
        deck = self.deck
        print_ = "large" if deck.large_print else "pips"
        look = f"{deck.colours.value}-{deck.back.value}-{print_}-{deck.letters.value}"
        return f"{look}-{self.card[0]}x{self.card[1]}@{self.ratio!r}"


class PictureCache:
    """A folder of pictures that belongs to the cache alone."""

    def __init__(self, folder: Path) -> None:
        """Use `folder`, which need not exist."""
        self._folder = folder
        self._writing: Thread | None = None

    def read(self, key: PictureKey, index: int, count: int) -> QImage | None:
        """Return picture `index` of the `count` of a set; None if it is not there unharmed."""
        path = self._path(key)
        with suppress(OSError):
            if not stat.S_ISREG(path.stat().st_mode):
                return None  # opening a pipe would wait for somebody to write
            with path.open("rb", buffering=0) as file:
                return self._read(file, key, index, count)
        return None

    def touch(self, key: PictureKey) -> None:
        """Note that a set is in use: the ones used last are kept."""
        with suppress(OSError):
            os.utime(self._path(key))

    def write(self, key: PictureKey, pictures: Sequence[QImage]) -> None:
        """Keep a whole set, written beside the window; nothing comes of it if the disk is full."""
        from threading import Thread

        self._writing = Thread(target=self._write, args=(key, pictures), name="pictures")
        self._writing.start()

    def wait(self) -> None:
        """Wait until what was to be written last is written."""
        if self._writing is not None:
            self._writing.join()

    @cached_property
    def _stamp(self) -> str:
        return stamp(_drawings())

    def _path(self, key: PictureKey) -> Path:
        return self._folder / (key.name + _SUFFIX)

    def _head(self, key: PictureKey, count: int) -> bytes:
        """Return what a file begins with, exactly, if it is of use."""
        lines = (
            f"TriPeaks card pictures {_FORMAT}",
            key.name,
            self._stamp,
            f"{count} pictures of {key.size[0]} x {key.size[1]}",
        )
        return "\n".join((*lines, "")).encode()

    def _read(self, file: FileIO, key: PictureKey, index: int, count: int) -> QImage | None:
        head = self._head(key, count)
        if file.read(len(head)) != head:
            return None
        checksums = file.read(count * _CHECKSUM_BYTES)
        image = QImage(QSize(*key.size), _PIXELS)
        pixels = memoryview(image.bits())
        file.seek(len(head) + len(checksums) + index * pixels.nbytes)
        if file.readinto(pixels) != pixels.nbytes:
            return None
        place = index * _CHECKSUM_BYTES
        return image if _checksum(pixels) == checksums[place : place + _CHECKSUM_BYTES] else None

    def _write(self, key: PictureKey, pictures: Sequence[QImage]) -> None:
        raw = [image.convertToFormat(_PIXELS) for image in pictures]
        if sum(image.sizeInBytes() for image in raw) > MAX_BYTES:
            return
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            draft = self._folder / f"{key.name}-{os.getpid()}{_DRAFT_SUFFIX}"
            try:
                with draft.open("wb") as file:
                    file.write(self._head(key, len(raw)))
                    for image in raw:
                        file.write(_checksum(memoryview(image.constBits())))
                    for image in raw:
                        file.write(image.constBits())
                # Not forced to the disk: after a power cut the checksums do not fit.
                draft.replace(self._path(key))
            finally:
                draft.unlink(missing_ok=True)
            self._trim()

    def _trim(self) -> None:
        """Remove the sets that have not been in use for longest, and what a crash left."""
        found = []
        for path in self._folder.iterdir():
            with suppress(OSError):
                facts = path.stat()
                if path.suffix == _SUFFIX:
                    found.append((facts.st_mtime_ns, facts.st_size, path))
                elif path.suffix == _DRAFT_SUFFIX and facts.st_mtime < time.time() - _DRAFT_SECONDS:
                    path.unlink()
        total = 0
        for number, (_, size, path) in enumerate(sorted(found, reverse=True)):
            total += size
            if number >= MAX_FILES or total > MAX_BYTES:
                with suppress(OSError):
                    path.unlink()


def stamp(sources: Iterable[Path]) -> str:
    """Return a text that changes with the program, Qt, and the files the pictures come from.

    Files are told apart by size and time: reading them would cost more than some pictures.
    """
    facts = []
    for path in sorted(sources):
        with suppress(OSError):
            found = path.stat()
            facts.append(f"{path.name} {found.st_size} {found.st_mtime_ns}")
    drawings = zlib.crc32("\n".join(facts).encode())
    return f"TriPeaks {__version__}, Qt {qVersion()}, {sys.byteorder}, {drawings:08x}"


def _drawings() -> list[Path]:
    """Return the drawings of the cards and the code that makes pictures of them."""
    code = (Path(card_art.__file__), Path(__file__).with_name("card_pixmaps.py"))
    folder = files("tripeaks.resources").joinpath("cards")
    return [*code, *(folder.rglob("*.svg") if isinstance(folder, Path) else ())]


def _checksum(pixels: memoryview) -> bytes:
    return zlib.crc32(pixels).to_bytes(_CHECKSUM_BYTES, "little")

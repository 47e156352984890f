"""Pictures kept on disk: read back as they were drawn, or drawn again; never a wrong one."""

import errno
import os
from collections import deque
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.view.table import Table, open_table
from tests.view.test_pictures import PACK, bits
from tripeaks.model.deck import STANDARD_DECK, Back, Deck, IndexLetters, SuitColours
from tripeaks.view import card_pixmaps, picture_cache, table_scene
from tripeaks.view.card_pixmaps import CardPixmaps
from tripeaks.view.picture_cache import PictureCache, PictureKey, stamp

KEY = PictureKey(STANDARD_DECK, (4, 6), 1.0, (6, 8))
posix_only = pytest.mark.skipif(os.name != "posix", reason="a matter of POSIX systems")


def drawn(count: int = 3, size: tuple[int, int] = KEY.size) -> list[QImage]:
    """Return pictures in which no two pixels are alike."""
    images = []
    for number in range(count):
        image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
        for place in range(size[0] * size[1]):
            image.setPixel(place % size[0], place // size[0], 0xFF000000 + number * 9999 + place)
        images.append(image)
    return images


def store(folder: Path, key: PictureKey = KEY, images: list[QImage] | None = None) -> None:
    cache = PictureCache(folder)
    cache.write(key, drawn() if images is None else images)
    cache.wait()


def read(place: Path | PictureCache, key: PictureKey = KEY, count: int = 3) -> list[QImage | None]:
    cache = PictureCache(place) if isinstance(place, Path) else place
    return [cache.read(key, index, count) for index in range(count)]


def the_file(folder: Path) -> Path:
    (file,) = folder.iterdir()
    return file


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_what_was_kept_is_read_back(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "there yet"
    assert read(folder) == [None] * 3
    store(folder)
    assert read(folder) == drawn()


def test_every_deck_size_and_ratio_has_a_file_of_its_own(tmp_path: Path) -> None:
    keys = [
        KEY,
        *(
            replace(KEY, deck=deck)
            for deck in (
                Deck(colours=SuitColours.FOUR),
                Deck(large_print=True),
                Deck(back=Back.DAWN),
                Deck(letters=IndexLetters.ROMANIAN),
            )
        ),
        replace(KEY, card=(5, 6)),
        replace(KEY, card=(4, 7)),
        replace(KEY, ratio=1.25),
    ]
    assert len({key.name for key in keys}) == len(keys) <= picture_cache.MAX_FILES
    for number, key in enumerate(keys):
        store(tmp_path, key, drawn()[number % 3 :] + drawn()[: number % 3])
    for number, key in enumerate(keys):
        assert read(tmp_path, key)[0] == drawn()[number % 3]


def test_pictures_of_another_number_or_size_are_not_read(tmp_path: Path) -> None:
    store(tmp_path)
    assert read(tmp_path, count=4) == [None] * 4
    assert read(tmp_path, replace(KEY, size=(8, 6))) == [None] * 3


def test_a_file_damaged_anywhere_shows_no_wrong_picture(tmp_path: Path) -> None:
    store(tmp_path)
    file, right, cache = the_file(tmp_path), drawn(), PictureCache(tmp_path)
    whole = file.read_bytes()
    for place in range(len(whole)):
        damaged = bytearray(whole)
        damaged[place] ^= 0x40
        file.write_bytes(damaged)
        found = read(cache)
        assert found != right, "the damage was not seen"
        assert all(image in (None, drawn) for image, drawn in zip(found, right, strict=True))
    file.write_bytes(whole)
    assert read(tmp_path) == right


def test_a_file_cut_short_anywhere_shows_no_wrong_picture(tmp_path: Path) -> None:
    store(tmp_path)
    file, right, cache = the_file(tmp_path), drawn(), PictureCache(tmp_path)
    whole = file.read_bytes()
    for length in range(len(whole)):
        file.write_bytes(whole[:length])
        found = read(cache)
        assert found[2] is None
        assert all(image in (None, drawn) for image, drawn in zip(found, right, strict=True))


@pytest.mark.parametrize("content", [b"", b"\0" * 5000, b"\x89PNG\r\n\x1a\n" + b"x" * 5000])
def test_a_foreign_file_is_not_read_and_replaced(tmp_path: Path, content: bytes) -> None:
    store(tmp_path)
    the_file(tmp_path).write_bytes(content)
    assert read(tmp_path) == [None] * 3
    store(tmp_path)
    assert read(tmp_path) == drawn()


def test_a_file_of_another_format_or_program_is_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("_FORMAT", "__version__"):
        with monkeypatch.context() as patch:
            patch.setattr(picture_cache, name, "another")
            store(tmp_path)
            assert read(tmp_path) == drawn()
        assert read(tmp_path) == [None] * 3
        store(tmp_path)
        assert read(tmp_path) == drawn()


def test_another_drawing_has_another_stamp(tmp_path: Path) -> None:
    one, two = tmp_path / "AS.svg", tmp_path / "AH.svg"
    one.write_text("one")
    two.write_text("two")
    stamps = {stamp([one, two]), stamp([two, one])}
    assert len(stamps) == 1
    one.write_text("three")
    stamps.add(stamp([one, two]))
    os.utime(two, (1, 1))
    stamps.add(stamp([one, two]))
    two.unlink()
    stamps.add(stamp([one, two]))
    assert len(stamps) == 4


def test_the_stamp_covers_the_drawings_and_the_code() -> None:
    sources = {path.name for path in picture_cache._drawings()}
    assert {"AS.svg", "joker.svg", "peaks.svg", "10.svg", "star.svg"} < sources
    assert {"card_art.py", "card_pixmaps.py"} < sources
    assert all(path.is_file() for path in picture_cache._drawings())


@posix_only
def test_what_is_no_file_is_neither_read_nor_waited_for(tmp_path: Path) -> None:
    store(tmp_path)
    file = the_file(tmp_path)
    file.unlink()
    os.mkfifo(file)
    assert read(tmp_path) == [None] * 3
    store(tmp_path)
    assert read(tmp_path) == drawn()
    for target in (file, tmp_path / "nothing"):
        file.unlink()
        file.symlink_to(target)
        assert read(tmp_path) == [None] * 3
        store(tmp_path)
        assert read(tmp_path) == drawn()
    file.unlink()
    file.mkdir()
    (file / "something").touch()
    assert read(tmp_path) == [None] * 3
    store(tmp_path)
    assert read(tmp_path) == [None] * 3
    assert names(tmp_path) == {file.name}


def failing(number: int) -> object:
    def fail(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    return fail


@pytest.mark.parametrize("number", [errno.EACCES, errno.EIO, errno.EMFILE])
def test_a_file_that_cannot_be_read_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    store(tmp_path)
    for step in ("pathlib.Path.open", "pathlib.Path.stat"):
        with monkeypatch.context() as patch:
            patch.setattr(step, failing(number))
            assert read(tmp_path) == [None] * 3


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EACCES, errno.EROFS, errno.EIO])
@pytest.mark.parametrize("step", ["mkdir", "open", "replace", "iterdir"])
def test_a_disk_that_cannot_be_written_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, number: int
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(f"pathlib.Path.{step}", failing(number))
        store(tmp_path)
    assert not [name for name in names(tmp_path) if not name.endswith(".cards")]
    assert read(tmp_path) == (drawn() if step == "iterdir" else [None] * 3)


def test_a_folder_that_cannot_be_made_is_done_without(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    store(tmp_path / "file" / "folder")
    assert read(tmp_path / "file" / "folder") == [None] * 3


@posix_only
def test_on_a_full_disk_nothing_is_left_behind(tmp_path: Path) -> None:
    import resource

    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    for room in (0, 10, 300, 500):
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, limits[1]))
        try:
            store(tmp_path)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        assert names(tmp_path) == set()
    store(tmp_path)
    assert read(tmp_path) == drawn()


def keys_of_ages(folder: Path, count: int) -> list[PictureKey]:
    """Keep sets, the first of them the oldest; return their keys."""
    keys = [replace(KEY, card=(4, number)) for number in range(count)]
    for age, key in enumerate(reversed(keys)):
        store(folder, key)
        os.utime(folder / f"{key.name}.cards", (1e9 - age, 1e9 - age))
    return keys


def test_the_sets_used_last_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture_cache, "MAX_FILES", 4)
    keys = keys_of_ages(tmp_path, 4)
    PictureCache(tmp_path).touch(keys[0])
    store(tmp_path, KEY)
    assert names(tmp_path) == {f"{key.name}.cards" for key in (keys[0], *keys[2:], KEY)}


def test_no_more_bytes_are_kept_than_agreed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = keys_of_ages(tmp_path, 4)
    size = max(path.stat().st_size for path in tmp_path.iterdir())
    monkeypatch.setattr(picture_cache, "MAX_BYTES", 3 * size + 10)
    store(tmp_path, KEY)
    assert names(tmp_path) == {f"{key.name}.cards" for key in (*keys[2:], KEY)}


def test_a_set_too_large_for_the_cache_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = keys_of_ages(tmp_path, 2)
    monkeypatch.setattr(picture_cache, "MAX_BYTES", 3 * 6 * 8 * 4 - 1)
    store(tmp_path, KEY)
    assert names(tmp_path) == {f"{key.name}.cards" for key in keys}


def test_only_what_the_cache_has_made_is_removed(tmp_path: Path) -> None:
    for name in ("letter.txt", "old.draft", "fresh.draft"):
        (tmp_path / name).touch()
    for name in ("letter.txt", "old.draft"):
        os.utime(tmp_path / name, (1e9, 1e9))
    store(tmp_path)
    assert names(tmp_path) == {f"{KEY.name}.cards", "letter.txt", "fresh.draft"}


def pixmaps(folder: Path, deck: Deck = STANDARD_DECK, width: int = 40) -> CardPixmaps:
    found = CardPixmaps(deck)
    found.cache = PictureCache(folder)
    found.set_size(QSizeF(width, round(width * 88 / 63)), 1.0, keep_old=False)
    return found


def keep(pictures: CardPixmaps) -> None:
    deque(pictures.redraw([]), maxlen=0)
    pictures.keep()
    assert pictures.cache is not None
    pictures.cache.wait()


def looks(pictures: CardPixmaps) -> list[tuple[bytes, int, float]]:
    found = [pictures.picture(card) for card in PACK]
    return [(bits(each.pixmap.toImage()), each.margin, each.scale) for each in found]


def test_cards_are_drawn_once_for_all_starts(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = pixmaps(tmp_path)
    keep(first)
    expected = looks(first)
    count = []
    monkeypatch.setattr(card_pixmaps, "paint_card", lambda *_: count.append(1))
    second = pixmaps(tmp_path)
    assert looks(second) == expected
    assert not second.wants_keeping
    assert not count
    second.set_deck(Deck(large_print=True))
    second.picture(None)
    second.set_deck(STANDARD_DECK)
    second.set_size(QSizeF(41, 57), 1.0, keep_old=False)
    second.picture(None)
    assert len(count) == 2, "another deck, another size"


def test_a_damaged_picture_is_drawn_and_kept_again(qapp: QApplication, tmp_path: Path) -> None:
    first = pixmaps(tmp_path)
    keep(first)
    file = the_file(tmp_path)
    whole = file.read_bytes()
    file.write_bytes(whole[:-1] + bytes([whole[-1] ^ 1]))
    second = pixmaps(tmp_path)
    assert looks(second) == looks(first)
    assert second.wants_keeping
    keep(second)
    assert file.read_bytes() == whole


def test_nothing_is_kept_before_all_is_drawn(qapp: QApplication, tmp_path: Path) -> None:
    pictures = pixmaps(tmp_path)
    for card in PACK[1:]:
        pictures.picture(card)
        assert not pictures.wants_keeping
    pictures.picture(PACK[0])
    assert pictures.wants_keeping
    pictures.set_size(QSizeF(60, 84), 1.0, keep_old=True)
    assert not pictures.wants_keeping, "the old size is no matter any more"


def test_what_is_being_written_need_not_be_kept_again(qapp: QApplication, tmp_path: Path) -> None:
    pictures = pixmaps(tmp_path)
    keep(pictures)
    assert not pictures.wants_keeping


def test_what_is_read_is_in_use(qapp: QApplication, tmp_path: Path) -> None:
    keep(pixmaps(tmp_path))
    os.utime(the_file(tmp_path), (1e9, 1e9))
    deque(pixmaps(tmp_path).redraw([]), maxlen=0)
    assert the_file(tmp_path).stat().st_mtime > 1e9


def open_cached_table(qtbot: QtBot, folder: Path) -> Table:
    it = open_table(qtbot, "TP1-E-AAAAAAB")
    it.view.table.use_cache(PictureCache(folder))
    return it


def test_only_sizes_that_have_rested_are_kept(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_scene, "_KEEP_DELAY_MS", 120)
    it = open_cached_table(qtbot, tmp_path)
    for width in range(500, 520, 2):
        it.resize(width, 400)
        it.hurry()
        qtbot.wait(5)
    assert names(tmp_path) == set()
    qtbot.waitUntil(lambda: len(names(tmp_path)) == 1)
    card = it.view.table.layout.card
    assert f"-{card.width():g}x{card.height():g}@" in the_file(tmp_path).name
    it.assert_idle()


def test_at_the_end_a_size_needs_no_rest(qtbot: QtBot, tmp_path: Path) -> None:
    it = open_cached_table(qtbot, tmp_path)
    it.resize(520, 400)
    it.view.table.keep_pictures()
    assert names(tmp_path) == set(), "not all is drawn"
    it.hurry()
    it.view.table.keep_pictures()
    qtbot.waitUntil(lambda: {Path(name).suffix for name in names(tmp_path)} == {".cards"})
    it.assert_idle()


def test_a_table_whose_cards_cannot_be_kept_looks_the_same(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    grabs = []
    (tmp_path / "good").mkdir()
    for folder in (tmp_path / "good", tmp_path / "good", tmp_path / "file"):
        it = open_cached_table(qtbot, folder)
        it.resize(520, 400)
        it.hurry()
        it.view.table.keep_pictures()
        if folder.name == "good":
            qtbot.waitUntil(lambda: len(names(tmp_path / "good")) == 1)
        it.assert_sharp()
        grabs.append(bits(it.view.grab().toImage()))
        it.view.hide()
    assert grabs[0] == grabs[1] == grabs[2]

"""A disk that is full, a home that cannot be written: the game goes on, and nothing is lost."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import pytest

from tests.storage.desk import OPENING, STUCK, Desk, position
from tripeaks.engine.errors import Problem
from tripeaks.storage.archive import open_archive
from tripeaks.storage.connection import DATABASE_NAME
from tripeaks.storage.soundness import check_everything

NOBODY: Final = 65534

needs_posix = pytest.mark.skipif(os.name != "posix", reason="needs limits and rights of POSIX")


def play_on_without_saving(desk: Desk, problems: set[Problem]) -> None:
    """Play until saving fails, and then much more: a game won, one lost, one in play."""
    for _ in range(2000):
        desk.play("draw undo")
        if not desk.journal.is_saved:
            break
    assert desk.problem in problems
    desk.new(STUCK).stick().win().new(OPENING).play("KC AS undo").new(STUCK)
    assert not desk.journal.retry()
    assert desk.problem in problems


def check_all_is_saved(desk: Desk) -> None:
    assert desk.journal.retry()
    assert desk.journal.failure is None
    again = desk.crash()
    assert position(again.session) == position(desk.session)
    assert position(again.left) == position(desk.left)
    with open_archive(desk.folder) as connection:
        check_everything(connection)
    codes = [(str(game.code), game.is_won, game.is_again) for game in desk.history()[-3:]]
    assert codes == [
        (OPENING, False, False),
        (STUCK, False, False),
        ("TP1-E-AAAAAAD", True, False),
    ]
    desk.play("draw")
    assert desk.history()[-1].is_again


@contextmanager
def largest_file(size: int) -> Iterator[None]:
    """Let no file of this process grow beyond `size` bytes."""
    resource = pytest.importorskip("resource")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


@needs_posix
def test_a_quota_that_is_reached_in_mid_game(tmp_path: Path) -> None:
    desk = Desk(tmp_path).new(OPENING)
    with largest_file(16_000):
        play_on_without_saving(desk, {Problem.SAVING_FAILED, Problem.SAVING_DISK_FULL})
    check_all_is_saved(desk)


@needs_posix
def test_a_quota_that_is_reached_at_the_first_start(tmp_path: Path) -> None:
    with largest_file(10_000):
        desk = Desk(tmp_path).new(OPENING)
        play_on_without_saving(desk, {Problem.SAVING_FAILED, Problem.SAVING_DISK_FULL})
    check_all_is_saved(desk)
    assert {file.name for file in tmp_path.iterdir()} <= {
        f"{DATABASE_NAME}{end}" for end in ("", "-wal", "-shm")
    }


@contextmanager
def small_disk(folder: Path, size: int) -> Iterator[Path]:
    """Give a folder that is a disk of its own of `size` bytes."""
    if not sys.platform.startswith("linux"):
        pytest.skip("needs a tmpfs")
    mount = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)]
    try:
        subprocess.run(mount, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("may not mount a disk")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def test_a_disk_that_is_full_in_mid_game(tmp_path: Path) -> None:
    with small_disk(tmp_path, 4 * 1024 * 1024) as disk:
        desk = Desk(disk).new(OPENING).play("KC AS 2D undo undo undo")
        other = disk / "other"
        fill(other)
        play_on_without_saving(desk, {Problem.SAVING_DISK_FULL})
        other.unlink()
        check_all_is_saved(desk)


def test_a_start_on_a_full_disk(tmp_path: Path) -> None:
    with small_disk(tmp_path, 4 * 1024 * 1024) as disk:
        first = Desk(disk).new(OPENING).play("KC")
        first.journal.close()
        other = disk / "other"
        fill(other)
        desk = Desk(disk)
        assert position(desk.session) == position(first.session)
        assert not desk.journal.is_saved or desk.journal.failure is None
        desk.play("undo")
        play_on_without_saving(
            desk, {Problem.SAVING_DISK_FULL, Problem.SAVING_FAILED, Problem.SAVING_FORBIDDEN}
        )
        other.unlink()
        check_all_is_saved(desk)


def fill(file: Path) -> None:
    """Fill the disk to the last byte."""
    with file.open("wb", buffering=0) as stream, suppress(OSError):
        while True:
            stream.write(b"\0" * 4096)


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """Let nothing in a folder be written, not even by root."""
    files = [folder, *folder.iterdir()]
    for file in files:
        file.chmod(0o555 if file.is_dir() else 0o444)
    is_root = os.geteuid() == 0
    try:
        if is_root:
            os.seteuid(NOBODY)
        yield
    finally:
        if is_root:
            os.seteuid(0)
        for file in files:
            file.chmod(0o755 if file.is_dir() else 0o644)


@pytest.fixture
def home() -> Iterator[Path]:
    """A home that everybody may look into."""
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name)


@needs_posix
def test_a_read_only_home_shows_all_and_saves_nothing(home: Path) -> None:
    first = Desk(home).lose("TP1-C-AAAAAAA").new(OPENING).play("KC AS").new("TP1-E-QWERTYU")
    first.journal.close()
    before = (home / DATABASE_NAME).read_bytes()
    with read_only(home):
        desk = Desk(home)
        assert position(desk.session) == position(first.session)
        assert position(desk.left) == position(first.left)
        assert desk.problem is Problem.SAVING_FORBIDDEN
        assert [str(game.code) for game in desk.history()] == ["TP1-C-AAAAAAA"]
        assert desk.figures().played == 1
        desk.go_back()
        play_on_without_saving(desk, {Problem.SAVING_FORBIDDEN})
        assert (home / DATABASE_NAME).read_bytes() == before
        assert [file.name for file in home.iterdir()] == [DATABASE_NAME]
    check_all_is_saved(desk)


@needs_posix
def test_a_home_that_becomes_read_only_in_mid_game(home: Path) -> None:
    desk = Desk(home).new(OPENING).play("KC")
    with read_only(home):
        desk.play("AS")
        again = Desk(home)
        assert again.game.move_count >= 1
        again.play("undo")
        assert again.problem is Problem.SAVING_FORBIDDEN
    assert desk.journal.retry()


@needs_posix
def test_a_home_without_a_folder_for_the_program(home: Path) -> None:
    with read_only(home):
        desk = Desk(home / "tripeaks" / "data").new(OPENING)
        assert desk.problem is Problem.SAVING_FORBIDDEN
        play_on_without_saving(desk, {Problem.SAVING_FORBIDDEN})
    check_all_is_saved(desk)

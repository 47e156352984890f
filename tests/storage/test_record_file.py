"""Records as files: read whole, written whole or not at all."""

import errno
import os
from pathlib import Path

import pytest

from tests.engine.play import new, play
from tripeaks.engine.errors import FileError, Problem, RecordError
from tripeaks.engine.record import write_record
from tripeaks.storage.record_file import MAX_BYTES, file_named, load_game, save_game

needs_links = pytest.mark.skipif(os.name != "posix", reason="links need rights elsewhere")


def load_problem(path: Path) -> Problem:
    with pytest.raises(FileError) as caught:
        load_game(path)
    assert caught.value.found == str(path)
    return caught.value.problem


def save_problem(path: Path) -> Problem:
    with pytest.raises(FileError) as caught:
        save_game(new("TP1-E-AAAAAAB", "KC"), path)
    assert caught.value.found == str(path)
    return caught.value.problem


def failing(number: int) -> object:
    def fail(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    return fail


def test_a_saved_game_loads(tmp_path: Path) -> None:
    file = tmp_path / "game.tripeaks"
    game = new("TP2-EKOJ2W-AAAAAAB", "8H draw undo")
    save_game(game, file)
    assert file.read_text("ascii") == write_record(game)
    again = load_game(file)
    assert (again.code, again.log, again.state) == (game.code, game.log, game.state)
    assert list(tmp_path.iterdir()) == [file]


def test_saving_again_replaces_the_file_and_keeps_its_mode(tmp_path: Path) -> None:
    file = tmp_path / "game.tripeaks"
    game = new("TP1-E-AAAAAAB")
    save_game(game, file)
    file.chmod(0o640)
    save_game(play(game, "KC"), file)
    assert load_game(file).move_count == 1
    if os.name == "posix":
        assert file.stat().st_mode & 0o777 == 0o640


@needs_links
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    file, link = tmp_path / "folder" / "game.tripeaks", tmp_path / "link.tripeaks"
    link.symlink_to(file)
    for words in ("KC", "KC AS"):  # first through a link to nothing, then to a file
        save_game(new("TP1-E-AAAAAAB", words), link)
        assert link.is_symlink()
        assert load_game(file).move_count == load_game(link).move_count == len(words.split())


@needs_links
def test_a_loop_of_links_is_refused(tmp_path: Path) -> None:
    one, two = tmp_path / "one.tripeaks", tmp_path / "two.tripeaks"
    one.symlink_to(two)
    two.symlink_to(one)
    assert load_problem(one) is Problem.FILE_UNREADABLE
    assert save_problem(one) is Problem.FILE_UNWRITABLE
    assert one.is_symlink()


def test_what_is_missing_or_no_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert load_problem(tmp_path / "no.tripeaks") is Problem.FILE_MISSING
    assert load_problem(tmp_path / "no" / "no.tripeaks") is Problem.FILE_MISSING
    assert load_problem(tmp_path) is not Problem.FILE_MISSING
    assert load_problem(Path("a\0b")) is Problem.FILE_UNREADABLE
    assert save_problem(tmp_path / "no" / "no.tripeaks") is Problem.FILE_UNWRITABLE
    assert save_problem(tmp_path / "file" / "no.tripeaks") is Problem.FILE_UNWRITABLE
    assert save_problem(Path("a\0b")) is Problem.FILE_UNWRITABLE


@needs_links
def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert load_problem(tmp_path) is Problem.FILE_UNREADABLE
    assert save_problem(tmp_path) is Problem.FILE_UNWRITABLE


def test_a_file_larger_than_any_record_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "large.tripeaks"
    with file.open("wb") as stream:
        stream.truncate(MAX_BYTES + 1)
    assert load_problem(file) is Problem.FILE_TOO_LARGE
    with file.open("wb") as stream:
        stream.truncate(MAX_BYTES)
    with pytest.raises(RecordError):
        load_game(file)


def test_a_broken_record_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "game.tripeaks"
    file.write_text("tripeaks record 1\ncode TP1-E-AAAAAAB\nflip\n", "ascii")
    with pytest.raises(RecordError) as caught:
        load_game(file)
    assert (caught.value.problem, caught.value.line) == (Problem.RECORD_ENTRY, 3)


@pytest.mark.parametrize(
    ("number", "problem"),
    [
        (errno.ENOSPC, Problem.DISK_FULL),
        (errno.EDQUOT, Problem.DISK_FULL),
        (errno.EFBIG, Problem.DISK_FULL),
        (errno.EACCES, Problem.FILE_FORBIDDEN),
        (errno.EPERM, Problem.FILE_FORBIDDEN),
        (errno.EIO, Problem.FILE_UNWRITABLE),
        (errno.ENOENT, Problem.FILE_UNWRITABLE),
    ],
)
@pytest.mark.parametrize("step", ["os.fsync", "shutil.copymode", "pathlib.Path.replace"])
def test_a_save_that_fails_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, number: int, problem: Problem
) -> None:
    file = tmp_path / "game.tripeaks"
    save_game(new("TP1-E-AAAAAAB"), file)
    before = file.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(step, failing(number))
        assert save_problem(file) is problem
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("number", "problem"),
    [
        (errno.EACCES, Problem.FILE_FORBIDDEN),
        (errno.EIO, Problem.FILE_UNREADABLE),
        (errno.ENOENT, Problem.FILE_MISSING),
    ],
)
def test_a_load_that_fails_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, problem: Problem
) -> None:
    file = tmp_path / "game.tripeaks"
    save_game(new("TP1-E-AAAAAAB"), file)
    with monkeypatch.context() as patch:
        patch.setattr("pathlib.Path.open", failing(number))
        assert load_problem(file) is problem


def test_an_interrupted_save_leaves_no_draft(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", interrupt)
        with pytest.raises(KeyboardInterrupt):
            save_game(new("TP1-E-AAAAAAB"), tmp_path / "game.tripeaks")
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes")
def test_a_pipe_is_written_into_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        save_game(new("TP1-E-AAAAAAB"), pipe)
        assert os.read(reader, 1000) == write_record(new("TP1-E-AAAAAAB")).encode()
    finally:
        os.close(reader)
    assert pipe.is_fifo()


def test_any_name_that_the_folder_takes_can_be_saved_to(tmp_path: Path) -> None:
    for name in ("x" * 246 + ".tripeaks", "no suffix", "ăîș"):
        save_game(new("TP1-E-AAAAAAB", "KC"), tmp_path / name)
        assert load_game(tmp_path / name).move_count == 1
    assert len(list(tmp_path.iterdir())) == 3


def test_a_file_marked_read_only_is_not_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.tripeaks"
    save_game(new("TP1-E-AAAAAAB"), file)
    before = file.read_bytes()
    monkeypatch.setattr(os, "access", lambda *_: False)  # root may write anything
    assert save_problem(file) is Problem.FILE_FORBIDDEN
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", ["game.tripeaks", "TP1-E-AAAAAAB.TriPeaks", "/a b/x.tripeaks"])
def test_a_text_with_the_suffix_names_a_file(text: str) -> None:
    assert file_named(text) == Path(text)


@pytest.mark.parametrize("text", ["", "TP1-E-AAAAAAB", "tripeaks:TP1-E-AAAAAAB", "hello", "a\0b"])
def test_other_texts_name_none(text: str) -> None:
    assert file_named(text) is None


def test_a_file_that_is_there_is_named_unless_its_name_is_a_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("notes.txt", "TP1-E-AAAAAAB"):
        Path(name).touch()
    assert file_named("notes.txt") == Path("notes.txt")
    assert file_named("TP1-E-AAAAAAB") is None
    assert file_named(tmp_path.as_uri()) is None, "a folder"


def test_a_link_names_the_file_it_leads_to(tmp_path: Path) -> None:
    path = tmp_path / "50% näme.tripeaks"
    assert file_named(path.as_uri()) == path


@pytest.mark.skipif(os.name != "posix", reason="pipes in the file system")
def test_a_pipe_is_not_waited_for_where_nobody_may_wait(tmp_path: Path) -> None:
    pipe = tmp_path / "game.tripeaks"
    os.mkfifo(pipe)
    with pytest.raises(FileError) as caught:
        load_game(pipe, waits=False)
    assert caught.value.problem is Problem.FILE_UNREADABLE

"""When nothing can be saved the game goes on, says so, and saving takes up again by itself."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

import pytest

from tests.storage.desk import OPENING, STUCK, Desk, position
from tripeaks.engine.errors import Problem
from tripeaks.storage.archive import open_archive
from tripeaks.storage.connection import DATABASE_NAME, connect
from tripeaks.storage.soundness import check_everything


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Hold the database as another program may."""
    other = connect(folder / DATABASE_NAME)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.close()


def check_saved(desk: Desk) -> None:
    """Everything on the table and every game is in the database."""
    assert (desk.journal.is_saved, desk.journal.failure) == (True, None)
    again = desk.crash()
    assert position(again.session) == position(desk.session)
    if desk.left is not None:
        assert position(again.left) == position(desk.left)
    with open_archive(desk.folder) as connection:
        check_everything(connection)


def test_a_lock_of_a_moment_is_not_worth_a_word(tmp_path: Path) -> None:
    desk = Desk(tmp_path).new(OPENING).play("KC")
    with locked(tmp_path):
        desk.play("AS")
        assert (desk.journal.is_saved, desk.journal.failure) == (False, None)
        assert not desk.journal.retry()
        assert desk.crash().game.move_count == 1
    assert desk.journal.retry()
    check_saved(desk)


def test_a_long_lock_is_told_and_nothing_is_missing_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = Desk(tmp_path).new(OPENING).play("KC")
    with locked(tmp_path):
        desk.play("AS")
        later = monotonic() + 60
        monkeypatch.setattr("tripeaks.storage.keeping.monotonic", lambda: later)
        desk.new(STUCK).play("draw").win()
        assert desk.problem is Problem.SAVING_LOCKED
        assert desk.history() == []
    desk.journal.retry()
    check_saved(desk)
    assert [game.is_won for game in desk.history()] == [False, False, True]


def test_the_next_action_saves_what_was_missed(tmp_path: Path) -> None:
    desk = Desk(tmp_path).new(OPENING)
    with locked(tmp_path):
        desk.play("KC AS undo").new(OPENING).play("KC undo redo")
    desk.play("AS")
    check_saved(desk)
    assert [(str(game.code), game.is_again) for game in desk.history()] == [(OPENING, False)]
    assert desk.session is not None
    assert desk.session.is_again


def test_whether_a_deal_is_again_is_found_out_when_it_can_be(tmp_path: Path) -> None:
    desk = Desk(tmp_path).lose(STUCK).lose(OPENING)
    with locked(tmp_path):
        desk.lose(STUCK).lose("TP1-C-AAAAAAA")
    desk.play("draw")
    check_saved(desk)
    assert [game.is_again for game in desk.history()] == [False, False, True]


def test_a_won_game_that_was_missed_counts_once(tmp_path: Path) -> None:
    desk = Desk(tmp_path).new(OPENING)
    with locked(tmp_path):
        desk.win()
    for _ in range(3):
        desk.journal.retry()
        desk.journal.update()
    check_saved(desk)
    assert desk.figures().won == 1


def test_a_start_while_the_database_is_locked_loses_no_game(tmp_path: Path) -> None:
    first = Desk(tmp_path).new(OPENING).play("KC")
    first.journal.close()
    other = sqlite3.connect(tmp_path / DATABASE_NAME, isolation_level=None)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN IMMEDIATE")
    other.execute("UPDATE tally SET games = games")
    desk = Desk(tmp_path)
    assert (desk.session, desk.journal.is_saved) == (None, False)
    desk.new(STUCK)
    other.execute("ROLLBACK")
    other.close()
    assert desk.journal.retry()
    assert position(desk.crash().session) == position(first.session)
    desk.play("draw")
    check_saved(desk)
    assert [str(game.code) for game in desk.history()] == [OPENING]


def test_a_folder_that_vanishes_is_made_again(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "data").win().new(OPENING).play("KC")
    shutil.rmtree(tmp_path / "data")
    desk.play("AS")
    check_saved(desk)
    problems = [notice.problem for notice in desk.journal.take_notices()]
    assert problems == [Problem.DATABASE_MISSING]
    desk.new(STUCK).play("draw")
    check_saved(desk)
    assert [str(game.code) for game in desk.history()] == [OPENING]


def test_a_database_that_is_replaced_in_mid_game_is_taken_up(tmp_path: Path) -> None:
    Desk(tmp_path / "other").win().journal.close()
    desk = Desk(tmp_path / "data").new(OPENING).play("KC")
    shutil.rmtree(tmp_path / "data")
    shutil.copytree(tmp_path / "other", tmp_path / "data")
    desk.play("AS")
    check_saved(desk)
    assert [game.is_won for game in desk.history()] == [True]


def test_damage_in_mid_game_sets_the_file_aside_and_loses_no_action(tmp_path: Path) -> None:
    desk = Desk(tmp_path).lose(STUCK).new(OPENING).play("KC")
    desk = desk.restart()
    file = tmp_path / DATABASE_NAME
    data = file.read_bytes()
    file.write_bytes(data[:4096] + b"\xff" * (len(data) - 4096))
    desk.play("AS").new("TP1-C-AAAAAAC").play("draw")
    problems = [notice.problem for notice in desk.journal.take_notices()]
    assert problems == [Problem.DATABASE_DAMAGED]
    check_saved(desk)
    assert str(desk.history()[-1].code) == OPENING


def test_two_programs_at_once_spoil_nothing(tmp_path: Path) -> None:
    first = Desk(tmp_path).new(OPENING).play("KC")
    second = Desk(tmp_path)
    first.play("draw")
    second.play("AS")
    for _ in range(3):
        first.new(OPENING).play("KC draw")
        second.new(OPENING).play("KC AS undo")
        first.play("undo").new(STUCK).play("draw").win()
        second.new("TP1-C-AAAAAAC").play("draw").win()
    for desk in (first, second):
        desk.journal.retry()
        assert desk.journal.take_notices() == []
    with open_archive(tmp_path) as connection:
        check_everything(connection)
    identities = [game.identity for game in first.history()]
    assert len(set(identities)) == len(identities)
    assert sum(game.is_won for game in first.history()) == 6

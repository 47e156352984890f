"""What lies where the database should be, and what becomes of it."""

import errno
import shutil
import sqlite3
from datetime import date
from pathlib import Path

import pytest

from tests.storage.desk import OPENING, STUCK, Clock, Desk, position
from tripeaks.engine.errors import KnownError, Problem
from tripeaks.storage import schema
from tripeaks.storage.archive import open_archive
from tripeaks.storage.connection import DATABASE_NAME, connect
from tripeaks.storage.journal import Journal
from tripeaks.storage.opening import problem_of, set_aside
from tripeaks.storage.schema import VERSION, check_schema
from tripeaks.storage.upkeep import keep_up


def files(folder: Path) -> set[str]:
    return {file.name for file in folder.iterdir()}


def notices(folder: Path) -> list[tuple[Problem, str]]:
    """Start and end the program, and return what it had to tell."""
    journal = Journal(folder, Clock())
    assert journal.is_saved
    told = journal.take_notices()
    assert journal.take_notices() == []
    journal.close()
    return [(notice.problem, notice.found) for notice in told]


def archive_problem(folder: Path) -> Problem:
    with pytest.raises(KnownError) as caught, open_archive(folder):
        pass
    return caught.value.problem


def test_a_missing_folder_is_made(tmp_path: Path) -> None:
    assert notices(tmp_path / "a" / "b") == []
    assert files(tmp_path / "a" / "b") == {DATABASE_NAME}


def test_the_name_may_hold_any_sign(tmp_path: Path) -> None:
    folder = tmp_path / "50% off? #1 & ăîș"
    Desk(folder).win().journal.close()
    assert notices(folder) == []
    assert len(Desk(folder).history()) == 1


@pytest.mark.parametrize(
    "data", [b"my diary", b"my diary, and much more of it\n" * 500, b"\0" * 8192]
)
def test_a_foreign_file_is_set_aside_and_kept(tmp_path: Path, data: bytes) -> None:
    (tmp_path / DATABASE_NAME).write_bytes(data)
    assert archive_problem(tmp_path) is Problem.DATABASE_DAMAGED
    name = "tripeaks-2026-11-29-foreign.db"
    assert notices(tmp_path) == [(Problem.DATABASE_FOREIGN, name)]
    assert (tmp_path / name).read_bytes() == data
    assert notices(tmp_path) == []


def test_another_programs_database_is_foreign(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / DATABASE_NAME)
    connection.execute("CREATE TABLE songs (name)")
    connection.close()
    name = "tripeaks-2026-11-29-foreign.db"
    assert notices(tmp_path) == [(Problem.DATABASE_FOREIGN, name)]
    connection = sqlite3.connect(tmp_path / name)
    assert connection.execute("SELECT count(*) FROM songs").fetchone() == (0,)
    connection.close()


def test_an_empty_file_was_a_database_once(tmp_path: Path) -> None:
    (tmp_path / DATABASE_NAME).touch()
    assert notices(tmp_path) == [(Problem.DATABASE_DAMAGED, "tripeaks-2026-11-29-corrupt.db")]


def test_nothing_set_aside_is_ever_overwritten(tmp_path: Path) -> None:
    names = ["tripeaks-2026-11-29-corrupt.db"]
    names += [f"tripeaks-2026-11-29-corrupt-{number}.db" for number in (2, 3)]
    for number, name in enumerate(names):
        (tmp_path / DATABASE_NAME).write_bytes(b"SQLite format 3\0" + bytes([number]) * 4096)
        (found,) = notices(tmp_path)
        assert found in ((Problem.DATABASE_DAMAGED, name), (Problem.DATABASE_FOREIGN, found[1]))
    assert len(files(tmp_path)) == 1 + 2 * 3


def test_what_lies_beside_the_file_goes_with_it(tmp_path: Path) -> None:
    desk = Desk(tmp_path).win()
    error = set_aside(tmp_path / DATABASE_NAME, Problem.DATABASE_DAMAGED, date(2026, 11, 29))
    note = "tripeaks-2026-11-29-corrupt.rescue"
    assert files(tmp_path) == {error.found, f"{error.found}-wal", f"{error.found}-shm", note}
    (tmp_path / note).unlink()
    (tmp_path / "saved").mkdir()
    for name in files(tmp_path) - {"saved"}:
        shutil.copy(tmp_path / name, tmp_path / "saved" / name.replace(error.found, DATABASE_NAME))
    assert len(Desk(tmp_path / "saved").history()) == 1
    desk.journal.close()


def test_a_log_without_its_database_is_not_taken_for_the_new_ones(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "player").win()
    (tmp_path / "new").mkdir()
    shutil.copy(tmp_path / "player" / f"{DATABASE_NAME}-wal", tmp_path / "new")
    gone = str(tmp_path / "new" / DATABASE_NAME)
    assert notices(tmp_path / "new") == [(Problem.DATABASE_MISSING, gone)]
    assert Desk(tmp_path / "new").history() == []
    assert "tripeaks-2026-11-29-missing.db-wal" in files(tmp_path / "new")
    desk.journal.close()


@pytest.mark.parametrize("target", ["elsewhere.db", DATABASE_NAME])
def test_a_link_that_leads_nowhere_is_set_aside(tmp_path: Path, target: str) -> None:
    (tmp_path / DATABASE_NAME).symlink_to(tmp_path / target)
    assert notices(tmp_path) == [(Problem.DATABASE_MISSING, str(tmp_path / DATABASE_NAME))]
    assert not (tmp_path / DATABASE_NAME).is_symlink()
    assert (tmp_path / "tripeaks-2026-11-29-missing.db").is_symlink()
    assert notices(tmp_path) == []


def test_a_missing_file_is_told_where_there_are_backups(tmp_path: Path) -> None:
    Desk(tmp_path).win().journal.close()
    keep_up(tmp_path, date(2026, 11, 29))
    (tmp_path / DATABASE_NAME).unlink()
    assert notices(tmp_path) == [(Problem.DATABASE_MISSING, str(tmp_path / DATABASE_NAME))]
    assert notices(tmp_path) == []


def test_without_room_for_another_database_nothing_is_set_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / DATABASE_NAME).write_bytes(b"my diary")

    def full(_: Path) -> Path:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as patch:
        patch.setattr("tripeaks.storage.opening._draft", full)
        desk = Desk(tmp_path).new(OPENING).play("KC")
        assert (desk.problem, desk.journal.take_notices()) == (Problem.SAVING_DISK_FULL, [])
        assert files(tmp_path) == {DATABASE_NAME}
    assert desk.journal.retry()
    assert [one.problem for one in desk.journal.take_notices()] == [Problem.DATABASE_FOREIGN]


def make_newer(folder: Path, *, is_said_twice: bool = True) -> bytes:
    Desk(folder).win().journal.close()
    connection = sqlite3.connect(folder / DATABASE_NAME)
    if is_said_twice:
        connection.execute(f"UPDATE tally SET version = {VERSION + 1}")
        connection.execute("CREATE TABLE what_the_future_brings (x)")
        connection.commit()
    connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()
    return (folder / DATABASE_NAME).read_bytes()


def test_a_newer_programs_database_is_not_touched_and_the_game_goes_on(tmp_path: Path) -> None:
    before = make_newer(tmp_path)
    desk = Desk(tmp_path)
    assert (desk.problem, desk.journal.is_saved) == (Problem.DATABASE_NEWER, False)
    assert desk.journal.take_notices() == []
    desk.new(OPENING).play("KC").win()
    assert not desk.journal.retry()
    assert archive_problem(tmp_path) is Problem.DATABASE_NEWER
    desk.journal.close()
    assert (tmp_path / DATABASE_NAME).read_bytes() == before
    assert files(tmp_path) == {DATABASE_NAME}


def test_a_version_that_is_only_claimed_is_damage(tmp_path: Path) -> None:
    make_newer(tmp_path, is_said_twice=False)
    assert notices(tmp_path) == [(Problem.DATABASE_DAMAGED, "tripeaks-2026-11-29-corrupt.db")]


@pytest.mark.parametrize(
    "statement",
    [
        "DROP TABLE replay",
        "DROP INDEX finished_deal",
        "ALTER TABLE finished ADD COLUMN more",
        "CREATE TABLE more (x)",
        "DELETE FROM tally",
        "PRAGMA user_version = 0",
        "PRAGMA user_version = -1",
        "UPDATE game SET hints = 9",
        "UPDATE game SET daily = 20261301",
        "UPDATE entry SET what = 28 WHERE number = 1",
        "UPDATE entry SET elapsed_ms = 'x' WHERE number = 1",
        "DELETE FROM entry WHERE number = 0",
    ],
)
def test_a_database_that_nobody_wrote_so_is_damaged(tmp_path: Path, statement: str) -> None:
    Desk(tmp_path).win().new(OPENING).play("KC AS").journal.close()
    connection = sqlite3.connect(tmp_path / DATABASE_NAME)
    connection.execute(statement)
    connection.commit()
    connection.close()
    assert notices(tmp_path) == [(Problem.DATABASE_DAMAGED, "tripeaks-2026-11-29-corrupt.db")]
    assert notices(tmp_path) == []


def test_an_older_version_is_migrated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(tmp_path).win().new(OPENING).play("KC").new(STUCK)
    before = position(desk.session), position(desk.left), desk.history()
    desk.journal.close()
    step = ("CREATE TABLE favourite (code TEXT)", "UPDATE tally SET version = 2")
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, step))
    monkeypatch.setattr(schema, "VERSION", 2)
    monkeypatch.setattr("tripeaks.storage.opening.VERSION", 2)
    schema._expected.cache_clear()
    again = Desk(tmp_path)
    assert again.journal.take_notices() == []
    assert (position(again.session), position(again.left), again.history()) == before
    assert problem_of(tmp_path / DATABASE_NAME) is None
    again.journal.close()
    connection = connect(tmp_path / DATABASE_NAME)
    check_schema(connection)
    connection.execute("INSERT INTO favourite VALUES ('TP1-E-AAAAAAB')")
    connection.close()
    monkeypatch.undo()
    schema._expected.cache_clear()
    assert problem_of(tmp_path / DATABASE_NAME) is Problem.DATABASE_NEWER


def test_a_folder_in_the_place_of_the_file_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / DATABASE_NAME).mkdir()
    desk = Desk(tmp_path).new(OPENING).play("KC")
    assert not desk.journal.is_saved
    assert desk.problem is Problem.SAVING_FORBIDDEN
    assert (tmp_path / DATABASE_NAME).is_dir()

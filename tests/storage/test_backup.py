"""Backups, what makes them due, and what they bring back."""

import shutil
from datetime import date, timedelta
from pathlib import Path

import pytest

from tests.storage.desk import OPENING, STUCK, Clock, Desk
from tests.storage.made_up import made_up, write
from tripeaks.engine.errors import Problem
from tripeaks.storage.archive import open_archive
from tripeaks.storage.backup import (
    GAMES_BETWEEN,
    KEPT,
    back_up,
    newest_good_backup,
    open_backup,
)
from tripeaks.storage.backup_files import FOLDER_NAME, backups
from tripeaks.storage.connection import DATABASE_NAME
from tripeaks.storage.failures import DatabaseError
from tripeaks.storage.journal import Journal
from tripeaks.storage.losses import KEPT_DAYS, losses, note_loss
from tripeaks.storage.rescue import bring_back, find_games, refuse
from tripeaks.storage.soundness import check_everything
from tripeaks.storage.upkeep import keep_up

TODAY = date(2026, 11, 29)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    Journal(tmp_path).close()
    return tmp_path


def days(folder: Path) -> list[date]:
    return [backup.day for backup in backups(folder)]


def test_there_is_no_backup_of_nothing(folder: Path) -> None:
    keep_up(folder, TODAY, is_start=True)
    assert days(folder) == []
    assert newest_good_backup(folder) is None


def test_a_backup_is_made_once_a_day_if_games_ended(folder: Path) -> None:
    write(folder, made_up())
    for day in (TODAY, TODAY, TODAY + timedelta(1)):
        keep_up(folder, day, is_start=True)
    assert days(folder) == [TODAY]
    write(folder, made_up())
    for day in (TODAY, TODAY + timedelta(1), TODAY + timedelta(1)):
        keep_up(folder, day, is_start=True)
    assert days(folder) == [TODAY + timedelta(1), TODAY]


def test_a_backup_is_made_after_many_games_of_one_day(folder: Path) -> None:
    write(folder, made_up())
    keep_up(folder, TODAY)
    write(folder, *(made_up() for _ in range(GAMES_BETWEEN - 1)))
    keep_up(folder, TODAY)
    assert len(days(folder)) == 1
    write(folder, made_up())
    keep_up(folder, TODAY)
    assert len(days(folder)) == 2


def test_the_oldest_backups_go_whatever_the_clock_says(folder: Path) -> None:
    for count in range(KEPT + 3):
        write(folder, made_up())
        keep_up(folder, TODAY - timedelta(count))
    assert days(folder) == [TODAY - timedelta(count) for count in range(KEPT + 2, 2, -1)]
    newest = newest_good_backup(folder)
    assert newest is not None
    connection = open_backup(newest.file)
    assert connection.execute("SELECT games FROM tally").fetchone() == (KEPT + 3,)
    connection.close()


def test_a_backup_is_one_file_that_needs_nothing_beside_it(folder: Path) -> None:
    write(folder, made_up())
    keep_up(folder, TODAY)
    assert len(list((folder / FOLDER_NAME).iterdir())) == 1


def test_a_backup_is_made_while_the_journal_writes(tmp_path: Path) -> None:
    desk = Desk(tmp_path).win()
    keep_up(tmp_path, TODAY, is_start=True)
    desk.new(OPENING).play("KC")
    assert desk.journal.is_saved
    newest = newest_good_backup(tmp_path)
    assert newest is not None


def test_a_damaged_backup_is_passed_over(folder: Path) -> None:
    for day in range(3):
        write(folder, made_up())
        keep_up(folder, TODAY + timedelta(day))
    newest, second, third = backups(folder)
    newest.file.write_bytes(newest.file.read_bytes()[:9000])
    second.file.write_bytes(b"no database")
    (folder / FOLDER_NAME / "tripeaks-000009-2026-13-01.db").touch()
    (folder / FOLDER_NAME / "holiday.db").touch()
    assert newest_good_backup(folder) == third


def test_a_damaged_database_is_not_backed_up(folder: Path) -> None:
    write(folder, made_up())
    keep_up(folder, TODAY)
    write(folder, made_up())
    with open_archive(folder) as connection:
        connection.execute("UPDATE finished SET score = score + 1 WHERE id = 2")
    with pytest.raises(DatabaseError) as caught:
        keep_up(folder, TODAY + timedelta(1))
    assert caught.value.problem is Problem.DATABASE_DAMAGED
    assert days(folder) == [TODAY]
    assert len(list((folder / FOLDER_NAME).iterdir())) == 1


def test_the_log_beside_the_database_does_not_grow_for_ever(tmp_path: Path) -> None:
    desk = Desk(tmp_path).new(OPENING)
    sizes = list[int]()
    for _ in range(6):
        desk.play("draw undo " * 150)
        sizes.append((tmp_path / f"{DATABASE_NAME}-wal").stat().st_size)
        keep_up(tmp_path, TODAY)
        desk.play("draw undo")
    assert max(sizes) < 4 * 1024 * 1024
    assert (tmp_path / f"{DATABASE_NAME}-wal").stat().st_size < 2 * 1024 * 1024
    again = desk.crash()
    assert again.game.move_count == 6 * 151


def damaged_player(tmp_path: Path) -> Desk:
    """Return a player with three games in a backup, two later ones, and damage in one of these."""
    desk = Desk(tmp_path, Clock())
    for number in range(3):
        desk.new(f"TP1-E-QQQQQQ{'ABC'[number]}").play("draw")
    desk.win()
    keep_up(tmp_path, TODAY)
    desk.new(STUCK).stick().new("TP1-C-QQQQQQQ").play("draw").new(OPENING).play("KC")
    with open_archive(tmp_path) as connection:
        connection.execute("UPDATE finished SET score = 1000 WHERE id = 5")
    return desk


def test_after_damage_the_backup_and_all_that_still_holds_comes_back(tmp_path: Path) -> None:
    desk = damaged_player(tmp_path)
    with pytest.raises(DatabaseError):
        keep_up(tmp_path, TODAY, is_start=True)
    desk.journal.replace_damaged()
    (notice,) = desk.journal.take_notices()
    assert (notice.problem, desk.history()) == (Problem.DATABASE_DAMAGED, [])
    before = (tmp_path / notice.found).read_bytes()

    rescue = find_games(tmp_path)
    assert bring_back(tmp_path, rescue, TODAY) == 5
    assert bring_back(tmp_path, rescue, TODAY) == 0
    assert find_games(tmp_path).games == []
    codes = [str(game.code) for game in desk.history()]
    assert codes == [
        *(f"TP1-E-QQQQQQ{letter}" for letter in "ABC"),
        "TP1-E-AAAAAAD",
        "TP1-C-QQQQQQQ",
    ]
    assert desk.figures().played == 5
    assert desk.game.move_count == 1
    desk.play("AS").new(STUCK).play("draw")
    assert [str(game.code) for game in desk.history()] == [*codes, OPENING]
    assert (tmp_path / notice.found).read_bytes() == before
    with open_archive(tmp_path) as connection:
        check_everything(connection)


def test_damage_that_is_told_twice_is_answered_once(tmp_path: Path) -> None:
    desk = damaged_player(tmp_path)
    for _ in range(3):
        desk.journal.replace_damaged()
    (notice,) = desk.journal.take_notices()
    desk.new(STUCK).play("draw")
    with open_archive(tmp_path) as connection:
        connection.execute("UPDATE finished SET score = 1000")
    desk.journal.replace_damaged()
    (other,) = desk.journal.take_notices()
    assert other.found != notice.found
    assert desk.journal.is_saved


def test_without_a_backup_what_still_holds_comes_back(tmp_path: Path) -> None:
    desk = damaged_player(tmp_path)
    shutil.rmtree(tmp_path / FOLDER_NAME)
    desk.journal.replace_damaged()
    assert len(find_games(tmp_path).games) == 5


def test_nothing_comes_back_out_of_rubbish(folder: Path) -> None:
    write(folder, made_up())
    for name, data in (("a.db", b""), ("b.db", b"rubbish" * 1000), ("c.db", None)):
        note_loss(folder / name)
        if data is not None:
            (folder / name).write_bytes(data)
    rescue = find_games(folder)
    assert (len(rescue.losses), rescue.games, rescue.is_complete) == (3, [], True)


def test_what_is_offered_stands_over_restarts_and_spares_the_backups(tmp_path: Path) -> None:
    damaged_player(tmp_path).journal.replace_damaged()
    before = backups(tmp_path)
    assert len(before) == 1
    for count in range(KEPT + 3):
        assert len(find_games(tmp_path).games) == 5
        write(tmp_path, made_up())
        keep_up(tmp_path, TODAY + timedelta(count))
    assert len(backups(tmp_path)) == KEPT + 1
    assert bring_back(tmp_path, find_games(tmp_path), TODAY) == 5
    assert find_games(tmp_path).losses == []

    write(tmp_path, made_up())
    keep_up(tmp_path, TODAY + timedelta(KEPT_DAYS))
    assert backups(tmp_path)[-1] == before[0]
    assert len(losses(tmp_path)) == 1
    write(tmp_path, made_up())
    keep_up(tmp_path, TODAY + timedelta(KEPT_DAYS + 1))
    assert (len(backups(tmp_path)), losses(tmp_path)) == (KEPT, [])


def test_what_was_refused_is_offered_no_more(tmp_path: Path) -> None:
    damaged_player(tmp_path).journal.replace_damaged()
    refuse(find_games(tmp_path), TODAY)
    rescue = find_games(tmp_path)
    assert (rescue.losses, rescue.games) == ([], [])


def test_games_of_a_database_that_is_gone_come_back_from_the_backup(tmp_path: Path) -> None:
    desk = damaged_player(tmp_path)
    desk.journal.close()
    (tmp_path / DATABASE_NAME).unlink()
    desk = Desk(tmp_path)
    (notice,) = desk.journal.take_notices()
    assert notice.problem is Problem.DATABASE_MISSING
    assert bring_back(tmp_path, find_games(tmp_path), TODAY) == 4
    assert len(desk.history()) == 4
    assert Desk(tmp_path).journal.take_notices() == []


def test_of_a_device_in_the_place_of_a_file_nothing_is_copied(folder: Path) -> None:
    file = folder / "tripeaks-2026-11-29-corrupt.db"
    file.symlink_to("/dev/zero")
    note_loss(file)
    rescue = find_games(folder)
    assert (rescue.games, rescue.is_complete) == ([], False)


def test_a_backup_that_cannot_be_written_harms_nothing(folder: Path) -> None:
    write(folder, made_up())
    (folder / FOLDER_NAME).touch()  # a file where the folder should be
    keep_up(folder, TODAY)
    with open_archive(folder) as connection, pytest.raises(OSError, match="exists"):
        back_up(connection, folder, TODAY)

"""The game on the table of a database that was lost goes on, as far as it can be found."""

import sqlite3
from datetime import date
from pathlib import Path

from tests.storage.desk import OPENING, STUCK, Desk, position
from tripeaks.engine.errors import Problem
from tripeaks.storage.backup_files import backups
from tripeaks.storage.connection import DATABASE_NAME
from tripeaks.storage.rescue import bring_back, find_games
from tripeaks.storage.upkeep import keep_up

TODAY = date(2026, 11, 29)


def damage(folder: Path, *statements: str) -> None:
    connection = sqlite3.connect(folder / DATABASE_NAME)
    for statement in statements or ("DROP INDEX finished_deal",):
        connection.execute(statement)
    connection.commit()
    connection.close()


def start_again(folder: Path, problem: Problem = Problem.DATABASE_DAMAGED) -> Desk:
    """Start twice: what was found is saved at once, whatever ends the program."""
    first = Desk(folder)
    assert [notice.problem for notice in first.journal.take_notices()] == [problem]
    again = first.crash()
    assert again.journal.take_notices() == []
    if again.session is not None:
        assert position(again.session) == position(first.session)
    return again


def test_the_table_of_a_damaged_file_is_taken_over(tmp_path: Path) -> None:
    desk = Desk(tmp_path).new(STUCK).play("draw").new(OPENING, winnable=True)
    before = position(desk.session), position(desk.left)
    desk.journal.close()
    damage(tmp_path)
    again = start_again(tmp_path)
    assert (position(again.session), position(again.left)) == before
    again.play("KC AS")
    assert [str(game.code) for game in again.history()] == [STUCK]


def test_a_game_in_which_one_entry_was_changed_is_not(tmp_path: Path) -> None:
    Desk(tmp_path).new(OPENING).play("KC AS draw").journal.close()
    damage(tmp_path, "UPDATE entry SET what = 28 WHERE number = 1")
    assert start_again(tmp_path).session is None


def test_the_newest_backup_has_the_table_where_the_file_has_none(tmp_path: Path) -> None:
    desk = Desk(tmp_path).win().new(OPENING).play("KC AS")
    keep_up(tmp_path, TODAY)
    before = position(desk.session)
    desk.play("draw").journal.close()
    (tmp_path / DATABASE_NAME).write_bytes(b"rubbish" * 1000)
    assert position(start_again(tmp_path, Problem.DATABASE_FOREIGN).session) == before
    (tmp_path / DATABASE_NAME).unlink()
    assert position(start_again(tmp_path, Problem.DATABASE_MISSING).session) == before


def test_of_two_copies_of_a_game_the_longer_one_goes_on(tmp_path: Path) -> None:
    desk = Desk(tmp_path).win().new(OPENING).play("KC AS draw")
    keep_up(tmp_path, TODAY)
    before = position(desk.session)
    desk.journal.close()
    damage(tmp_path, "DELETE FROM entry WHERE number = 2", "DROP INDEX finished_deal")
    assert position(start_again(tmp_path).session) == before
    longer = Desk(tmp_path).play("undo")
    before = position(longer.session)
    longer.journal.close()
    damage(tmp_path)
    assert position(start_again(tmp_path).session) == before


def test_a_game_that_was_over_does_not_come_back_from_a_backup(tmp_path: Path) -> None:
    desk = Desk(tmp_path).win().new(OPENING).play("KC")
    keep_up(tmp_path, TODAY)
    desk.new(STUCK).play("draw").journal.close()
    assert len(backups(tmp_path)) == 1
    damage(tmp_path, "DELETE FROM game", "DROP INDEX finished_deal")
    again = start_again(tmp_path)
    assert again.session is None
    assert bring_back(tmp_path, find_games(tmp_path), TODAY) == 2
    assert [str(game.code) for game in again.history()][-1] == OPENING

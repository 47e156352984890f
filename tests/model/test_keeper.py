"""The game in play is saved as it is played, and whatever keeps it from that is told."""

import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tripeaks.engine.codes import parse_code
from tripeaks.engine.errors import KnownError, Problem
from tripeaks.engine.game import Step
from tripeaks.engine.moves import Take
from tripeaks.engine.state import Outcome
from tripeaks.model.game_clock import GameClock
from tripeaks.model.game_model import GameModel
from tripeaks.model.keeper import Keeper
from tripeaks.model.library import Library
from tripeaks.model.upkeep import Upkeep
from tripeaks.solver.best_score import best_won_score
from tripeaks.storage import connection, keeping
from tripeaks.storage.archive import open_archive
from tripeaks.storage.history import History
from tripeaks.storage.journal import Journal
from tripeaks.storage.statistics import Figures, Statistics

CODE = "TP1-E-AAAAAAB"


class Desk:
    """A model, its clock and its keeper, as the program builds them from a folder."""

    def __init__(self, folder: Path, code: str = CODE) -> None:
        self.journal = Journal(folder)
        self.model = (
            GameModel(parse_code(code))
            if self.journal.current is None
            else GameModel.resume(self.journal.current, self.journal.left)
        )
        self.clock = GameClock(self.model)
        self.keeper = Keeper(self.journal, self.model, self.clock)


def win(model: GameModel) -> None:
    """Play the rest of the game by the solver's line."""
    best = best_won_score(model.state)
    assert best is not None
    for action in best.line:
        if isinstance(action, Take):
            model.take(action.site)
        else:
            model.draw()
    assert model.state.outcome is Outcome.WON


def figures(folder: Path) -> Figures:
    with open_archive(folder) as connection:
        return Statistics(connection).figures()


def test_the_next_start_finds_the_same_game(qtbot: QtBot, tmp_path: Path) -> None:
    first = Desk(tmp_path)
    for action in (20, None, None):
        first.model.draw() if action is None else first.model.take(action)
    first.model.undo()
    first.model.note_hint()
    second = Desk(tmp_path)  # nobody closed the first: its process was killed
    assert second.model.game.log == first.model.game.log
    assert second.model.state == first.model.state
    assert second.model.game.can_redo
    assert second.model.session.hints_used == 1


def test_a_step_is_saved_before_it_is_shown(qtbot: QtBot, tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    seen: list[int] = []

    def look(step: Step) -> None:
        other = Journal(tmp_path)
        assert other.current is not None
        seen.append(len(other.current.game.log))
        other.close()

    desk.model.stepped.connect(look)
    desk.model.draw()
    desk.model.draw()
    desk.model.undo()
    assert seen == [1, 2, 3]


def test_a_fresh_deal_is_found_again_and_does_not_count(qtbot: QtBot, tmp_path: Path) -> None:
    Desk(tmp_path, "TP2-CHS-TRIPEAK")
    again = Desk(tmp_path)
    assert str(again.model.code) == "TP2-CHS-TRIPEAK"
    again.model.new_game(parse_code(CODE))
    again.model.draw()
    assert figures(tmp_path).played == 0


def test_a_game_left_can_be_returned_to_after_a_restart(qtbot: QtBot, tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.model.draw()
    desk.model.new_game(parse_code("TP1-C-AAAAAAC"))
    later = Desk(tmp_path)
    assert later.model.can_go_back
    later.model.go_back()
    assert str(later.model.code) == CODE
    assert later.model.game.move_count == 1
    assert figures(tmp_path).played == 0


def test_a_game_left_is_lost_with_the_next_ones_first_action(qtbot: QtBot, tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    recorded: list[int] = []
    desk.keeper.game_recorded.connect(lambda: recorded.append(figures(tmp_path).played))
    desk.model.draw()
    desk.model.new_game(parse_code("TP1-E-AAAAAAC"))
    desk.model.draw()
    assert recorded[-1] == 1
    desk.model.draw()
    assert figures(tmp_path).won == 0


def test_undo_out_of_a_stuck_game_and_a_win_is_one_win(qtbot: QtBot, tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    while desk.model.state.outcome is Outcome.IN_PROGRESS:
        playable = desk.model.state.playable
        if desk.model.state.stock_count:
            desk.model.draw()
        else:
            desk.model.take(playable[0])
    assert desk.model.state.outcome is Outcome.STUCK
    while desk.model.game.can_undo:
        desk.model.undo()
    win(desk.model)
    found = figures(tmp_path)
    assert (found.played, found.won, found.unaided) == (1, 1, 0)


def test_a_won_game_counts_once_whatever_comes_after(qtbot: QtBot, tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    win(desk.model)
    assert figures(tmp_path).won == 1
    assert Desk(tmp_path).model.state.outcome is Outcome.WON
    desk = Desk(tmp_path)
    desk.model.new_game(parse_code("TP1-E-AAAAAAC"))
    desk.model.draw()
    assert figures(tmp_path).played == 1
    with open_archive(tmp_path) as connection:
        numbers = History(connection).numbers()
        assert History(connection).replay(numbers[0]).state.outcome is Outcome.WON


def test_help_and_time_are_kept(qtbot: QtBot, tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.model.draw()
    desk.model.session.elapsed_ms = 65_000
    desk.model.note_check()
    desk.clock.set_seen(True)
    desk.clock.set_seen(False)
    later = Desk(tmp_path)
    assert later.model.session.checks_used == 1
    assert later.clock.elapsed_ms >= 65_000


@pytest.fixture
def blocked(monkeypatch: pytest.MonkeyPatch) -> Callable[[bool], None]:
    """Give a switch that makes every write fail as on a full disk."""
    real = connection.transaction

    def switch(is_blocked: bool) -> None:
        def full(_: sqlite3.Connection) -> object:
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise error

        monkeypatch.setattr(keeping, "transaction", full if is_blocked else real)

    return switch


def test_a_full_disk_is_told_and_saving_takes_up_by_itself(
    qtbot: QtBot, tmp_path: Path, blocked: Callable[[bool], None]
) -> None:
    desk = Desk(tmp_path)
    told: list[KnownError | None] = []
    desk.keeper.failure_changed.connect(told.append)
    blocked(True)
    desk.model.draw()
    desk.model.draw()
    assert [error and error.problem for error in told] == [Problem.SAVING_DISK_FULL]
    assert desk.keeper.failure is told[0]
    blocked(False)
    desk.keeper._retry_timer.setInterval(10)
    qtbot.waitUntil(lambda: desk.keeper.failure is None)
    assert told[-1] is None
    assert not desk.keeper._retry_timer.isActive(), "nothing runs while all is well"
    assert Desk(tmp_path).model.game.move_count == 2


def test_a_move_made_while_another_writes_is_saved_at_once_after(
    qtbot: QtBot, tmp_path: Path
) -> None:
    desk = Desk(tmp_path)
    with open_archive(tmp_path) as other:
        other.execute("BEGIN IMMEDIATE")
        desk.model.draw()
        assert not desk.journal.is_saved
        other.execute("COMMIT")
        qtbot.waitUntil(lambda: desk.journal.is_saved, timeout=1000)
    assert desk.keeper.failure is None


def test_the_end_waits_for_whoever_writes(qtbot: QtBot, tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    is_held, may_end = threading.Event(), threading.Event()

    def hold() -> None:
        with open_archive(tmp_path) as other:
            other.execute("BEGIN IMMEDIATE")
            is_held.set()
            may_end.wait(10)
            time.sleep(0.3)
            other.execute("COMMIT")

    writer = threading.Thread(target=hold)
    writer.start()
    is_held.wait(10)
    desk.model.draw()
    may_end.set()
    desk.keeper.close()
    writer.join()
    assert Desk(tmp_path).model.game.move_count == 1


def test_help_on_a_fresh_deal_is_not_washed_away(qtbot: QtBot, tmp_path: Path) -> None:
    for restarts in (True, False):
        model = GameModel(parse_code(CODE))
        model.note_hint()
        model.note_check()
        model.restart() if restarts else model.new_game(parse_code(CODE))
        assert (model.session.hints_used, model.session.checks_used) == (1, 1)
        model.new_game(parse_code("TP1-E-AAAAAAC"))
        assert model.session.hints_used == 0


def test_a_damaged_file_is_told_once(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "tripeaks.db").write_bytes(b"SQLite format 3\0" + bytes(8000))
    journal = Journal(tmp_path)
    model = GameModel(parse_code(CODE))
    told: list[KnownError] = []
    keeper = Keeper(journal, model, GameClock(model))
    keeper.noticed.connect(told.append)
    keeper.start()
    assert [error.problem for error in told] == [Problem.DATABASE_FOREIGN]
    model.draw()
    assert len(told) == 1


def test_in_one_long_game_the_log_beside_the_database_stays_short(
    qtbot: QtBot, tmp_path: Path
) -> None:
    desk = Desk(tmp_path)
    library = Library(tmp_path)
    upkeep = Upkeep(library)
    desk.keeper.entries_saved.connect(upkeep.trim)
    log = tmp_path / "tripeaks.db-wal"
    sizes: list[int] = []
    for _ in range(20):
        for _ in range(50):
            desk.model.draw()
            desk.model.undo()
        qtbot.waitUntil(lambda: not library.is_busy)
        sizes.append(log.stat().st_size)
    assert max(sizes) < 3 * 1024 * 1024
    assert len(Desk(tmp_path).model.game.log) == 2000
    library.stop()

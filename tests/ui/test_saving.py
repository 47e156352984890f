"""What the window shows of saving: the game of last time, the clock, notices, faults."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QWindowStateChangeEvent
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from tests.ui.window import Window
from tripeaks.engine.codes import parse_code
from tripeaks.engine.errors import KnownError, Problem
from tripeaks.storage.archive import open_archive
from tripeaks.storage.backup_files import backups
from tripeaks.storage.history import History
from tripeaks.storage.losses import open_losses
from tripeaks.ui.bug_report import BugDialog
from tripeaks.ui.looks import clock_time

OpenWindow = Callable[..., Window]


def restart(it: Window, open_window: OpenWindow, code: str = "") -> Window:
    """Close the program and start it again, on the same folders."""
    it.window.close()
    it.game_window.end()
    return open_window(code)


def notice(it: Window) -> str:
    return it.label("standingText") if it.window.notice.isVisible() else ""


def test_the_next_start_shows_the_same_position(open_window: OpenWindow) -> None:
    it = open_window()
    it.play("KC draw draw")
    it.trigger("actionUndo")
    figures, log = it.figures(), it.log
    again = restart(it, open_window)
    assert again.figures() == figures
    assert again.log == log
    assert again.label("codeLabel") == "TP1-E-AAAAAAB"
    again.trigger("actionUndo")
    again.trigger("actionUndo")
    assert not again.model.game.can_undo


def test_a_game_that_had_ended_is_shown_as_ended(open_window: OpenWindow) -> None:
    it = open_window("TP1-E-AAAAAAA")
    while it.model.state.outcome.name == "IN_PROGRESS":
        playable = it.model.state.playable
        it.model.draw() if it.model.state.stock_count else it.model.take(playable[0])
    again = restart(it, open_window)
    assert again.panel.isVisible()


def test_a_code_asked_for_at_the_start_leaves_the_game_of_last_time(
    open_window: OpenWindow,
) -> None:
    it = open_window()
    it.play("KC")
    again = restart(it, open_window, "TP1-C-TRIPEAK")
    assert again.label("codeLabel") == "TP1-C-TRIPEAK"
    again.trigger("actionGoBack")
    assert again.label("codeLabel") == "TP1-E-AAAAAAB"
    assert again.model.game.move_count == 1


@pytest.mark.parametrize(
    ("milliseconds", "text"),
    [(0, "0:00"), (999, "0:00"), (61_000, "1:01"), (3_600_000, "1:00:00"), (-5, "0:00")],
)
def test_times_read_as_on_a_clock(milliseconds: int, text: str) -> None:
    assert clock_time(milliseconds) == text


def test_the_clock_stands_while_the_window_is_minimised(open_window: OpenWindow) -> None:
    it = open_window()
    it.play("KC")
    beat = it.game_window.clock._beat
    assert beat.isActive()
    it.window.showMinimized()
    QGuiApplication.sendEvent(it.window, QWindowStateChangeEvent(Qt.WindowState.WindowNoState))
    assert not beat.isActive()
    it.window.come_to_front()
    assert beat.isActive()
    it.window.hide()
    assert not beat.isActive()


def test_the_clock_stands_while_a_dialog_is_in_front(open_window: OpenWindow, qtbot: QtBot) -> None:
    it = open_window()
    it.play("KC")
    beat = it.game_window.clock._beat
    assert beat.isActive()
    for action in ("actionSettings", "actionRules"):
        it.trigger(action)
        qtbot.waitUntil(lambda: not beat.isActive())
        dialog = QApplication.activeWindow()
        assert isinstance(dialog, QDialog)
        dialog.reject()
        it.window.activateWindow()
        qtbot.waitUntil(beat.isActive)


def test_score_and_clock_can_be_hidden(open_window: OpenWindow) -> None:
    it = open_window(show_score=False)
    it.play("KC")
    assert not it.window.figures.score.isVisible()
    assert it.window.figures.clock.isVisible()
    it.settings.show_clock = False
    assert not it.window.figures.clock.isVisible()
    assert not it.game_window.clock._beat.isActive(), "nothing runs for what is not shown"
    it.settings.show_score = True
    assert it.window.figures.score.isVisible()


def test_a_hidden_score_is_hidden_at_the_end_as_well(open_window: OpenWindow) -> None:
    it = open_window("TP1-E-AAAAAAA", show_score=False)
    while it.model.state.outcome.name == "IN_PROGRESS":
        playable = it.model.state.playable
        it.model.draw() if it.model.state.stock_count else it.model.take(playable[0])

    def texts() -> set[str]:
        return {label.text() for label in it.panel.findChildren(QLabel) if label.isVisible()}

    assert "Moves" in texts()
    assert not {"Score", "Start", "Best possible"} & texts()
    it.settings.show_score = True
    assert {"Score", "Start", "Best possible"} <= texts()


def test_a_failure_to_save_stands_until_it_is_over(open_window: OpenWindow) -> None:
    it = open_window()
    keeper = it.game_window.keeper
    keeper._failure = KnownError(Problem.SAVING_DISK_FULL, "games.db")
    keeper.failure_changed.emit(keeper._failure)
    assert notice(it) == "Nothing is being saved in games.db: the disk is full."
    assert not it.find(QPushButton, "standingDismiss").isVisible()
    it.settings.language = "it"
    assert "disco" in notice(it)
    it.play("KC")
    keeper._failure = None
    keeper.failure_changed.emit(None)
    assert notice(it) == ""


def test_a_damaged_file_is_told_until_it_is_dismissed(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "tripeaks.db").write_bytes(b"nothing of ours" * 100)
    it = open_window()
    assert "there was another file" in notice(it)
    it.play("KC")
    assert notice(it)
    it.click_widget(it.find(QPushButton, "standingDismiss"))
    assert notice(it) == ""


def damage(it: Window, qtbot: QtBot, folder: Path) -> None:
    """End a program that has one finished game and a backup of it; then damage its database."""
    it.play("KC")
    it.model.new_game(parse_code("TP1-E-AAAAAAC"))
    it.trigger("actionDraw")
    database = folder / "tripeaks.db"
    qtbot.waitUntil(lambda: bool(backups(folder)))
    it.window.close()
    it.game_window.end()
    with open_archive(folder) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = bytearray(database.read_bytes())
    content[100:160] = bytes(60)  # the schema: nothing can be read through it any more
    database.write_bytes(content)


def test_games_of_a_damaged_file_can_be_brought_back(
    open_window: OpenWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    damage(open_window(), qtbot, tmp_path / "data")
    again = open_window("")
    assert "damaged" in notice(again)
    again = restart(again, open_window)  # nobody answered
    again.game_window._saving._upkeep._timer.start(1)
    qtbot.waitUntil(lambda: "can be brought back" in notice(again))
    again.click_widget(again.find(QPushButton, "standingAction"))
    qtbot.waitUntil(lambda: again.message() is not None)
    assert again.message() == "1 finished game is back."
    with open_archive(tmp_path / "data") as connection:
        assert History(connection).count() == 1


def test_an_offer_that_is_dismissed_is_not_repeated(
    open_window: OpenWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    damage(open_window(), qtbot, tmp_path / "data")
    it = open_window("")
    it.click_widget(it.find(QPushButton, "standingDismiss"))
    qtbot.waitUntil(lambda: "can be brought back" in notice(it))
    assert len(open_losses(tmp_path / "data")) == 1
    it.click_widget(it.find(QPushButton, "standingDismiss"))
    assert notice(it) == ""
    assert open_losses(tmp_path / "data") == []


def test_another_start_brings_its_code(open_window: OpenWindow) -> None:
    it = open_window()
    it.play("KC")
    it.game_window.open_from_outside("tripeaks:TP1-C-TRIPEAK")
    assert it.label("codeLabel") == "TP1-C-TRIPEAK"
    assert it.model.can_go_back
    it.game_window.open_from_outside("")
    assert it.label("codeLabel") == "TP1-C-TRIPEAK"
    it.game_window.open_from_outside("no code")
    assert it.message() is not None


def test_a_bug_shows_a_report_and_the_game_goes_on(
    open_window: OpenWindow, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    it = open_window()
    it.play("KC")
    for text in ("the first", "what follows from it"):
        try:
            raise ZeroDivisionError(text)
        except ZeroDivisionError as error:
            it.game_window._bugs.report(type(error), error, error.__traceback__)
    assert "ZeroDivisionError: the first" in capsys.readouterr().err
    (dialog,) = it.window.findChildren(BugDialog)
    report = dialog.findChild(QPlainTextEdit, "bugReport")
    assert report is not None
    text = report.toPlainText()
    for part in ("ZeroDivisionError: the first", "code TP1-E-AAAAAAB", "take 20 KC", "Qt 6"):
        assert part in text
    assert str(Path.home()) not in text.split("Traceback")[0]
    copy = dialog.findChild(QPushButton, "copyReportButton")
    assert copy is not None
    copy.click()
    assert QGuiApplication.clipboard().text() == text
    dialog.reject()
    qtbot.waitUntil(lambda: not it.window.findChildren(BugDialog))
    it.play("draw")
    assert it.model.game.move_count == 2


def test_a_bug_that_comes_again_does_not_lock_the_table(open_window: OpenWindow) -> None:
    it = open_window()
    error = ZeroDivisionError("again")
    for _ in range(3):
        it.game_window._bugs.report(type(error), error, None)
        for dialog in it.window.findChildren(BugDialog):
            dialog.reject()
            dialog.setParent(None)
    it.game_window._bugs.report(type(error), error, None)
    assert not it.window.findChildren(BugDialog)


def test_the_report_does_not_promise_what_is_not_so(open_window: OpenWindow) -> None:
    it = open_window()
    it.game_window.keeper._failure = KnownError(Problem.SAVING_DISK_FULL, "games.db")
    error = ZeroDivisionError("x")
    it.game_window._bugs.report(type(error), error, None)
    (dialog,) = it.window.findChildren(BugDialog)
    texts = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert "Your game is not saved." in texts
    dialog.reject()


def test_errors_in_slots_are_reported(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    it = open_window()
    monkeypatch.setattr(sys, "excepthook", sys.__excepthook__)
    it.game_window.report_bugs()
    assert sys.excepthook == it.game_window._bugs.report

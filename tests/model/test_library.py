"""The library answers from the database beside the window, and says what keeps it from it."""

import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tripeaks.engine.errors import KnownError, Problem
from tripeaks.model.library import Library
from tripeaks.storage.history import History
from tripeaks.storage.journal import Journal


@pytest.fixture
def library(qtbot: QtBot, tmp_path: Path) -> Iterator[Library]:
    library = Library(tmp_path)
    yield library
    library.stop()


def count(connection: sqlite3.Connection) -> int:
    return History(connection).count()


def never(answer: int) -> None:
    pytest.fail(f"there is no answer, and none is {answer}")


def test_answers_in_the_windows_thread(library: Library, qtbot: QtBot, tmp_path: Path) -> None:
    Journal(tmp_path).close()
    threads: list[threading.Thread] = []
    answers: list[int] = []

    def count_here(connection: sqlite3.Connection) -> int:
        threads.append(threading.current_thread())
        return count(connection)

    library.ask(count_here, answers.append)
    assert answers == [], "nobody waits for it"
    qtbot.waitUntil(lambda: answers == [0])
    assert threads != [threading.current_thread()]


def test_a_query_given_up_is_not_answered(library: Library, qtbot: QtBot, tmp_path: Path) -> None:
    Journal(tmp_path).close()
    answers: list[str] = []
    library.ask(lambda _: "first", answers.append).cancel()
    library.ask(lambda _: "second", answers.append)
    qtbot.waitUntil(lambda: answers == ["second"])


def test_damage_is_told(library: Library, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "tripeaks.db").write_bytes(b"SQLite format 3\0" + bytes(4000))
    with qtbot.waitSignal(library.damage_found):
        library.ask(count, never)


def test_a_folder_without_a_database_is_told(library: Library, qtbot: QtBot) -> None:
    with qtbot.waitSignal(library.failed) as told:
        library.ask(count, never)
    assert told.args is not None
    error = told.args[0]
    assert isinstance(error, KnownError)
    assert error.problem in (Problem.SAVING_FAILED, Problem.SAVING_FORBIDDEN)

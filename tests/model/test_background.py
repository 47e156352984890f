"""Computations beside the window."""

import threading
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tripeaks.model.background import Background, Cancelled


@pytest.fixture
def background(qtbot: QtBot) -> Iterator[Background]:
    background = Background()
    yield background
    background.stop()


def test_a_result_comes_back_in_the_windows_thread(qtbot: QtBot, background: Background) -> None:
    threads: list[threading.Thread] = []
    results: list[threading.Thread] = []

    def done(worker: threading.Thread) -> None:
        results.append(worker)
        threads.append(threading.current_thread())

    background.start(lambda _: threading.current_thread(), done)
    qtbot.waitUntil(lambda: bool(results))
    assert threads == [threading.main_thread()]
    assert results[0] is not threading.main_thread()
    assert not background.is_busy


def test_jobs_run_one_after_the_other(qtbot: QtBot, background: Background) -> None:
    results: list[int] = []
    for number in range(20):
        background.start(lambda _, number=number: number, results.append)  # type: ignore[misc]
    qtbot.waitUntil(lambda: len(results) == 20)
    assert results == list(range(20))


def test_nobody_is_told_of_a_cancelled_job(qtbot: QtBot, background: Background) -> None:
    results: list[str] = []
    begun, go_on = threading.Event(), threading.Event()

    def work(cancelled: Cancelled) -> str:
        begun.set()
        go_on.wait(5)
        return "cancelled" if cancelled() else "wanted"

    running = background.start(work, results.append)
    waiting = background.start(lambda _: "waiting", results.append)
    assert begun.wait(5)
    running.cancel()
    waiting.cancel()
    go_on.set()
    background.start(lambda _: "last", results.append)
    qtbot.waitUntil(lambda: not background.is_busy)
    assert results == ["last"]


def test_a_bug_in_a_job_is_not_swallowed(qtbot: QtBot, background: Background) -> None:
    with qtbot.captureExceptions() as errors:
        background.start(lambda _: 1 / 0, lambda _: None)
        qtbot.waitUntil(lambda: not background.is_busy)
        qtbot.waitUntil(lambda: bool(errors))
    assert errors[0][0] is ZeroDivisionError


def test_stopping_gives_up_what_is_left(qtbot: QtBot, background: Background) -> None:
    results: list[int] = []
    background.start(lambda _: 1, results.append)
    background.stop()
    assert not background.is_busy
    qtbot.wait(20)
    assert results == []

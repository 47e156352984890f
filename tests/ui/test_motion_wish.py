"""The platform's wish for less motion, each platform's way, without the platform."""

import sys
import time
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tripeaks.ui.motion_wish import (
    MotionWish,
    kde_files,
    read_gnome,
    read_kde,
    read_macos,
    read_windows,
    reduced_motion_wished,
)


def program(code: str) -> tuple[str, ...]:
    return (sys.executable, "-c", code)


def wish_of(command: tuple[str, ...], *, now: bool | None = None) -> MotionWish:
    return MotionWish(read_now=lambda: now, command=command)


@pytest.mark.parametrize(
    ("text", "wish"),
    [
        ("[KDE]\nAnimationDurationFactor=0\n", True),
        ("[General]\nx=1\n\n[KDE]\nSingleClick=false\nAnimationDurationFactor=0.0\n", True),
        ("[KDE]\nAnimationDurationFactor[$i]=0", True),
        ("[KDE]\r\nAnimationDurationFactor=0\r\n", True),
        ("[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("[KDE]\nSingleClick=false\n[Other]\nAnimationDurationFactor=0\n", False),
        ("[KDE]\nAnimationDurationFactor=...\n", False),
        ("[KDE]\nAnimationDurationFactor=-\n", False),
        ("\x00\ufffd[KDE", False),
        ("", False),
    ],
)
def test_kde(text: str, wish: bool) -> None:
    assert read_kde([text]) is wish


def test_kde_the_first_file_that_says_something_counts() -> None:
    on, off = (f"[KDE]\nAnimationDurationFactor={factor}\n" for factor in (1, 0))
    assert read_kde(["", off, on])
    assert not read_kde([on, off])
    assert read_kde([]) is False


def test_kde_reads_the_files_of_the_desktop(tmp_path: Path) -> None:
    environment = {
        "XDG_CURRENT_DESKTOP": "KDE",
        "XDG_CONFIG_HOME": str(tmp_path / "home"),
        "XDG_CONFIG_DIRS": str(tmp_path / "system"),
    }
    assert reduced_motion_wished("linux", environment) is False
    (tmp_path / "system").mkdir()
    shared = tmp_path / "system" / "kdeglobals"
    shared.write_bytes(b"[KDE]\nAnimationDurationFactor=0\n\xff\xfe")
    assert reduced_motion_wished("linux", environment) is True
    own = kde_files(environment)[0]
    own.parent.mkdir()
    own.write_text("[KDE]\nAnimationDurationFactor=1\n", encoding="utf-8")
    assert reduced_motion_wished("linux", environment) is False


def test_kde_looks_in_the_usual_places() -> None:
    assert kde_files({})[0] == Path.home() / ".config" / "kdeglobals"
    assert kde_files({})[-1] == Path("/etc/xdg/kdeglobals")


@pytest.mark.parametrize("desktop", ["", "GNOME", "ubuntu:GNOME", "XFCE"])
def test_other_desktops_tell_nothing_at_once(desktop: str) -> None:
    assert reduced_motion_wished("linux", {"XDG_CURRENT_DESKTOP": desktop}) is None


@pytest.mark.parametrize(
    ("answer", "wish"),
    [("false\n", True), ("true\n", False), ("", None), ("No such schema", None)],
)
def test_gnome(answer: str, wish: bool | None) -> None:
    assert read_gnome(answer) is wish


@pytest.mark.parametrize(("on", "wish"), [(True, False), (False, True), (None, None)])
def test_windows(on: bool | None, wish: bool | None) -> None:
    assert read_windows(lambda: on) is wish


@pytest.mark.parametrize("value", [True, False, None])
def test_macos(value: bool | None) -> None:
    asked: list[tuple[str, str]] = []

    def preference(domain: str, key: str) -> bool | None:
        asked.append((domain, key))
        return value

    assert read_macos(preference) is value
    assert asked == [("com.apple.universalaccess", "reduceMotion")]


@pytest.mark.parametrize("platform", ["win32", "darwin"])
@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="would ask the real one")
def test_another_platform_is_not_asked_here(platform: str) -> None:
    assert reduced_motion_wished(platform, {}) is None


def test_what_is_known_at_once_needs_no_process(qtbot: QtBot) -> None:
    wish = wish_of(program("raise SystemExit"), now=True)
    with qtbot.waitSignal(wish.wish_changed) as heard:
        wish.ask()
    assert heard.args == [True]
    assert wish.wish is True


def test_an_answer_comes_later(qtbot: QtBot) -> None:
    wish = wish_of(program("print('false')"))
    wish.ask()
    assert wish.wish is None
    with qtbot.waitSignal(wish.wish_changed) as heard:
        wish.ask()  # once more changes nothing
    assert heard.args == [True]


def test_an_answer_in_time_is_known_before_the_first_deal(qtbot: QtBot) -> None:
    wish = wish_of(program("print('false')"))
    wish.ask()
    assert wish.settle(10_000) is True


def test_a_slow_answer_holds_up_nothing(qtbot: QtBot) -> None:
    wish = wish_of(program("import time; time.sleep(60)"))
    wish.ask()
    start = time.perf_counter()
    assert wish.settle(8) is None
    assert time.perf_counter() - start < 0.5
    wish.stop()
    assert wish.wish is None


@pytest.mark.parametrize(
    "command",
    [
        ("no-such-program-anywhere",),
        program("print('No such schema'); raise SystemExit(1)"),
        program("import os; os.abort()"),
        (),
    ],
)
def test_no_answer_is_no_wish(qtbot: QtBot, command: tuple[str, ...]) -> None:
    wish = wish_of(command)
    wish.ask()
    assert wish.settle(10_000) is None
    wish.ask()
    assert wish.settle(10_000) is None


def test_asks_again_when_the_program_becomes_active(qapp: QApplication, qtbot: QtBot) -> None:
    answers = iter([False, True])
    wish = MotionWish(read_now=lambda: next(answers), command=())
    wish.ask()
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert wish.wish is False
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    assert wish.wish is True

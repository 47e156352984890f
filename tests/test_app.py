"""The program as it is started: what it opens, what it says, and that it ends cleanly."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from tests.engine.play import new
from tripeaks.app import build_window
from tripeaks.engine.codes import parse_code
from tripeaks.storage.record_file import save_game

SCRIPT = """
import json, runpy, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow
from tripeaks.model.background import Background

def report():
    (window,) = (w for w in QApplication.topLevelWidgets() if isinstance(w, QMainWindow))
    if any(background.is_busy for background in window.findChildren(Background)):
        QTimer.singleShot(50, report)
        return
    message = window.findChild(QLabel, "messageLabel")
    print(json.dumps({
        "code": window.findChild(QLabel, "codeLabel").text(),
        "message": message.text() if message.isVisible() else None,
        "visible": window.isVisible(),
        "size": window.size().toTuple(),
        "title": window.windowTitle(),
        "application": QApplication.applicationName(),
    }))
    window.resize(700, 500)
    QTimer.singleShot(0, window.close)

class Application(QApplication):
    def exec(self):
        QTimer.singleShot(50, report)
        return super().exec()

import tripeaks.app
tripeaks.app.QApplication = Application
runpy.run_module("tripeaks", run_name="__main__")
"""

DRAW_ALL = """
import runpy, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

def end():
    (window,) = (w for w in QApplication.topLevelWidgets() if isinstance(w, QMainWindow))
    if window.table.table.is_drawing:
        QTimer.singleShot(20, end)
    else:
        print("drawn" if "PySide6.QtSvg" in sys.modules else "read")
        window.close()

class Application(QApplication):
    def exec(self):
        QTimer.singleShot(0, end)
        return super().exec()

import tripeaks.app
tripeaks.app.QApplication = Application
runpy.run_module("tripeaks", run_name="__main__")
"""


def start(home: Path, *arguments: str) -> dict[str, Any]:
    """Start the program with `arguments`, let it report what it shows and close it."""
    report: dict[str, Any] = json.loads(run(SCRIPT, home, *arguments))
    return report


def run(script: str, home: Path, *arguments: str) -> str:
    """Start the program from a script that ends it, and return what the script prints."""
    environment = os.environ | {
        "HOME": str(home),
        "XDG_CONFIG_HOME": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_CACHE_HOME": str(home / "cache"),
        "QT_QPA_PLATFORM": "offscreen",
        "LC_ALL": "C.UTF-8",
        "LANGUAGE": "",
    }
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", script, *arguments],
        env=environment,
        cwd=Path(__file__).parents[1],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    noise = "This plugin does not support propagateSizeHints()"
    assert [line for line in done.stderr.splitlines() if line and line != noise] == []
    assert done.returncode == 0
    return done.stdout


@pytest.mark.parametrize(
    ("argument", "code"),
    [
        ("TP1-E-AAAAAAB", "TP1-E-AAAAAAB"),
        ("tripeaks:TP1-C-TRIPEAK", "TP1-C-TRIPEAK"),
        ("tripeaks://tp2-ekoj2-aaaaaab/", "TP2-EKOJ2-AAAAAAB"),
    ],
)
def test_a_code_or_link_opens_its_deal(tmp_path: Path, argument: str, code: str) -> None:
    shown = start(tmp_path, argument)
    assert shown["visible"]
    assert shown["code"] == code
    assert shown["message"] is None
    assert (shown["title"], shown["application"]) == ("TriPeaks", "TriPeaks")


def test_without_a_code_the_game_of_last_time_is_opened_or_an_easy_deal(tmp_path: Path) -> None:
    shown = start(tmp_path)
    assert shown["code"].startswith("TP1-E-")
    assert shown["message"] is None
    again = start(tmp_path)
    assert again["code"] == shown["code"], "the game of last time"
    other = tmp_path / "someone else"
    other.mkdir()
    assert start(other)["code"] != shown["code"]
    assert again["size"] == [700, 500], "the size is remembered"


def test_a_bad_code_opens_a_random_deal_and_says_what_is_wrong(tmp_path: Path) -> None:
    shown = start(tmp_path, "TP1-E-AAAAA")
    assert shown["visible"]
    assert shown["code"].startswith("TP1-E-")
    assert "2 letters too short" in shown["message"]


def test_a_file_is_opened_as_a_replay_though_its_name_has_a_code(tmp_path: Path) -> None:
    file = tmp_path / "of TP1-C-AAAAAAD.tripeaks"
    save_game(new("TP1-C-TRIPEAK", "draw"), file)
    assert start(tmp_path, str(file))["code"] == "TP1-C-TRIPEAK"
    assert start(tmp_path, file.as_uri())["code"] == "TP1-C-TRIPEAK"
    assert start(tmp_path)["code"].startswith("TP1-E-"), "it was only looked at"


def test_a_file_that_is_missing_is_named(tmp_path: Path) -> None:
    shown = start(tmp_path, str(tmp_path / "TP1-C-AAAAAAD.tripeaks"))
    assert shown["message"] == "The file TP1-C-AAAAAAD.tripeaks does not exist."
    assert shown["code"].startswith("TP1-E-")


def test_words_around_a_code_do_no_harm(tmp_path: Path) -> None:
    assert start(tmp_path, "try", "this:", "TP1–E–AAAAAAD", "!")["code"] == "TP1-E-AAAAAAD"


def test_a_window_is_built_without_being_shown(qtbot: QtBot, tmp_path: Path) -> None:
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    store.setValue("language", "en")
    game_window = build_window(parse_code("TP2-CHS-AAAAAAB"), store, tmp_path / "data")
    qtbot.addWidget(game_window.window)
    assert not game_window.window.isVisible()
    assert str(game_window.model.code) == "TP2-CHS-AAAAAAB"
    game_window.model.take(22)
    game_window.model.draw()
    game_window.model.take(0)
    game_window.model.undo()
    with qtbot.waitExposed(game_window.window):
        game_window.window.show()
    game_window.window.table.table.finish_motion()
    assert not game_window.window.table.table.items_by_key[29].is_face_up


@pytest.mark.parametrize("data_dir", [None, "games"])
def test_the_cards_are_drawn_once_and_read_from_then_on(
    tmp_path: Path, data_dir: str | None
) -> None:
    kept = tmp_path / "cache" / "TriPeaks" if data_dir is None else tmp_path / data_dir
    arguments = () if data_dir is None else ("--data-dir", str(tmp_path / data_dir))
    assert run(DRAW_ALL, tmp_path, *arguments).split() == ["drawn"]
    (file,) = (kept / "pictures").iterdir()
    assert run(DRAW_ALL, tmp_path, *arguments).split() == ["read"]
    file.write_bytes(b"no pictures")
    assert run(DRAW_ALL, tmp_path, *arguments).split() == ["drawn"]
    assert list((kept / "pictures").iterdir()) == [file]
    assert run(DRAW_ALL, tmp_path, *arguments).split() == ["read"]


@pytest.mark.skipif(os.name != "posix", reason="how POSIX signals end a program")
def test_the_system_ends_it_as_a_player_does(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tripeaks", "--data-dir", str(tmp_path), "TP1-E-AAAAAAB"]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(
        command, env=environment, cwd=Path(__file__).parents[1], stderr=subprocess.DEVNULL
    ) as process:
        pictures = tmp_path / "pictures"
        for _ in range(600):
            if (tmp_path / "tripeaks.db").exists() and process.poll() is None:
                break
            time.sleep(0.05)
        time.sleep(1.5)  # until its event loop turns
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 0
    assert list(pictures.iterdir()), "what is kept at the end was kept"


@pytest.mark.skipif(os.name != "posix", reason="how POSIX signals end a program")
def test_ctrl_c_in_the_terminal_ends_the_window_at_once(tmp_path: Path) -> None:
    environment = os.environ | {
        "XDG_CONFIG_HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path),
        "QT_QPA_PLATFORM": "offscreen",
    }
    command = [sys.executable, "-m", "tripeaks", "TP1-E-AAAAAAB"]
    with subprocess.Popen(
        command, env=environment, cwd=Path(__file__).parents[1], stderr=subprocess.PIPE
    ) as window:
        with pytest.raises(subprocess.TimeoutExpired):
            window.wait(3)
        window.send_signal(signal.SIGINT)
        assert window.wait(10) == -signal.SIGINT
        assert window.stderr is not None
        assert b"Traceback" not in window.stderr.read()


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a display")
def test_without_a_display_one_line_says_so(tmp_path: Path) -> None:
    displays = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in displays}
    done = subprocess.run(
        [sys.executable, "-m", "tripeaks"],
        env=environment,
        cwd=Path(__file__).parents[1],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr == "tripeaks: there is no display to open a window on.\n"

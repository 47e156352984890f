"""One program for a data folder: later starts hand over, a dead owner is no owner."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile
from pytestqt.qtbot import QtBot

from tripeaks.model import single_instance
from tripeaks.model.single_instance import SingleInstance


@pytest.fixture
def owner(qtbot: QtBot, tmp_path: Path) -> Iterator[SingleInstance]:
    owner = SingleInstance(tmp_path)
    assert owner.claim()
    yield owner
    owner.release()


HAND_OVER = """
import sys
from pathlib import Path
from tripeaks.model.single_instance import SingleInstance
instance = SingleInstance(Path(sys.argv[1]))
print(instance.claim(), instance.hand_over(sys.argv[2]))
"""


@pytest.mark.parametrize("text", ["TP1-E-AAAAAAB", "", "/tmp/o partidă.tripeaks", "tripeaks:x\n"])
def test_a_second_start_hands_over(
    owner: SingleInstance, qtbot: QtBot, tmp_path: Path, text: str
) -> None:
    command = [sys.executable, "-c", HAND_OVER, str(tmp_path), text]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as second:
        with qtbot.waitSignal(owner.handed_over, timeout=20_000) as told:
            pass
        assert told.args == [text]
        assert second.communicate(timeout=20)[0] == "False True\n"
    assert list((tmp_path / "inbox").iterdir()) == []


def test_each_of_many_is_heard(owner: SingleInstance, qtbot: QtBot, tmp_path: Path) -> None:
    heard: list[str] = []
    owner.handed_over.connect(heard.append)
    inbox = tmp_path / "inbox"
    for number in range(20):
        (inbox / f"{number:02}.json").write_text(f'{{"text": "{number}", "token": ""}}')
    qtbot.waitUntil(lambda: len(heard) == 20)
    assert heard == [str(number) for number in range(20)]


@pytest.mark.parametrize("letter", [b"", b"{", b"[]", b'{"text": 3}', b"\xff\xfe", b"null"])
def test_rubbish_in_the_inbox_is_thrown_away(
    owner: SingleInstance, qtbot: QtBot, tmp_path: Path, letter: bytes
) -> None:
    heard: list[str] = []
    owner.handed_over.connect(heard.append)
    (tmp_path / "inbox" / "a.json").write_bytes(letter)
    qtbot.waitUntil(lambda: not list((tmp_path / "inbox").iterdir()))
    assert heard == []


def test_an_owner_who_does_not_answer_is_given_up(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(single_instance, "_ANSWER_SECONDS", 0.05)
    assert not SingleInstance(tmp_path).hand_over("TP1-E-AAAAAAB")
    assert list((tmp_path / "inbox").iterdir()) == []


def test_the_lock_of_a_dead_owner_is_taken_over(qtbot: QtBot, tmp_path: Path) -> None:
    script = (
        "import os, sys; from pathlib import Path\n"
        "from tripeaks.model.single_instance import SingleInstance\n"
        "one = SingleInstance(Path(sys.argv[1])); print(one.claim(), flush=True); os._exit(9)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert done.stdout == "True\n"
    assert (tmp_path / "tripeaks.lock").exists(), "it had no time to clean up"
    heir = SingleInstance(tmp_path)
    assert heir.claim()
    heir.release()


def test_what_was_meant_for_a_dead_owner_is_not_opened(qtbot: QtBot, tmp_path: Path) -> None:
    inbox = tmp_path / "inbox"
    inbox.mkdir()
    letter = inbox / "old.json"
    letter.write_text('{"text": "TP1-E-AAAAAAB", "token": ""}')
    os.utime(letter, (1, 1))
    owner = SingleInstance(tmp_path)
    assert owner.claim()
    assert list(inbox.iterdir()) == []
    owner.release()


def test_what_came_while_the_owner_was_starting_is_opened(qtbot: QtBot, tmp_path: Path) -> None:
    inbox = tmp_path / "inbox"
    inbox.mkdir()
    (inbox / "new.json").write_text('{"text": "TP1-E-AAAAAAB", "token": ""}')
    owner = SingleInstance(tmp_path)
    with qtbot.waitSignal(owner.handed_over) as told:
        assert owner.claim()
    assert told.args == ["TP1-E-AAAAAAB"]
    owner.release()


@pytest.mark.parametrize("content", [b"", b"garbage\nand more\n", None])
def test_a_lock_that_names_nobody_is_taken_over(
    qtbot: QtBot, tmp_path: Path, content: bytes | None
) -> None:
    lock = tmp_path / "tripeaks.lock"
    if content is None:
        lock.mkdir()
    else:
        lock.write_bytes(content)
    fresh = SingleInstance(tmp_path)
    assert not fresh.claim(), "its writer may be about to say who it is"
    os.utime(lock, (1, 1))
    heir = SingleInstance(tmp_path)
    assert heir.claim()
    heir.release()


def foreign_lock(folder: Path) -> None:
    """Leave the lock of a program on another computer."""
    (folder / "tripeaks.lock").write_bytes(b"1\npython\nelsewhere\nanother-machine\nits-boot\n")


def test_another_computers_lock_is_respected_until_the_player_says_otherwise(
    qtbot: QtBot, tmp_path: Path
) -> None:
    foreign_lock(tmp_path)
    instance = SingleInstance(tmp_path)
    assert not instance.claim()
    assert instance.is_owned_elsewhere
    assert instance.take_over()
    assert not SingleInstance(tmp_path).claim()
    assert not SingleInstance(tmp_path).is_owned_elsewhere
    instance.release()


def test_a_folder_that_takes_no_lock_keeps_nobody_out(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("no folder")
    assert SingleInstance(blocker / "data").claim()
    monkeypatch.setattr(QLockFile, "error", lambda self: QLockFile.LockError.PermissionError)
    monkeypatch.setattr(QLockFile, "tryLock", lambda self, timeout: False)
    assert SingleInstance(tmp_path).claim()

"""Two programs never write into one folder, whatever is answered."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from tripeaks.model import single_instance
from tripeaks.model.single_instance import SingleInstance
from tripeaks.ui.already_running import AlreadyRunning, claim_or_hand_over


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(single_instance, "_ANSWER_SECONDS", 0.02)


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[str]]:
    """Give a function that presses a button of each question, in place of a player."""

    def prepare(*names: str, before: Callable[[], object] = lambda: None) -> list[str]:
        asked: list[str] = []
        wanted = list(names)

        def press(box: AlreadyRunning) -> int:
            asked.append(box.text())
            name = wanted.pop(0)
            before()
            if name:
                button = box.findChild(QAbstractButton, name)
                assert button is not None
                button.click()
            return 0

        monkeypatch.setattr(AlreadyRunning, "exec", press)
        return asked

    return prepare


@pytest.fixture
def owner(qtbot: QtBot, tmp_path: Path) -> SingleInstance:
    """Give an owner that answers nobody: nothing turns its event loop."""
    owner = SingleInstance(tmp_path)
    assert owner.claim()
    owner.blockSignals(True)
    assert owner._watcher is not None
    owner._watcher.blockSignals(True)
    return owner


def test_who_gives_up_does_not_write(
    owner: SingleInstance, tmp_path: Path, answer: Callable[..., list[str]]
) -> None:
    asked = answer("")
    assert not claim_or_hand_over(SingleInstance(tmp_path), "")
    assert len(asked) == 1
    assert "not started twice" in asked[0]


def test_one_tries_again_until_the_other_is_gone(
    owner: SingleInstance, tmp_path: Path, answer: Callable[..., list[str]]
) -> None:
    asked = answer("tryAgain", before=owner.release)
    heir = SingleInstance(tmp_path)
    assert claim_or_hand_over(heir, "")
    assert len(asked) == 1
    heir.release()


def test_a_living_owner_here_cannot_be_pushed_aside(owner: SingleInstance) -> None:
    box = AlreadyRunning(is_elsewhere=False)
    assert box.findChild(QAbstractButton, "takeOver") is None


def test_another_computers_games_are_taken_over_when_the_player_says_so(
    qtbot: QtBot, tmp_path: Path, answer: Callable[..., list[str]]
) -> None:
    (tmp_path / "tripeaks.lock").write_bytes(b"1\npython\nelsewhere\nmachine\nboot\n")
    asked = answer("takeOver")
    heir = SingleInstance(tmp_path)
    assert claim_or_hand_over(heir, "")
    assert "another computer" in asked[0]
    heir.release()

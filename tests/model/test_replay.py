"""A replay stands at a place of a game and goes from there; a timer runs only while it plays."""

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from tests.engine.play import new
from tripeaks.engine.game import Step
from tripeaks.engine.moves import REDO, UNDO
from tripeaks.engine.state import State
from tripeaks.engine.trail import Trail
from tripeaks.model.replay import SPEEDS, Replay

WORDS = "KC AS 2D undo draw"


class Told:
    """What a replay told, in order."""

    def __init__(self, replay: Replay) -> None:
        self.all: list[object] = []
        for name in ("opened", "closed"):
            getattr(replay, name).connect(lambda name=name: self.all.append(name))
        for signal in (
            replay.stepped,
            replay.jumped,
            replay.place_changed,
            replay.playing_changed,
        ):
            signal.connect(self.all.append)

    def take(self) -> list[object]:
        """Return what was told since the last time."""
        told, self.all[:] = list(self.all), []
        return told


@pytest.fixture
def trail() -> Trail:
    return Trail(new("TP1-E-AAAAAAB", WORDS))


@pytest.fixture
def replay(qtbot: QtBot) -> Replay:
    return Replay()


def timers(replay: Replay) -> list[QTimer]:
    return [timer for timer in replay.findChildren(QTimer) if timer.isActive()]


def test_opening_tells_where_it_stands(replay: Replay, trail: Trail) -> None:
    told = Told(replay)
    replay.open(trail, 2)
    assert replay.is_open
    assert told.take() == ["opened", trail.state_at(2), 2]


def test_opening_another_closes_the_first(replay: Replay, trail: Trail) -> None:
    replay.open(trail)
    told = Told(replay)
    replay.open(trail, 1)
    assert told.take() == ["closed", "opened", trail.state_at(1), 1]
    replay.close()
    replay.close()
    assert told.take() == ["closed"]


def test_steps_lead_forward_and_back_and_stop_at_the_ends(replay: Replay, trail: Trail) -> None:
    replay.open(trail)
    told = Told(replay)
    replay.step_back()
    assert told.take() == []
    for place in range(1, 6):
        replay.step()
        assert told.take() == [trail.step_to(place), place]
    replay.step()
    assert told.take() == []
    replay.step_back()
    back, at = told.take()
    assert isinstance(back, Step)
    assert (back.cause, at) == (UNDO, 4)
    replay.step_back()
    back, at = told.take()
    assert isinstance(back, Step)
    assert (back.cause, at) == (REDO, 3), "back over an undo is a redo"


def test_a_jump_shows_the_position_at_once(replay: Replay, trail: Trail) -> None:
    replay.open(trail)
    told = Told(replay)
    replay.go_to(4)
    assert told.take() == [trail.state_at(4), 4]
    assert isinstance(replay.state, State)
    replay.go_to(4)
    assert told.take() == []


def test_playing_goes_to_the_end_and_stops_there(
    replay: Replay, trail: Trail, qtbot: QtBot
) -> None:
    replay.set_speed(100)
    replay.open(trail, 3)
    told = Told(replay)
    replay.play()
    assert told.take() == [True, trail.step_to(4), 4], "the first step comes at once"
    assert replay.is_playing
    qtbot.waitUntil(lambda: not replay.is_playing)
    assert told.take() == [trail.step_to(5), 5, False]
    assert timers(replay) == []


def test_playing_at_the_end_begins_anew(replay: Replay, trail: Trail) -> None:
    replay.open(trail, 5)
    told = Told(replay)
    replay.play()
    assert told.take() == [trail.state_at(0), 0, True]
    replay.play()
    assert told.take() == [], "it plays already"


def test_no_timer_runs_unless_it_plays(replay: Replay, trail: Trail) -> None:
    replay.open(trail)
    assert timers(replay) == []
    replay.play()
    assert len(timers(replay)) == 1
    replay.pause()
    assert timers(replay) == []
    replay.play()
    replay.close()
    assert timers(replay) == []


def test_a_game_without_steps_does_not_play(replay: Replay) -> None:
    replay.open(Trail(new("TP1-E-AAAAAAB")))
    replay.play()
    assert not replay.is_playing


@pytest.mark.parametrize("speed", SPEEDS)
def test_the_speed_can_be_changed_while_it_plays(
    replay: Replay, trail: Trail, speed: float
) -> None:
    replay.open(trail)
    replay.play()
    (timer,) = timers(replay)
    before = timer.interval()
    replay.set_speed(speed)
    assert timer.interval() * speed == before

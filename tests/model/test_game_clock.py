"""The clock starts with the first action, stops at the end and while nobody can look."""

import pytest
from pytestqt.qtbot import QtBot

from tripeaks.engine.codes import parse_code
from tripeaks.engine.state import Outcome
from tripeaks.model import game_clock
from tripeaks.model.game_clock import GameClock
from tripeaks.model.game_model import GameModel


class Time:
    """Stands for the computer's waking time."""

    now = 1000


class Timer:
    """A QElapsedTimer in a time that the test makes."""

    def __init__(self) -> None:
        self._start: int | None = None

    def isValid(self) -> bool:  # noqa: N802
        return self._start is not None

    def invalidate(self) -> None:
        self._start = None

    def start(self) -> None:
        self._start = Time.now

    def elapsed(self) -> int:
        assert self._start is not None
        return Time.now - self._start

    def restart(self) -> int:
        elapsed = self.elapsed()
        self.start()
        return elapsed


@pytest.fixture
def model(qtbot: QtBot) -> GameModel:
    return GameModel(parse_code("TP1-E-AAAAAAB"))


@pytest.fixture
def clock(model: GameModel, monkeypatch: pytest.MonkeyPatch) -> GameClock:
    monkeypatch.setattr(game_clock, "QElapsedTimer", Timer)
    clock = GameClock(model)
    clock.set_seen(True)
    return clock


def test_the_first_action_starts_it(model: GameModel, clock: GameClock) -> None:
    Time.now += 5000
    assert clock.elapsed_ms == 0
    model.draw()
    Time.now += 3000
    assert clock.elapsed_ms == 3000
    model.draw()
    Time.now += 500
    assert clock.elapsed_ms == 3500
    assert model.session.elapsed_ms == 3000, "what is saved with the action"


def test_it_stands_while_the_window_cannot_be_seen(model: GameModel, clock: GameClock) -> None:
    model.draw()
    Time.now += 1000
    paused: list[None] = []
    clock.paused.connect(lambda: paused.append(None))
    clock.set_seen(False)
    Time.now += 60_000
    assert clock.elapsed_ms == model.session.elapsed_ms == 1000
    assert len(paused) == 1
    clock.set_seen(True)
    Time.now += 10
    assert clock.elapsed_ms == 1010


def test_a_game_of_last_time_runs_on_once_it_is_seen(
    model: GameModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_clock, "QElapsedTimer", Timer)
    model.draw()
    model.session.elapsed_ms = 9000
    clock = GameClock(model)
    Time.now += 1000
    assert clock.elapsed_ms == 9000
    clock.set_seen(True)
    Time.now += 1000
    assert clock.elapsed_ms == 10_000


def test_it_does_not_start_because_a_fresh_deal_is_seen(model: GameModel, clock: GameClock) -> None:
    clock.set_seen(False)
    clock.set_seen(True)
    Time.now += 1000
    assert clock.elapsed_ms == 0


def test_a_game_left_keeps_its_time(model: GameModel, clock: GameClock) -> None:
    model.draw()
    Time.now += 2000
    model.new_game(parse_code("TP1-E-AAAAAAC"))
    Time.now += 5000
    assert clock.elapsed_ms == 0
    model.go_back()
    assert clock.elapsed_ms == 2000
    Time.now += 100
    assert clock.elapsed_ms == 2100, "back in play, it runs on"


def test_it_stops_with_the_last_move(model: GameModel, clock: GameClock) -> None:
    model.new_game(parse_code("TP1-E-AAAAAAA"))
    while model.state.outcome is Outcome.IN_PROGRESS:
        Time.now += 10
        playable = model.state.playable
        if model.state.stock_count:
            model.draw()
        else:
            model.take(playable[0])
    played = clock.elapsed_ms
    assert played == 10 * (model.game.move_count - 1)
    Time.now += 1000
    assert clock.elapsed_ms == played
    model.undo()
    Time.now += 7
    assert clock.elapsed_ms == played + 7


def test_it_beats_only_for_those_who_show_it(model: GameModel, clock: GameClock) -> None:
    def beats() -> bool:
        return clock._beat.isActive()

    model.draw()
    assert not beats()
    clock.set_ticks(True)
    assert beats()
    clock.set_seen(False)
    assert not beats()
    clock.set_seen(True)
    assert beats()
    model.new_game(parse_code("TP1-E-AAAAAAC"))
    assert not beats()

"""The player: a device opened, run, stopped and lost in a thread that nobody waits for."""

import time
from collections.abc import Callable, Iterator
from threading import Event, current_thread

import pytest

from tripeaks.ui.sounds import player as player_module
from tripeaks.ui.sounds.device import Device, Fill
from tripeaks.ui.sounds.mixer import LINGER, RATE
from tripeaks.ui.sounds.player import Player

BLOCK = 330


class FakeDevice:
    """Asks for samples when the test says so."""

    def __init__(self, fill: Fill) -> None:
        self.fill = fill
        self.is_running = self.is_closed = self.has_gone = False

    def start(self) -> bool:
        assert current_thread().name == "sounds"
        assert not self.is_closed
        self.is_running = not self.has_gone
        return self.is_running

    def stop(self) -> None:
        self.is_running = False

    def close(self) -> None:
        assert not self.is_running, "a device must be stopped before it is closed"
        self.is_closed = True

    def run(self, seconds: float) -> bytes:
        """Ask for samples as a running device does; return what was heard."""
        return b"".join(self.fill(BLOCK) for _ in range(round(seconds * RATE / BLOCK)))


class Room:
    """A room with a loudspeaker that may be missing."""

    def __init__(self) -> None:
        self.has_device = True
        self.is_ready = Event()
        self.is_ready.set()
        self.devices: list[FakeDevice] = []
        self.asked = 0

    def open_device(self, fill: Fill) -> Device | None:
        assert current_thread().name == "sounds"
        self.asked += 1
        self.is_ready.wait(10)
        if not self.has_device:
            return None
        self.devices.append(FakeDevice(fill))
        return self.devices[-1]

    @property
    def device(self) -> FakeDevice:
        return self.devices[-1]


def wait_until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 10
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.002)


@pytest.fixture
def room() -> Room:
    return Room()


@pytest.fixture
def player(room: Room) -> Iterator[Player]:
    player = Player(room.open_device)
    yield player
    room.is_ready.set()
    player.close()


@pytest.fixture
def prepared(room: Room, player: Player) -> Player:
    player.prepare()
    wait_until(lambda: bool(room.devices))
    return player


def play(room: Room, player: Player, name: str = "take1") -> None:
    player.play(name, 1.0)
    wait_until(lambda: bool(room.devices) and room.device.is_running)


def test_no_device_is_touched_before_it_is_needed(room: Room, player: Player) -> None:
    assert room.asked == 0
    player.prepare()
    player.prepare()
    wait_until(lambda: room.asked == 1)


def test_a_prepared_device_waits(room: Room, prepared: Player) -> None:
    time.sleep(0.05)
    assert not room.device.is_running


def test_a_sound_is_heard(room: Room, prepared: Player) -> None:
    play(room, prepared)
    heard = room.device.run(0.1)
    assert any(heard)


def test_a_sound_prepares_by_itself(room: Room, player: Player) -> None:
    play(room, player)
    assert any(room.device.run(0.1))


def test_the_device_is_stopped_in_silence_and_started_again(room: Room, prepared: Player) -> None:
    play(room, prepared)
    room.device.run(0.5)
    assert room.device.is_running
    room.device.run(LINGER)
    wait_until(lambda: not room.device.is_running)
    play(room, prepared)
    assert len(room.devices) == 1


def test_a_device_that_has_gone_is_opened_anew(room: Room, prepared: Player) -> None:
    lost = room.device
    lost.has_gone = True
    prepared.play("take1", 1.0)
    wait_until(lambda: len(room.devices) == 2 and room.device.is_running)
    assert lost.is_closed
    assert any(room.device.run(0.1))


def test_a_device_that_asks_no_more_is_given_up(
    room: Room, prepared: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player_module, "_DEAD_S", 0.05)
    play(room, prepared)
    room.device.run(0.03)
    time.sleep(0.1)
    prepared.play("take2", 1.0)
    wait_until(lambda: len(room.devices) == 2 and room.device.is_running)
    assert room.devices[0].is_closed


def test_without_a_device_there_is_silence(room: Room, player: Player) -> None:
    room.has_device = False
    for _ in range(50):
        player.play("take1", 1.0)
    wait_until(lambda: room.asked == 1)
    time.sleep(0.05)
    player.play("take1", 1.0)
    time.sleep(0.05)
    assert room.asked == 1, "a missing device is not asked for at every sound"


def test_a_device_plugged_in_later_is_found(
    room: Room, player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player_module, "_RETRY_S", 0.0)
    room.has_device = False
    player.play("take1", 1.0)
    wait_until(lambda: room.asked >= 1)
    room.has_device = True
    play(room, player)
    assert any(room.device.run(0.1))


def test_nobody_waits_for_a_slow_device(room: Room, player: Player) -> None:
    room.is_ready.clear()
    player.play("take1", 1.0)
    wait_until(lambda: room.asked == 1)
    for _ in range(100):
        player.play("take2", 1.0)
    time.sleep(0.25)
    room.is_ready.set()
    wait_until(lambda: bool(room.devices) and room.device.is_running)
    assert not any(room.device.run(0.1)), "these sounds belong to the past"
    player.play("take3", 1.0)
    assert any(room.device.run(0.1))


def test_hush(room: Room, prepared: Player) -> None:
    play(room, prepared, "win")
    room.device.run(0.1)
    prepared.hush()
    room.device.run(0.03)
    assert not any(room.device.run(0.2))


def test_close_gives_the_device_back_in_the_middle_of_a_sound(room: Room, prepared: Player) -> None:
    play(room, prepared, "win")
    prepared.close()
    prepared.close()
    assert room.device.is_closed
    prepared.play("take1", 1.0)
    time.sleep(0.02)
    assert len(room.devices) == 1


def test_close_before_anything_was_played(room: Room, player: Player) -> None:
    player.close()
    player.prepare()
    player.play("take1", 1.0)
    assert room.asked == 0

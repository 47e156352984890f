"""The mixer: sounds one after the other, over one another, and too many of them."""

from array import array
from itertools import pairwise

import pytest

from tripeaks.ui.sounds import events
from tripeaks.ui.sounds.mixer import LINGER, RATE, VOICES, Mixer
from tripeaks.ui.sounds.player import load

BLOCK = 100


class Listener:
    """A mixer and what came out of it."""

    def __init__(self) -> None:
        self.silences = 0
        self.now = 100.0
        self.mixer = Mixer(self._count, lambda: self.now)

    def _count(self) -> None:
        self.silences += 1

    def hear(self, count: int = BLOCK) -> list[int]:
        data = self.mixer.mix(count)
        assert len(data) in (0, 2 * count)
        return list(array("h", data or bytes(2 * count)))

    def play(self, level: int, length: int, gain: float = 1.0, delay: float = 0.0) -> None:
        """Play a sound that is nothing but a level."""
        self.mixer.add(array("h", [level] * length), gain, delay)


@pytest.fixture
def it() -> Listener:
    return Listener()


def test_a_sound_comes_out_as_it_is(it: Listener) -> None:
    ramp = list(range(0, 2500, 10))
    it.mixer.add(array("h", ramp), 1.0)
    assert it.hear() + it.hear() + it.hear() == ramp + [0] * 50
    assert it.mixer.mix(BLOCK) == b""


def test_it_is_told_whether_anything_is_to_be_heard(it: Listener) -> None:
    told = [it.mixer.has_sound]
    it.play(1, 150)
    for _ in range(3):
        told.append(it.mixer.has_sound)
        it.hear()
    assert told == [False, True, True, False]


def test_gain_makes_a_sound_softer(it: Listener) -> None:
    it.play(1000, 50, gain=0.25)
    assert it.hear() == [250] * 50 + [0] * 50


def test_a_delay_is_kept_to_the_sample(it: Listener) -> None:
    it.play(7, 120, delay=150 / RATE)
    heard = it.hear() + it.hear() + it.hear()
    assert heard == [0] * 150 + [7] * 120 + [0] * 30


def test_sounds_add_up(it: Listener) -> None:
    it.play(100, 150)
    it.hear()
    it.play(23, 80)
    assert it.hear() == [123] * 50 + [23] * 30 + [0] * 20


def test_four_sounds_as_loud_as_they_are_made_do_not_clip(it: Listener) -> None:
    loudest = load("win")
    for _ in range(VOICES):
        it.mixer.add(loudest, 1.0)
    heard = [sample for _ in range(len(loudest) // BLOCK) for sample in it.hear()]
    assert heard == [VOICES * sample for sample in loudest[: len(heard)]]


def test_louder_ones_are_cut_off_and_never_wrap_around(it: Listener) -> None:
    for level in (30_000, 30_000):
        it.play(level, BLOCK)
    assert it.hear() == [32_767] * BLOCK
    for level in (-30_000, -30_000):
        it.play(level, BLOCK)
    assert it.hear() == [-32_767] * BLOCK


def test_one_too_many_lets_the_oldest_die_away(it: Listener) -> None:
    it.play(10_000, 10_000)
    it.hear()
    for _ in range(VOICES):
        it.play(100, 10_000)
    fading = it.hear()
    assert fading[0] == 10_000 + VOICES * 100
    falls = [before - after for before, after in pairwise(fading)]
    assert max(falls) <= 101, "no click"
    assert it.hear() == [VOICES * 100] * BLOCK


def test_a_burst_of_clicks_does_not_pile_up(it: Listener) -> None:
    for _ in range(200):
        it.play(100, RATE)
    assert it.hear() == [VOICES * 100] * BLOCK
    for _ in range(50):
        it.play(100, RATE)
        it.hear()
    assert max(it.hear()) <= VOICES * 100


def test_a_burst_without_a_device_keeps_only_the_last_sounds(it: Listener) -> None:
    for level in range(1, 1001):
        it.play(level, 10)
    assert it.hear()[0] == 997 + 998 + 999 + 1000


def test_hush_lets_what_sounds_die_away(it: Listener) -> None:
    it.play(1000, 10_000)
    it.hear()
    it.mixer.hush()
    heard = it.hear()
    assert heard[0] == 1000
    assert heard == sorted(heard, reverse=True)
    assert heard[-1] <= 10
    assert not it.mixer.has_sound


def test_a_sound_after_the_hush_is_heard(it: Listener) -> None:
    it.play(1000, 10_000)
    it.mixer.hush()
    it.play(50, BLOCK)
    assert it.hear() == [50] * BLOCK


def test_a_sound_that_waited_too_long_is_dropped(it: Listener) -> None:
    it.play(1000, BLOCK)
    it.now += 0.15
    it.play(7, BLOCK)
    it.now += 0.1
    assert it.hear() == [7] * BLOCK


def test_forget_drops_everything(it: Listener) -> None:
    it.play(1000, 10_000)
    it.hear()
    it.play(1000, 10_000)
    it.mixer.forget()
    assert not it.mixer.has_sound
    assert it.mixer.mix(BLOCK) == b""


def test_silence_is_told_once_it_has_lasted(it: Listener) -> None:
    blocks = round(LINGER * RATE / BLOCK)
    it.play(1, BLOCK)
    for _ in range(blocks):
        it.hear()
    assert it.silences == 0
    it.hear()
    it.hear()
    assert it.silences > 0
    it.play(1, BLOCK)
    told = it.silences
    for _ in range(blocks):
        it.hear()
    assert it.silences == told


def test_every_sound_can_be_loaded() -> None:
    for name in events.ALL:
        assert max(load(name)) > 4_000

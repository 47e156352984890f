"""packaging/make_sounds.py and what it made: resources/sounds."""

import subprocess
import sys
import wave
from array import array
from importlib.resources import files
from itertools import pairwise
from math import log2, log10
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOUNDS = ROOT / "resources" / "sounds"
TAKES = [f"take{chain}" for chain in range(1, 29)]
OTHERS = ["draw", "turn", "refuse", "undo", "peak", "win", "stuck"]
SEMITONE = 1 / 12
MOST_BYTES = 400 * 1024


def samples(name: str) -> "array[int]":
    with wave.open(str(SOUNDS / f"{name}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        assert file.getframerate() == 22_050
        found = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        found.byteswap()
    return found


def seconds(name: str) -> float:
    return len(samples(name)) / 22_050


def pitch(name: str, start: float, length: float) -> float:
    """Return the pitch in Hz of a part of a sound: how often a second it rises through zero."""
    part = samples(name)[round(start * 22_050) :][: round(length * 22_050)]
    rises = [
        index - part[index] / (part[index] - part[index - 1])
        for index in range(1, len(part))
        if part[index - 1] < 0 <= part[index]
    ]
    return 22_050 * (len(rises) - 1) / (rises[-1] - rises[0])


def test_there_is_a_sound_of_everything_and_no_more() -> None:
    names = sorted(path.name for path in SOUNDS.iterdir())
    assert names == sorted(f"{name}.wav" for name in TAKES + OTHERS)
    for name in names:
        assert files("tripeaks.resources").joinpath("sounds", name).is_file()
    assert sum(path.stat().st_size for path in SOUNDS.iterdir()) < MOST_BYTES


def test_the_sounds_are_made_anew_byte_for_byte(tmp_path: Path) -> None:
    tmp_path.joinpath("old.wav").write_bytes(b"")
    script = str(ROOT / "packaging" / "make_sounds.py")
    subprocess.run([sys.executable, "-B", script, str(tmp_path)], check=True, capture_output=True)
    made = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert made == {path.name: path.read_bytes() for path in SOUNDS.iterdir()}


@pytest.mark.parametrize("name", TAKES + OTHERS)
def test_a_sound_peaks_at_12_db_below_full_scale(name: str) -> None:
    loudest = max(map(abs, samples(name)))
    assert 20 * log10(loudest / 32_768) == pytest.approx(-12, abs=0.1)


@pytest.mark.parametrize("name", TAKES + OTHERS)
def test_a_sound_begins_and_ends_without_a_click(name: str) -> None:
    sound = samples(name)
    assert abs(sound[0]) <= 4
    assert max(map(abs, sound[:6])) < 4_100
    assert max(map(abs, sound[-6:])) <= 40


@pytest.mark.parametrize("name", TAKES + OTHERS)
def test_a_sound_swings_around_zero(name: str) -> None:
    sound = samples(name)
    assert abs(sum(sound) / len(sound)) < 1


@pytest.mark.parametrize(
    ("name", "least", "most"),
    [
        *((name, 0.1, 0.4) for name in TAKES),
        *((name, 0.05, 0.25) for name in ("draw", "turn", "refuse", "undo")),
        *((name, 0.4, 1.2) for name in ("peak", "win", "stuck")),
    ],
)
def test_a_sound_is_short(name: str, least: float, most: float) -> None:
    assert least <= seconds(name) <= most


def test_takes_climb_by_pentatonic_steps_then_by_semitones() -> None:
    pitches = [pitch(name, 0.015, 0.06) for name in TAKES]
    steps = [log2(higher / lower) for lower, higher in pairwise(pitches)]
    pentatonic = [2, 2, 3, 2, 3]
    wanted = [pentatonic[index % 5] if index < 15 else 1 for index in range(27)]
    assert steps == pytest.approx([SEMITONE * step for step in wanted], abs=0.3 * SEMITONE)
    assert 150 < pitches[0] < 300
    assert 2_000 < pitches[-1] < 4_000


def test_a_refusal_is_lower_than_any_take() -> None:
    assert pitch("refuse", 0.02, 0.05) < 0.7 * pitch("take1", 0.015, 0.06)


def test_a_peak_rises_and_a_stuck_game_falls() -> None:
    assert pitch("peak", 0.15, 0.1) / pitch("peak", 0.02, 0.08) == pytest.approx(4 / 3, rel=0.02)
    falling = [pitch("stuck", start, 0.06) for start in (0.02, 0.1, 0.2, 0.3, 0.4)]
    assert falling == sorted(falling, reverse=True)
    assert falling[-1] < 0.8 * falling[0]


def test_a_win_is_four_notes_upwards() -> None:
    sound = samples("win")
    window = round(0.03 * 22_050)
    loudness = [
        sum(map(abs, sound[start : start + window]))
        for start in range(0, len(sound) - window, window)
    ]
    onsets = [
        index for index in range(1, len(loudness)) if loudness[index] > 1.25 * loudness[index - 1]
    ]
    assert len(onsets) == 3, "after the one it begins with"

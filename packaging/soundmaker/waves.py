"""Lines of samples and what they are made of: struck bars, brushed paper, fades, WAV files.

Nothing here depends on the machine: what the platform's mathematics library computes is rounded
before it is used, all else is plain sums and products.
"""

import io
import math
import random
import wave
from array import array
from collections.abc import Callable

RATE = 22_050
PEAK = 8_190
"""The largest sample of every file: -12 dBFS, so that four sounds at once do not clip."""

Samples = list[float]


def silence(seconds: float) -> Samples:
    return [0.0] * round(seconds * RATE)


def add(target: Samples, source: Samples, at: float = 0.0, level: float = 1.0) -> None:
    """Add `source` from `at` seconds on; what reaches past the end of `target` is left out."""
    start = round(at * RATE)
    for index, sample in enumerate(source[: len(target) - start], start):
        target[index] += level * sample


def mode(pitch: float, decay: float, seconds: float, fall: float = 1.0) -> Samples:
    """Return a sine that fades to 1/e in `decay` seconds; its pitch goes to `fall` times itself."""
    count = round(seconds * RATE)
    shrink = _exact(math.exp(-1 / (decay * RATE)))
    bend = _exact(math.log(fall) / count)
    phase, step, amplitude = 0.0, _exact(pitch / RATE), 1.0
    samples = []
    for _ in range(count):
        samples.append(amplitude * _exact(math.sin(math.tau * phase)))
        phase = (phase + step) % 1.0
        step += step * bend
        amplitude *= shrink
    return samples


def noise(seed: int, seconds: float) -> Samples:
    source = random.Random(seed)
    return [2 * source.random() - 1 for _ in range(round(seconds * RATE))]


def band(samples: Samples, centre: Callable[[float], float], width: float) -> Samples:
    """Return what a resonant filter lets pass; `centre` gives its Hz at 0.0 (start) to 1.0."""
    low = middle = 0.0
    passed = []
    for index, sample in enumerate(samples):
        tuning = _exact(2 * math.sin(math.pi * centre(index / len(samples)) / RATE))
        low += tuning * middle
        middle += tuning * (sample - low - width * middle)
        passed.append(middle)
    return passed


def shaped(samples: Samples, rise: float, fall: float) -> Samples:
    """Return `samples` swelling for `rise` seconds and dying away for the last `fall` of them."""
    count, up, down = len(samples), round(rise * RATE), round(fall * RATE)
    return [
        sample * _ease(index / up if up else 1.0) * _ease((count - 1 - index) / down)
        for index, sample in enumerate(samples)
    ]


def finished(samples: Samples) -> list[int]:
    """Return 16-bit samples that begin and end in silence, without offset, as loud as `PEAK`."""
    faded = shaped(samples, 0.0015, 0.012)
    window = shaped([1.0] * len(samples), 0.0015, 0.012)
    offset = sum(faded) / sum(window)
    level = [sample - offset * share for sample, share in zip(faded, window, strict=True)]
    scale = PEAK / max(map(abs, level))
    return [round(sample * scale) for sample in level]


def wav(samples: list[int]) -> bytes:
    """Return a mono WAV file."""
    data = array("h", samples)
    if data.itemsize != 2:
        raise ValueError("16-bit samples are needed")
    file = io.BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(RATE)
        writer.writeframes(data.tobytes())
    return file.getvalue()


def _ease(share: float) -> float:
    """Return a smooth way from 0 to 1."""
    share = min(1.0, max(0.0, share))
    return share * share * (3 - 2 * share)


def _exact(value: float) -> float:
    """Return `value` without the digits in which mathematics libraries differ."""
    return round(value, 11)

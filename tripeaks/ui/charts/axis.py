"""Scales with a few round ticks: arithmetic alone, no pixels."""

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Axis:
    """A scale from `low` to `high`, and the values that are marked on it."""

    low: float
    high: float
    ticks: tuple[int, ...]

    def share(self, value: float) -> float:
        """Return where `value` is: 0 at `low`, 1 at `high`."""
        return (value - self.low) / (self.high - self.low)


def round_axis(low: int, high: int, most: int) -> Axis:
    """Return a scale that begins and ends at a tick, with at most `most` ticks, if two do."""
    for step in _steps():
        first, last = low // step, max(-(-high // step), low // step + 1)
        if last - first + 1 <= max(most, 2):
            break
    return Axis(first * step, last * step, tuple(step * at for at in range(first, last + 1)))


def exact_axis(low: int, high: int, most: int, *, margin: float = 0.0) -> Axis:
    """Return a scale that begins `margin` before `low` and ends as far after `high`.

    Its ticks, at most `most`, are the round values between.
    """
    for step in _steps():
        first, last = -(-low // step), high // step
        if last - first + 1 <= max(most, 1):
            break
    ticks = tuple(step * at for at in range(first, last + 1)) or (low,)
    span = margin or (0.5 if low == high else 0.0)
    return Axis(low - span, high + span, ticks)


def _steps() -> Iterator[int]:
    """Yield 1, 2, 5, 10, 20 and so on."""
    power = 1
    while True:
        yield from (power, 2 * power, 5 * power)
        power *= 10

"""Sounds that overlap, added up a few milliseconds at a time, in the device's thread."""

import sys
import time
from array import array
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    Samples = array[int]

RATE: Final = 22_050
"""Samples a second, of the sounds and of the mix."""
VOICES: Final = 4
"""How many sounds may be heard at once; as loud as they are made, so many do not clip."""
LINGER: Final = 1.0
"""After how many seconds of silence the mixer says so."""
_LATE: Final = 0.2
"""How many seconds a sound may wait for the device; later it would belong to nothing."""
_MOST: Final = 32_767


@dataclass(slots=True)
class _Voice:
    """A sound on its way out; its place is negative while it waits."""

    samples: "Samples"
    gain: float
    place: int
    begun: float

    def add_to(self, mix: list[float], *, fading: bool) -> None:
        """Add the next samples; `fading` dies away within them."""
        count, start = len(mix), max(0, -self.place)
        part = self.samples[max(0, self.place) : max(0, self.place + count)]
        gain, fall = self.gain, self.gain / count if fading else 0.0
        for index, sample in enumerate(part, start):
            mix[index] += sample * (gain - fall * index)
        self.place += count

    @property
    def is_over(self) -> bool:
        return self.place >= len(self.samples)


class Mixer:
    """Adds sounds up.

    `add` and `hush` are for any thread and never wait; `mix` is for the device's thread alone.
    """

    def __init__(
        self, on_silence: Callable[[], object], clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Be silent; `on_silence` is called from `mix` while the silence has lasted `LINGER`."""
        self._on_silence = on_silence
        self._clock = clock
        # What came last counts most: a burst pushes out what nobody could have heard apart.
        self._added: deque[_Voice] = deque(maxlen=VOICES)
        self._voices: list[_Voice] = []
        self._is_hushed = False
        self._silent = 0
        self.asked_at = 0.0
        """When `mix` was last called, in the clock's seconds."""

    @property
    def has_sound(self) -> bool:
        """Whether anything is heard or waits to be."""
        return bool(self._added or self._voices)

    def add(self, samples: "Samples", gain: float, delay: float = 0.0) -> None:
        """Let 16-bit samples be heard in `delay` seconds, `gain` (0.0 to 1.0) times as loud."""
        self._added.append(_Voice(samples, gain, -round(delay * RATE), self._clock()))

    def hush(self) -> None:
        """Let everything that sounds now die away at once."""
        self._added.clear()
        self._is_hushed = True

    def forget(self) -> None:
        """Drop everything: there is no device to hear it."""
        self._added.clear()
        self._voices = []

    def mix(self, count: int) -> bytes:
        """Return the next `count` samples, 16 bits each; nothing where all are silent."""
        self.asked_at = self._clock()
        heard = len(self._voices)
        self._admit(self.asked_at)
        fading = heard if self._is_hushed else max(0, len(self._voices) - VOICES)
        self._is_hushed = False
        if not self._voices:
            self._silent += count
            if self._silent >= LINGER * RATE:
                self._on_silence()
            return b""
        self._silent = 0
        mix = [0.0] * count
        for index, voice in enumerate(self._voices):
            voice.add_to(mix, fading=index < fading)
        self._voices = [voice for voice in self._voices[fading:] if not voice.is_over]
        return _as_bytes(mix)

    def _admit(self, now: float) -> None:
        while self._added:
            voice = self._added.popleft()
            if now - voice.begun < _LATE:
                self._voices.append(voice)


def _as_bytes(mix: list[float]) -> bytes:
    if max(mix) > _MOST or min(mix) < -_MOST:
        mix = [min(_MOST, max(-_MOST, sample)) for sample in mix]
    return array("h", map(int, mix)).tobytes()


def read_samples(data: bytes) -> "Samples":
    """Return little-endian 16-bit samples as numbers."""
    samples = array("h", data)
    if sys.byteorder == "big":
        samples.byteswap()
    return samples

"""Plays sounds by name, without ever making its caller wait."""

import atexit
import time
from importlib.resources import files
from threading import Event, Thread
from typing import TYPE_CHECKING, Final

from tripeaks.ui.sounds import events
from tripeaks.ui.sounds.device import Device, Opener, open_device
from tripeaks.ui.sounds.mixer import Mixer, read_samples

if TYPE_CHECKING:
    from tripeaks.ui.sounds.mixer import Samples

_WAV_HEADER: Final = 44
_RETRY_S: Final = 10.0
"""How long a device that is not there is not asked for again."""
_DEAD_S: Final = 1.0
"""After how long a running device that asks for no samples is given up."""
_CLOSE_S: Final = 1.0
"""How long the end of the program waits for a device that does not answer."""


def load(name: str) -> "Samples":
    """Return the samples of one of the sounds."""
    path = files("tripeaks.resources").joinpath("sounds", f"{name}.wav")
    return read_samples(path.read_bytes()[_WAV_HEADER:])


class Player:
    """Sounds on the default loudspeaker, or on none where there is none.

    A device can be slow to open, to start and to stop: that is done by a thread of the player's
    own, which sleeps while nothing sounds; and the device is stopped after a moment of silence.
    A device that goes away is opened again for a later sound.
    """

    def __init__(self, open_device: Opener = open_device) -> None:
        """Touch no device yet."""
        self._open_device = open_device
        self._sounds: dict[str, Samples] = {}
        self._wake = Event()
        self._mixer = Mixer(self._wake.set)
        self._device: Device | None = None
        self._running_since: float | None = None
        self._retry_at = 0.0
        self._thread: Thread | None = None
        self._is_closed = False

    def prepare(self) -> None:
        """Read the sounds and open the device, so that the first sound is not late."""
        if self._thread is None and not self._is_closed:
            self._thread = Thread(target=self._run, name="sounds", daemon=True)
            self._thread.start()
            # A device that asks an interpreter for samples while that ends would crash it.
            atexit.register(self.close)

    def play(self, name: str, gain: float, delay: float = 0.0) -> None:
        """Play a sound in `delay` seconds, `gain` (0.0 to 1.0) times as loud as it was made."""
        if not self._is_closed:
            self._mixer.add(self._sound(name), gain, delay)
            self.prepare()
            self._wake.set()

    def hush(self) -> None:
        """Let what sounds now die away at once."""
        self._mixer.hush()

    def close(self) -> None:
        """Give the device back and end the thread; nothing is played from then on.

        Done by itself when the program ends.
        """
        self._is_closed = True
        atexit.unregister(self.close)
        if self._thread is not None:
            self._wake.set()
            self._thread.join(_CLOSE_S)

    def _sound(self, name: str) -> "Samples":
        found = self._sounds.get(name)
        if found is None:
            found = self._sounds[name] = load(name)
        return found

    def _run(self) -> None:
        self._open()
        for name in events.ALL:
            self._sound(name)
        while not self._is_closed:
            self._attend()
            self._wake.wait()
            self._wake.clear()
        self._shut()

    def _attend(self) -> None:
        """Run the device for what waits to be heard, stop it in silence."""
        if not self._mixer.has_sound:
            self._stop()
            return
        if self._is_dead():
            self._shut()
        if not self._has_started():
            self._shut()
            self._open()
            if not self._has_started():
                self._mixer.forget()

    def _is_dead(self) -> bool:
        """Whether a running device asks for nothing: that of a sound server that has ended."""
        since = self._running_since
        return since is not None and time.monotonic() - max(since, self._mixer.asked_at) > _DEAD_S

    def _has_started(self) -> bool:
        if self._device is None or not self._device.start():
            return False
        if self._running_since is None:
            self._running_since = time.monotonic()
        return True

    def _stop(self) -> None:
        if self._device is not None:
            self._device.stop()
        self._running_since = None

    def _open(self) -> None:
        now = time.monotonic()
        if now >= self._retry_at:
            self._device = self._open_device(self._mixer.mix)
            self._retry_at = now + _RETRY_S if self._device is None else 0.0

    def _shut(self) -> None:
        self._stop()
        if self._device is not None:
            self._device.close()
            self._device = None

"""The loudspeaker: the only file that knows the library miniaudio.

Only the library's core is imported, `_miniaudio`. The module around it, `miniaudio`, brings a
client for internet radio along, hence urllib and ssl: 12 MB, against 1 MB for the core.
"""

import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any, Final, Protocol

from tripeaks.ui.sounds.mixer import RATE

Fill = Callable[[int], bytes]
"""Gives so many 16-bit samples, or nothing for silence; called in the device's own thread."""

_PERIOD_MS: Final = 15
_PLATFORM_BACKENDS: Final = (
    *("wasapi", "dsound", "winmm", "coreaudio", "sndio", "audio4", "oss", "pulseaudio"),
)
"""What miniaudio tries, in its order, without JACK, which talks to the terminal, and without its
stand-in for a missing device, which would run for nobody."""


class Device(Protocol):
    """A way out for samples. It waits after opening; only one thread may work it."""

    def start(self) -> bool:
        """Ask for samples from now on; return False where the device has gone."""

    def stop(self) -> None:
        """Ask for no more."""

    def close(self) -> None:
        """Give the device back; it must have been stopped."""


Opener = Callable[[Fill], Device | None]
"""Opens a device, or returns None where there is none."""


def open_device(fill: Fill) -> Device | None:
    """Open the platform's default loudspeaker; None where there is none or no library for it."""
    for backends in (_PLATFORM_BACKENDS, ("alsa",)):
        device = open_backend(fill, backends)
        if device is not None:
            return device
    return None


def open_backend(fill: Fill, backends: tuple[str, ...]) -> Device | None:
    """Open the default loudspeaker of the first of some `backends` that works."""
    try:
        import _miniaudio
    except ImportError:
        return None
    if backends == ("alsa",):
        _quieten_alsa()
    device = _MiniaudioDevice(_miniaudio, fill)
    return device if device.open(backends) else None


class _MiniaudioDevice:
    def __init__(self, miniaudio: Any, fill: Fill) -> None:
        self._ffi, self._lib = miniaudio.ffi, miniaudio.lib
        self._fill = self._ffi.new_handle(fill)
        self._name = self._ffi.new("char[]", b"TriPeaks")
        self._context = self._ffi.new("ma_context *")
        self._device = self._ffi.new("ma_device *")
        self._lib.init_miniaudio()
        self._ffi.def_extern("_internal_data_callback")(self._pass_samples)

    def open(self, backends: tuple[str, ...]) -> bool:
        ffi, lib = self._ffi, self._lib
        config = lib.ma_context_config_init()
        config.pulse.pApplicationName = self._name
        wanted = ffi.new("ma_backend[]", [getattr(lib, f"ma_backend_{name}") for name in backends])
        if lib.ma_context_init(wanted, len(wanted), ffi.addressof(config), self._context):
            return False
        config = lib.ma_device_config_init(lib.ma_device_type_playback)
        config.sampleRate = RATE
        config.playback.channels = 1
        config.playback.format = lib.ma_format_s16
        config.periodSizeInMilliseconds = _PERIOD_MS
        config.pulse.pStreamNamePlayback = self._name
        config.pUserData = self._fill
        config.dataCallback = lib._internal_data_callback
        if lib.ma_device_init(self._context, ffi.addressof(config), self._device):
            lib.ma_context_uninit(self._context)
            return False
        return True

    def start(self) -> bool:
        return not self._lib.ma_device_start(self._device)

    def stop(self) -> None:
        self._lib.ma_device_stop(self._device)

    def close(self) -> None:
        self._lib.ma_device_uninit(self._device)
        self._lib.ma_context_uninit(self._context)

    def _pass_samples(self, device: Any, output: Any, _input: Any, count: int) -> None:
        samples = self._ffi.from_handle(device.pUserData)(count)
        self._ffi.memmove(output, samples, len(samples))


@cache
def _quieten_alsa() -> object:
    """Keep ALSA's library from complaining on the terminal about devices that are not there.

    Return what it calls instead, which must stay.
    """
    import ctypes

    say_nothing = ctypes.CFUNCTYPE(None)(lambda: None)
    if sys.platform.startswith("linux"):
        with suppress(OSError, AttributeError):
            ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(say_nothing)
    return say_nothing

"""What the player has chosen, kept from one session to the next."""

from collections.abc import Callable
from enum import Enum
from typing import Final, TypeVar

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from tripeaks.engine.words import LANGUAGES

FOLLOW_SYSTEM: Final = ""
"""The language setting that stands for the system's language."""


class AnimationSpeed(Enum):
    """How long things travel; its value is the word in the settings file."""

    NONE = "none"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"

    @property
    def factor(self) -> float:
        """What the normal duration of every animation is multiplied with."""
        return _FACTORS[self]


_FACTORS: Final = {
    AnimationSpeed.NONE: 0.0,
    AnimationSpeed.FAST: 0.5,
    AnimationSpeed.NORMAL: 1.0,
    AnimationSpeed.SLOW: 1.6,
}

_T = TypeVar("_T")


class Settings(QObject):
    """The settings in a `QSettings` store: read and checked once, written at every change.

    Whatever else stands in the store gives the default. Where the store cannot be written a
    setting still holds until the program ends.
    """

    language_changed = Signal(str)
    error_help_changed = Signal(bool)
    animation_speed_changed = Signal(object)
    highlight_playable_changed = Signal(bool)

    def __init__(self, store: QSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._language = self._read("language", _as_language, FOLLOW_SYSTEM)
        self._error_help = self._read("error_help", _as_bool, True)
        self._animation_speed = self._read("animation_speed", _as_speed, AnimationSpeed.NORMAL)
        self._highlight_playable = self._read("highlight_playable", _as_bool, False)
        self._window_geometry = self._read("window_geometry", _as_bytes, QByteArray())

    @property
    def language(self) -> str:
        """A two-letter language code, or `FOLLOW_SYSTEM`."""
        return self._language

    @language.setter
    def language(self, language: str) -> None:
        if language not in (FOLLOW_SYSTEM, *LANGUAGES):
            raise ValueError(f"there is no language {language!r}")
        if language != self._language:
            self._language = language
            self._write("language", language)
            self.language_changed.emit(language)

    @property
    def error_help(self) -> bool:
        """Whether a refused move is explained."""
        return self._error_help

    @error_help.setter
    def error_help(self, wanted: bool) -> None:
        if wanted != self._error_help:
            self._error_help = wanted
            self._write("error_help", wanted)
            self.error_help_changed.emit(wanted)

    @property
    def animation_speed(self) -> AnimationSpeed:
        """How long things travel."""
        return self._animation_speed

    @animation_speed.setter
    def animation_speed(self, speed: AnimationSpeed) -> None:
        if speed is not self._animation_speed:
            self._animation_speed = speed
            self._write("animation_speed", speed.value)
            self.animation_speed_changed.emit(speed)

    @property
    def highlight_playable(self) -> bool:
        """Whether the cards that fit are marked."""
        return self._highlight_playable

    @highlight_playable.setter
    def highlight_playable(self, wanted: bool) -> None:
        if wanted != self._highlight_playable:
            self._highlight_playable = wanted
            self._write("highlight_playable", wanted)
            self.highlight_playable_changed.emit(wanted)

    @property
    def window_geometry(self) -> QByteArray:
        """What `QWidget.saveGeometry` gave at last; empty the first time."""
        return self._window_geometry

    @window_geometry.setter
    def window_geometry(self, geometry: QByteArray) -> None:
        if geometry != self._window_geometry:
            self._window_geometry = geometry
            self._write("window_geometry", geometry)

    def _read(self, key: str, check: Callable[[object], _T | None], default: _T) -> _T:
        try:
            value = check(self._store.value(key))
        except (RuntimeError, SystemError, TypeError, ValueError):
            # A stored QVariant of a type that has no Python form.
            return default
        return default if value is None else value

    def _write(self, key: str, value: object) -> None:
        self._store.setValue(key, value)
        self._store.sync()


def _as_language(value: object) -> str | None:
    return value if isinstance(value, str) and value in LANGUAGES else None


def _as_bool(value: object) -> bool | None:
    """Return the truth value in `value`; some stores keep it as a word."""
    if isinstance(value, bool):
        return value
    return {"true": True, "false": False}.get(value) if isinstance(value, str) else None


def _as_speed(value: object) -> AnimationSpeed | None:
    try:
        return AnimationSpeed(value)
    except ValueError:
        return None


def _as_bytes(value: object) -> QByteArray | None:
    return value if isinstance(value, QByteArray) else None

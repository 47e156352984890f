"""What the player has chosen, kept from one session to the next."""

from collections.abc import Callable
from enum import Enum
from typing import Final, Generic, Self, TypeVar, overload

from PySide6.QtCore import QByteArray, QDataStream, QObject, QRect, QSettings, Signal

from tripeaks.engine.words import LANGUAGES
from tripeaks.model.deck import Back, Deck, IndexLetters, SuitColours, letters_in
from tripeaks.model.scene import Scene

FOLLOW_SYSTEM: Final = ""
"""The language setting that stands for the system's language."""

FOLLOW_LANGUAGE: Final = "language"
"""The setting of the index letters that stands for those of the language in use."""


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

_DECK_CHOICES: Final = ("suit_colours", "card_back", "large_print", "index_letters")
_GEOMETRY_MAGIC: Final = 0x01D9D0CB
_WINDOW_SIZES: Final = range(200, 20_000)

_T = TypeVar("_T")
_E = TypeVar("_E", bound=Enum)


def _as_language(value: object) -> str | None:
    return value if value == FOLLOW_SYSTEM or value in LANGUAGES else None


def _as_bool(value: object) -> bool | None:
    """Return the truth value in `value`; some stores keep it as a word."""
    if isinstance(value, bool):
        return value
    return {"true": True, "false": False}.get(value) if isinstance(value, str) else None


def _as_percentage(value: object) -> int | None:
    """Return the whole number from 0 to 100 in `value`; some stores keep it as a word."""
    if isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) <= 3:
        value = int(value)
    if isinstance(value, int) and not isinstance(value, bool) and value in range(101):
        return value
    return None


def _as_text(value: object) -> str | None:
    return value if isinstance(value, str) else None


def _as_one_of(kind: type[_E]) -> Callable[[object], _E | None]:
    """Return the check for a setting that is one of an enumeration's values."""

    def check(value: object) -> _E | None:
        try:
            return kind(value)
        except ValueError:
            return None

    return check


def _as_letters(value: object) -> IndexLetters | str | None:
    return FOLLOW_LANGUAGE if value == FOLLOW_LANGUAGE else _as_one_of(IndexLetters)(value)


def _as_geometry(value: object) -> QByteArray | None:
    """Return what `QWidget.saveGeometry` wrote, if the window it tells of has a sensible size.

    The data begin with a magic number, a version, and the window's rectangle with and without
    its frame.
    """
    if not isinstance(value, QByteArray):
        return None
    stream = QDataStream(value)
    magic, _, _ = stream.readUInt32(), stream.readUInt16(), stream.readUInt16()
    framed, normal = QRect(), QRect()
    stream >> framed >> normal
    is_whole = stream.status() is QDataStream.Status.Ok and magic == _GEOMETRY_MAGIC
    is_sensible = all(size in _WINDOW_SIZES for size in (normal.width(), normal.height()))
    return value if value.isEmpty() or (is_whole and is_sensible) else None


class _Choice(Generic[_T]):
    """One setting as an attribute: checked when read, written at each change.

    A change emits the signal named after it, where there is one.
    """

    def __init__(self, check: Callable[[object], _T | None], default: _T) -> None:
        """Take what `check` lets pass, `default` for anything else."""
        self.check = check
        self.default = default
        self.name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, settings: None, owner: type) -> Self: ...

    @overload
    def __get__(self, settings: "Settings", owner: type) -> _T: ...

    def __get__(self, settings: "Settings | None", owner: type) -> Self | _T:
        if settings is None:
            return self
        value: _T = settings._values[self.name]
        return value

    def __set__(self, settings: "Settings", value: _T) -> None:
        if self.check(_stored(value)) is None:
            raise ValueError(f"{self.name} cannot be {value!r}")
        if value != settings._values[self.name]:
            settings._values[self.name] = value
            settings._write(self.name, _stored(value))
            own = getattr(settings, f"{self.name}_changed", None)
            if own is not None:
                own.emit(value)
            settings.changed.emit(self.name)
            if self.name in _DECK_CHOICES:
                settings.deck_changed.emit()


class Settings(QObject):
    """The settings in a `QSettings` store: read and checked once, written at every change.

    Whatever else stands in the store gives the default. Where the store cannot be written a
    setting still holds until the program ends.
    """

    changed = Signal(str)
    """The name of a setting that has another value now, after the signal of its own if any."""
    language_changed = Signal(str)
    animation_speed_changed = Signal(object)
    highlight_playable_changed = Signal(bool)
    show_shares_changed = Signal(bool)
    always_tell_changed = Signal(bool)
    scene_changed = Signal(object)
    show_score_changed = Signal(bool)
    show_clock_changed = Signal(bool)
    show_statistics_changed = Signal(bool)
    sounds_changed = Signal(bool)
    sound_volume_changed = Signal(int)
    deck_changed = Signal()
    """One of the choices that make the deck is another."""

    language = _Choice(_as_language, FOLLOW_SYSTEM)
    """A two-letter language code, or `FOLLOW_SYSTEM`."""
    error_help = _Choice(_as_bool, True)
    """Whether a card that cannot be taken says why."""
    animation_speed = _Choice(_as_one_of(AnimationSpeed), AnimationSpeed.NORMAL)
    """How long things travel."""
    highlight_playable = _Choice(_as_bool, False)
    """Whether the cards that fit are marked."""
    only_winnable = _Choice(_as_bool, True)
    """Whether random deals are drawn until one can be won."""
    show_shares = _Choice(_as_bool, False)
    """Whether a hint shows on every card the share of deals that can be won after it."""
    always_tell = _Choice(_as_bool, False)
    """Whether the window always tells if the game can still be won."""
    show_score = _Choice(_as_bool, True)
    """Whether the score is shown."""
    show_clock = _Choice(_as_bool, True)
    """Whether the time played is shown."""
    show_statistics = _Choice(_as_bool, True)
    """Whether history and statistics are offered."""
    scene = _Choice(_as_one_of(Scene), Scene.SYSTEM)
    """The picture behind the cards, and the colours that go with it."""
    sounds = _Choice(_as_bool, True)
    """Whether the game is heard."""
    sound_volume = _Choice(_as_percentage, 60)
    """How loud it is, in percent."""
    suit_colours = _Choice(_as_one_of(SuitColours), SuitColours.TWO)
    """How many colours the suits have."""
    card_back = _Choice(_as_one_of(Back), Back.PEAKS)
    """The picture on the backs of the cards."""
    large_print = _Choice(_as_bool, False)
    """Whether rank and suit fill the cards."""
    index_letters = _Choice[IndexLetters | str](_as_letters, IndexLetters.INTERNATIONAL)
    """The letters of ace, jack, queen and king, or `FOLLOW_LANGUAGE`.

    International ones at first: they are the keys that find a card and the letters of `play`.
    """
    file_folder = _Choice(_as_text, "")
    """Where a game was last opened or saved; empty before the first time."""
    window_geometry = _Choice(_as_geometry, QByteArray())
    """What `QWidget.saveGeometry` gave at last; empty the first time."""
    history_geometry = _Choice(_as_geometry, QByteArray())
    """The same of the history's window."""

    def __init__(self, store: QSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        choices = [value for value in vars(Settings).values() if isinstance(value, _Choice)]
        self._values = {choice.name: self._read(choice) for choice in choices}

    def deck_in(self, language: str) -> Deck:
        """Return the look of the cards, as chosen, in a language given by its two-letter code."""
        chosen = self.index_letters
        letters = chosen if isinstance(chosen, IndexLetters) else letters_in(language)
        return Deck(self.suit_colours, self.large_print, self.card_back, letters)

    def _read(self, choice: _Choice[_T]) -> _T:
        try:
            value = choice.check(self._store.value(choice.name))
        except (RuntimeError, SystemError, TypeError, ValueError):
            # A stored QVariant of a type that has no Python form.
            return choice.default
        return choice.default if value is None else value

    def _write(self, key: str, value: object) -> None:
        self._store.setValue(key, value)
        self._store.sync()


def _stored(value: object) -> object:
    """Return `value` as the store keeps it."""
    return value.value if isinstance(value, Enum) else value

"""Settings: kept, checked when read, and alive where nothing can be written."""

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tripeaks.model.settings import AnimationSpeed, Settings

GARBAGE = [
    "",
    "maybe",
    "7",
    "TRUE FALSE",
    "xx",
    "../../etc",
    "true, false",
    "@Invalid()",
    "@ByteArray(abc)",
    "@Point(1 2)",
    r"@Variant(\0\0\0\x7f\0\0\0\xfGarbage)",
    r"@Variant(\0\0\0\x5\0\0\0\0\0\0\0\x1)",
    "@Variant(",
    r"\x110000\xzz",
]


def store_at(path: Path) -> QSettings:
    return QSettings(str(path), QSettings.Format.IniFormat)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.ini"


def values(settings: Settings) -> tuple[object, ...]:
    return (
        settings.language,
        settings.error_help,
        settings.animation_speed,
        settings.highlight_playable,
        bytes(settings.window_geometry.data()),
    )


DEFAULTS = ("", True, AnimationSpeed.NORMAL, False, b"")


def test_defaults(path: Path) -> None:
    assert values(Settings(store_at(path))) == DEFAULTS


def geometry(width: int, height: int) -> QByteArray:
    """Return what Qt writes of a window of this size."""
    window = QWidget()
    window.resize(width, height)
    return window.saveGeometry()


def test_every_change_is_in_the_file_at_once(path: Path, qapp: QApplication) -> None:
    place = geometry(700, 500)
    settings = Settings(store_at(path))
    settings.language = "ro"
    assert "language=ro" in path.read_text(encoding="utf-8")
    settings.error_help = False
    settings.animation_speed = AnimationSpeed.SLOW
    settings.highlight_playable = True
    settings.window_geometry = place
    again = Settings(store_at(path))
    assert values(again) == ("ro", False, AnimationSpeed.SLOW, True, place.data())


def test_a_geometry_that_no_window_has_gives_the_default(path: Path, qapp: QApplication) -> None:
    whole, small = bytes(geometry(700, 500).data()), bytes(geometry(1, 1).data())
    for data in (whole[:20], b"x" + whole[1:], small, b"\x01\xd9\x00;,="):
        assert read_geometry(path, data) == b""
    assert read_geometry(path, whole) == whole


def read_geometry(path: Path, data: bytes) -> bytes:
    """Return the geometry that the settings make of what stands in their file."""
    store = store_at(path)
    store.setValue("window_geometry", QByteArray(data))
    return bytes(Settings(store).window_geometry.data())


def test_language_can_follow_the_system_again(path: Path) -> None:
    settings = Settings(store_at(path))
    settings.language = "it"
    settings.language = ""
    assert Settings(store_at(path)).language == ""


@pytest.mark.qt_log_ignore("QVariant::load: unknown user type")
@pytest.mark.parametrize("garbage", GARBAGE)
def test_anything_foreign_gives_the_default(path: Path, garbage: str) -> None:
    keys = ("language", "error_help", "animation_speed", "highlight_playable")
    lines = ["[General]", *(f"{key}={garbage}" for key in keys)]
    if not garbage.startswith("@ByteArray"):
        lines.append(f"window_geometry={garbage}")
    path.write_text("\n".join(lines), encoding="utf-8")
    assert values(Settings(store_at(path))) == DEFAULTS


@pytest.mark.parametrize("content", [b"\x00\xff\xfe" * 500, b"[General", b"=\n=\n]", b""])
def test_a_file_that_is_no_settings_file(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    settings = Settings(store_at(path))
    assert values(settings) == DEFAULTS
    settings.language = "it"
    assert settings.language == "it"


def test_wrong_types_give_the_default(path: Path) -> None:
    store = store_at(path)
    for key in ("language", "error_help", "animation_speed", "highlight_playable"):
        store.setValue(key, ["list", "of", "words"])
    store.setValue("window_geometry", 7)
    assert values(Settings(store)) == DEFAULTS


def test_a_store_that_cannot_be_written(tmp_path: Path) -> None:
    no_folder = tmp_path / "file"
    no_folder.write_text("in the way", encoding="utf-8")
    place = no_folder / "settings.ini"
    settings = Settings(store_at(place))
    settings.language = "it"
    settings.error_help = False
    settings.animation_speed = AnimationSpeed.NONE
    assert values(settings) == ("it", False, AnimationSpeed.NONE, False, b"")
    assert not place.exists()


def test_signals_come_with_real_changes_only(path: Path, qtbot: QtBot) -> None:
    settings = Settings(store_at(path))
    heard: list[object] = []
    settings.language_changed.connect(heard.append)
    names: list[str] = []
    settings.changed.connect(names.append)
    settings.animation_speed_changed.connect(heard.append)
    settings.highlight_playable_changed.connect(heard.append)
    for _ in range(2):
        settings.language = "ro"
        settings.error_help = False
        settings.animation_speed = AnimationSpeed.FAST
        settings.highlight_playable = True
    assert heard == ["ro", AnimationSpeed.FAST, True]
    assert names == ["language", "error_help", "animation_speed", "highlight_playable"]


def test_an_unknown_language_is_refused(path: Path) -> None:
    with pytest.raises(ValueError, match="xx"):
        Settings(store_at(path)).language = "xx"


def test_speeds_are_ordered() -> None:
    factors = [speed.factor for speed in AnimationSpeed]
    assert factors[0] == 0
    assert factors == sorted(set(factors))
    assert AnimationSpeed.NORMAL.factor == 1


def test_sounds_are_on_at_60_percent_and_kept(path: Path, qtbot: QtBot) -> None:
    settings = Settings(store_at(path))
    assert (settings.sounds, settings.sound_volume) == (True, 60)
    heard: list[object] = []
    settings.sounds_changed.connect(heard.append)
    settings.sound_volume_changed.connect(heard.append)
    for volume in (0, 7, 100):
        settings.sound_volume = volume
        assert Settings(store_at(path)).sound_volume == volume
    settings.sounds = False
    assert not Settings(store_at(path)).sounds
    assert heard == [0, 7, 100, False]


@pytest.mark.parametrize("garbage", ["", "101", "-1", "6.5", "1e1", "true", "٦٠", "@Point(1 2)"])
def test_a_volume_that_is_no_percentage_gives_the_default(path: Path, garbage: str) -> None:
    path.write_text(f"[General]\nsound_volume={garbage}\n", encoding="utf-8")
    assert Settings(store_at(path)).sound_volume == 60


@pytest.mark.parametrize("volume", [-1, 101])
def test_a_volume_beyond_100_percent_is_refused(path: Path, volume: int) -> None:
    with pytest.raises(ValueError, match=str(volume)):
        Settings(store_at(path)).sound_volume = volume

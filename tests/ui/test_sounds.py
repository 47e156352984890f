"""What a player hears of the game and of the settings, by the names of the sounds."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QDialog, QSlider
from pytestqt.qtbot import QtBot

from tests.engine.vectors import WON_ACTIONS, WON_CODE
from tests.ui.window import CTRL, Key, Window, store_at
from tripeaks.i18n.translators import Translators
from tripeaks.model.game_model import STOCK, WASTE
from tripeaks.ui.sounds.game_sounds import PREPARE_MS, TURN_S, GameSounds
from tripeaks.ui.sounds.player import Player

STUCK_CODE = "TP1-C-AAAAAAG"


class Ear(Player):
    """Writes down what is played, and plays nothing."""

    def __init__(self) -> None:
        super().__init__(lambda fill: None)
        self.heard: list[str] = []
        self.gains: list[float] = []
        self.delays: list[float] = []
        self.hushes = self.prepared = 0

    def prepare(self) -> None:
        self.prepared += 1

    def play(self, name: str, gain: float, delay: float = 0.0) -> None:
        self.heard.append(name)
        self.gains.append(gain)
        self.delays.append(delay)

    def hush(self) -> None:
        self.hushes += 1

    def take(self) -> list[str]:
        """Return what was heard since it was last asked for."""
        heard, self.heard = self.heard, []
        return heard


class Heard(Window):
    """The window with a player for the test."""

    def __init__(self, qtbot: QtBot, code: str, path: Path, **settings: object) -> None:
        self.ear = Ear()
        super().__init__(qtbot, code, store_at(path, **settings), self.ear)

    def sounds(self) -> list[str]:
        return self.ear.take()


Open = Callable[..., Heard]


@pytest.fixture
def open_heard(qtbot: QtBot, tmp_path: Path, translators: Translators) -> Open:
    def open_it(code: str = "TP1-E-AAAAAAB", **settings: object) -> Heard:
        settings = {"language": "en", "animation_speed": "none"} | settings
        return Heard(qtbot, code, tmp_path, **settings)

    return open_it


@pytest.mark.parametrize("speed", ["none", "normal", "slow"])
def test_each_event_is_heard_at_once_whatever_moves(open_heard: Open, speed: str) -> None:
    it = open_heard(animation_speed=speed)
    it.play("KC")
    assert it.sounds() == ["take1"]
    it.play("AS")
    assert it.sounds() == ["take2"]
    it.play("2D")
    assert it.sounds() == ["take3", "turn"]
    assert it.ear.delays[-2:] == [0.0, TURN_S]
    it.play("draw")
    assert it.sounds() == ["draw"]
    it.key(Key.Key_Z, CTRL)
    assert it.sounds() == ["undo"]
    it.key(Key.Key_Y, CTRL)
    assert it.sounds() == ["draw"]


def test_reduced_motion_takes_no_sound_away(open_heard: Open) -> None:
    it = open_heard(animation_speed="normal")
    it.game_window.set_reduced_motion(True)
    it.play("KC")
    assert it.sounds() == ["take1"]


def test_peaks_and_the_win_are_heard_in_place_of_their_takes(open_heard: Open) -> None:
    it = open_heard(WON_CODE)
    it.play(WON_ACTIONS)
    heard = it.sounds()
    assert heard[-1] == "win"
    steps = [name for name in heard if name != "turn"]
    assert len(steps) == 50
    assert steps.count("peak") == 2
    it.click(STOCK)
    assert it.sounds() == [], "that the game is won is no error"


def test_a_stuck_game(open_heard: Open) -> None:
    it = open_heard(STUCK_CODE)
    it.play("draw " * 23)
    assert it.sounds() == ["draw"] * 22 + ["stuck"]
    it.click(STOCK)
    assert it.sounds() == ["refuse"]


def test_a_refusal_is_heard_where_error_help_is_on(open_heard: Open) -> None:
    it = open_heard()
    it.click(0)
    it.click(18)
    assert it.sounds() == ["refuse", "refuse"]
    it.click(WASTE)
    assert it.sounds() == []
    it.settings.error_help = False
    it.click(0)
    assert it.sounds() == []


def test_a_new_game_makes_no_sound(open_heard: Open) -> None:
    it = open_heard()
    it.play("KC")
    it.sounds()
    it.trigger("actionRestart")
    it.trigger("actionGoBack")
    assert it.sounds() == []


def test_louder_with_the_volume(open_heard: Open) -> None:
    gains = []
    for volume in (1, 30, 60, 100):
        it = open_heard(sound_volume=volume)
        it.play("KC")
        gains += it.ear.gains
    assert gains == sorted(gains)
    assert gains[-1] == 1.0
    assert 0.3 < gains[-2] < 0.6
    assert gains[0] < 0.01


def test_no_volume_no_sound(open_heard: Open) -> None:
    it = open_heard(sound_volume=0)
    it.play("KC AS")
    assert it.sounds() == []


def test_m_silences_at_once_and_is_remembered(open_heard: Open) -> None:
    it = open_heard()
    action = it.find(QAction, "actionSounds")
    assert action.isChecked()
    it.play("KC")
    assert it.sounds() == ["take1"]
    it.key(Key.Key_M)
    assert not it.settings.sounds
    assert not action.isChecked()
    assert it.ear.hushes == 1
    assert it.message() == "The sounds are off."
    it.play("AS")
    assert it.sounds() == []
    again = open_heard()
    assert not again.find(QAction, "actionSounds").isChecked()
    again.play("2D")
    assert again.sounds() == []
    again.key(Key.Key_M)
    assert again.settings.sounds
    assert again.message() == "The sounds are on."
    assert again.sounds() == ["take4"], "a sample of what is on"


def test_the_settings_dialog_switches_and_sets_the_volume(open_heard: Open) -> None:
    it = open_heard()
    it.trigger("actionSettings")
    dialog = it.find(QDialog, "settingsDialog")
    it.qtbot.waitUntil(dialog.isVisible)
    box, slider = it.find(QCheckBox, "soundsBox"), it.find(QSlider, "soundVolumeSlider")
    assert (box.isChecked(), slider.value()) == (True, 60)
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))
    assert not it.settings.sounds
    assert not it.find(QAction, "actionSounds").isChecked()
    assert it.message() is None, "only M says so, where nothing else shows it"
    it.settings.sounds = True
    assert box.isChecked()
    it.sounds()
    QTest.keyClick(slider, Qt.Key.Key_Right)
    assert it.settings.sound_volume == 65
    QTest.keyClick(slider, Qt.Key.Key_End)
    assert it.settings.sound_volume == 100
    it.qtbot.waitUntil(lambda: bool(it.ear.heard))
    assert it.sounds() == ["take4"], "one sample of a quick change"
    assert it.ear.gains[-1] == 1.0
    QTest.keyClick(slider, Qt.Key.Key_Home)
    it.qtbot.wait(150)
    assert it.sounds() == [], "nothing is heard of silence"
    it.settings.sound_volume = 30
    assert slider.value() == 30
    dialog.reject()


def test_the_player_is_made_ready_at_the_first_sign_of_somebody(open_heard: Open) -> None:
    it = open_heard()
    it.wait()
    it.qtbot.wait(2 * PREPARE_MS)
    assert it.ear.prepared == 0, "nobody is there yet"
    QTest.mouseMove(it.window.windowHandle(), it.window.rect().center())
    it.qtbot.waitUntil(lambda: it.ear.prepared == 1, timeout=10_000)
    it.play("KC")
    sounds = it.game_window.findChild(GameSounds)
    assert sounds is not None
    assert not any(timer.isActive() for timer in sounds.findChildren(QTimer))


def test_a_mute_game_touches_no_device(open_heard: Open) -> None:
    it = open_heard(sounds=False)
    sounds = it.game_window.findChild(GameSounds)
    assert sounds is not None
    assert not any(timer.isActive() for timer in sounds.findChildren(QTimer))


def test_a_burst_of_clicks(open_heard: Open) -> None:
    it = open_heard(animation_speed="normal")
    for _ in range(200):
        it.click(STOCK)
    heard = it.sounds()
    assert heard.count("draw") == 23
    assert len(heard) == 200

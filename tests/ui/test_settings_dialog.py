"""The settings dialog: every change holds at once, in both directions."""

from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialogButtonBox, QLabel, QSlider, QWidget
from pytestqt.qtbot import QtBot

from tripeaks.i18n.translators import Translators
from tripeaks.model.settings import AnimationSpeed, Settings
from tripeaks.ui.settings_dialog import SettingsDialog

_W = TypeVar("_W", bound=QWidget)


def find(parent: QWidget, kind: type[_W], name: str = "") -> _W:
    child = parent.findChild(kind, name) if name else parent.findChild(kind)
    assert child is not None
    return child


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def dialog(qtbot: QtBot, settings: Settings) -> SettingsDialog:
    dialog = SettingsDialog(settings)
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.open()
    return dialog


def test_shows_the_settings(qtbot: QtBot, settings: Settings) -> None:
    settings.language = "it"
    settings.animation_speed = AnimationSpeed.SLOW
    settings.error_help = False
    settings.highlight_playable = True
    dialog = SettingsDialog(settings)
    qtbot.addWidget(dialog)
    assert find(dialog, QComboBox, "languageBox").currentText() == "Italiano"
    assert find(dialog, QComboBox, "animationSpeedBox").currentText() == "Slow"
    assert not find(dialog, QCheckBox, "errorHelpBox").isChecked()
    assert find(dialog, QCheckBox, "highlightPlayableBox").isChecked()


def test_each_language_has_its_own_name(dialog: SettingsDialog) -> None:
    box = find(dialog, QComboBox, "languageBox")
    names = [box.itemText(index) for index in range(box.count())]
    assert names == ["As the system", "English", "Română", "Italiano"]


def test_keys_change_the_language_at_once(dialog: SettingsDialog, settings: Settings) -> None:
    box = find(dialog, QComboBox, "languageBox")
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Down)
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert settings.language == "ro"
    QTest.keyClick(box, Qt.Key.Key_Home)
    assert settings.language == ""


def test_keys_change_the_speed_at_once(dialog: SettingsDialog, settings: Settings) -> None:
    box = find(dialog, QComboBox, "animationSpeedBox")
    QTest.keyClick(box, Qt.Key.Key_Home)
    assert settings.animation_speed.factor == 0
    QTest.keyClick(box, Qt.Key.Key_End)
    assert settings.animation_speed is AnimationSpeed.SLOW


def test_clicks_change_at_once(dialog: SettingsDialog, settings: Settings) -> None:
    for name in ("errorHelpBox", "highlightPlayableBox"):
        box = find(dialog, QCheckBox, name)
        QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))
    assert not settings.error_help
    assert settings.highlight_playable


def test_follows_changes_made_elsewhere(dialog: SettingsDialog, settings: Settings) -> None:
    settings.animation_speed = AnimationSpeed.FAST
    settings.error_help = False
    assert find(dialog, QComboBox, "animationSpeedBox").currentText() == "Fast"
    assert not find(dialog, QCheckBox, "errorHelpBox").isChecked()


def test_speaks_the_new_language_while_open(
    qtbot: QtBot, dialog: SettingsDialog, settings: Settings, translators: Translators
) -> None:
    settings.language_changed.connect(translators.install)
    box = find(dialog, QComboBox, "languageBox")
    QTest.keyClick(box, Qt.Key.Key_End)
    qtbot.waitUntil(lambda: dialog.windowTitle() == "Impostazioni")
    close = find(dialog, QDialogButtonBox).button(QDialogButtonBox.StandardButton.Close)
    assert close.text() == "Chiudi"
    assert box.currentText() == "Italiano"
    assert box.itemText(0) == "Come il sistema"
    QTest.keyClick(box, Qt.Key.Key_Up)
    qtbot.waitUntil(lambda: dialog.windowTitle() == "Setări")
    assert close.text() == "Închide"


def test_labels_have_buddies(dialog: SettingsDialog) -> None:
    buddies = [label.buddy() for label in dialog.findChildren(QLabel) if label.text()]
    assert {*buddies} == {*dialog.findChildren(QComboBox), *dialog.findChildren(QSlider)}


def test_close_button_and_escape_close(qtbot: QtBot, dialog: SettingsDialog) -> None:
    close = find(dialog, QDialogButtonBox).button(QDialogButtonBox.StandardButton.Close)
    QTest.mouseClick(close, Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()
    with qtbot.waitActive(dialog):
        dialog.open()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()

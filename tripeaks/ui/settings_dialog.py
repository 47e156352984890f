"""The dialog for the settings; each change holds at once."""

from typing import Final

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from tripeaks.model.deck import Back, IndexLetters, SuitColours
from tripeaks.model.scene import Scene
from tripeaks.model.settings import FOLLOW_LANGUAGE, FOLLOW_SYSTEM, AnimationSpeed, Settings
from tripeaks.ui.looks import button_box
from tripeaks.ui.setting_rows import SettingBox, SettingSlider, SettingSwitch

LANGUAGE_NAMES: Final = {"en": "English", "ro": "Română", "it": "Italiano"}
"""Each language by its own name, the same in every language."""


class SettingsDialog(QDialog):
    """Shows the settings, page by page."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("settingsDialog")
        self._make_table_rows(settings)
        self._make_play_rows(settings)
        self._make_program_rows(settings)
        self._buttons = button_box(QDialogButtonBox.StandardButton.Close)
        self._buttons.rejected.connect(self.reject)
        self._tabs = QTabWidget()
        self._tabs.setObjectName("settingsTabs")
        for rows in (self._table_rows, self._play_rows, self._program_rows):
            self._tabs.addTab(_page(rows), "")
        column = QVBoxLayout(self)
        column.addWidget(self._tabs)
        column.addWidget(self._buttons)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _make_table_rows(self, settings: Settings) -> None:
        self._scene = SettingBox(settings, "scene", "sceneBox", list(Scene))
        self._back = SettingBox(settings, "card_back", "cardBackBox", list(Back))
        letters = [FOLLOW_LANGUAGE, *IndexLetters]
        self._letters = SettingBox(settings, "index_letters", "indexLettersBox", letters)
        self._colours = SettingSwitch(
            settings, "suit_colours", "fourColoursBox", (SuitColours.TWO, SuitColours.FOUR)
        )
        self._large_print = SettingSwitch(settings, "large_print", "largePrintBox")
        self._table_rows = (
            self._scene,
            self._back,
            self._letters,
            self._colours,
            self._large_print,
        )

    def _make_play_rows(self, settings: Settings) -> None:
        self._error_help = SettingSwitch(settings, "error_help", "errorHelpBox")
        self._highlight = SettingSwitch(settings, "highlight_playable", "highlightPlayableBox")
        self._shares = SettingSwitch(settings, "show_shares", "showSharesBox")
        self._always_tell = SettingSwitch(settings, "always_tell", "alwaysTellBox")
        self._score = SettingSwitch(settings, "show_score", "showScoreBox")
        self._clock = SettingSwitch(settings, "show_clock", "showClockBox")
        self._statistics = SettingSwitch(settings, "show_statistics", "showStatisticsBox")
        self._play_rows = (
            self._error_help,
            self._highlight,
            self._shares,
            self._always_tell,
            self._score,
            self._clock,
            self._statistics,
        )

    def _make_program_rows(self, settings: Settings) -> None:
        languages = [FOLLOW_SYSTEM, *LANGUAGE_NAMES]
        self._language = SettingBox(settings, "language", "languageBox", languages)
        self._speed = SettingBox(
            settings, "animation_speed", "animationSpeedBox", list(AnimationSpeed)
        )
        self._sounds = SettingSwitch(settings, "sounds", "soundsBox")
        self._volume = SettingSlider(settings, "sound_volume", "soundVolumeSlider")
        self._program_rows = (self._language, self._speed, self._sounds, self._volume)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Settings"))
        for index, title in enumerate((self.tr("&Table"), self.tr("&Play"), self.tr("P&rogram"))):
            self._tabs.setTabText(index, title)
        scenes = (
            self.tr("As the system"),
            self.tr("Dawn"),
            self.tr("Night"),
            self.tr("Felt"),
            self.tr("High contrast"),
        )
        self._scene.set_texts(self.tr("&Scene:"), scenes)
        backs = (self.tr("Peaks"), self.tr("Dawn"), self.tr("Plain"))
        self._back.set_texts(self.tr("&Backs:"), backs)
        letters = (
            self.tr("As the language"),
            *(" ".join(letters.value) for letters in IndexLetters),
        )
        self._letters.set_texts(self.tr("&Index letters:"), letters)
        self._colours.setText(self.tr("&Four colours: blue diamonds, green clubs"))
        self._large_print.setText(self.tr("&Large print"))
        self._error_help.setText(self.tr("&Error help: say why a card cannot be taken"))
        self._highlight.setText(self.tr("&Highlight the cards that fit"))
        self._shares.setText(
            self.tr("Hints show on every card the &share of deals winnable after it")
        )
        self._always_tell.setText(self.tr("Always tell if the game can still be &won"))
        self._score.setText(self.tr("Sh&ow the score"))
        self._clock.setText(self.tr("Show the t&ime"))
        self._statistics.setText(self.tr("Offer histor&y and statistics"))
        languages = (self.tr("As the system"), *LANGUAGE_NAMES.values())
        self._language.set_texts(self.tr("&Language:"), languages)
        speeds = (self.tr("None"), self.tr("Fast"), self.tr("Normal"), self.tr("Slow"))
        self._speed.set_texts(self.tr("&Animations:"), speeds)
        self._sounds.setText(self.tr("Play &sounds"))
        self._volume.label.setText(self.tr("&Volume:"))


def _page(rows: tuple[SettingBox | SettingSlider | SettingSwitch, ...]) -> QWidget:
    """Return a page of rows."""
    page = QWidget()
    form = QFormLayout(page)
    form.setVerticalSpacing(8)
    for row in rows:
        if isinstance(row, SettingSwitch):
            form.addRow(row)
        else:
            form.addRow(row.label, row)
    return page

"""The dialog for the settings; each change holds at once."""

from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from tripeaks.model.deck import Back, IndexLetters, SuitColours
from tripeaks.model.settings import FOLLOW_SYSTEM, AnimationSpeed, Settings

LANGUAGE_NAMES: Final = {"en": "English", "ro": "Română", "it": "Italiano"}
"""Each language by its own name, the same in every language."""


class SettingsDialog(QDialog):
    """Shows the settings and follows them, whoever changes them."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("settingsDialog")
        self._settings = settings
        self._make_widgets()
        self._lay_out()
        self._retranslate()
        self._show_settings()
        for changed in (
            settings.language_changed,
            settings.error_help_changed,
            settings.animation_speed_changed,
            settings.highlight_playable_changed,
            settings.show_shares_changed,
            settings.always_tell_changed,
            settings.deck_changed,
        ):
            changed.connect(self._show_settings)
        self._language.currentIndexChanged.connect(self._set_language)
        self._speed.currentIndexChanged.connect(self._set_speed)
        self._error_help.toggled.connect(self._set_error_help)
        self._highlight.toggled.connect(self._set_highlight)
        self._shares.toggled.connect(self._set_shares)
        self._always_tell.toggled.connect(self._set_always_tell)
        self._colours.toggled.connect(self._set_colours)
        self._large_print.toggled.connect(self._set_large_print)
        self._back.currentIndexChanged.connect(self._set_back)
        self._letters.currentIndexChanged.connect(self._set_letters)
        self._buttons.rejected.connect(self.reject)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _make_widgets(self) -> None:
        self._language_label, self._language = QLabel(), QComboBox()
        self._language.setObjectName("languageBox")
        for code in (FOLLOW_SYSTEM, *LANGUAGE_NAMES):
            self._language.addItem(LANGUAGE_NAMES.get(code, ""), code)
        self._speed_label, self._speed = QLabel(), QComboBox()
        self._speed.setObjectName("animationSpeedBox")
        for speed in AnimationSpeed:
            self._speed.addItem("", speed)
        self._error_help = QCheckBox()
        self._error_help.setObjectName("errorHelpBox")
        self._highlight = QCheckBox()
        self._highlight.setObjectName("highlightPlayableBox")
        self._shares = QCheckBox()
        self._shares.setObjectName("showSharesBox")
        self._always_tell = QCheckBox()
        self._always_tell.setObjectName("alwaysTellBox")
        self._colours = QCheckBox()
        self._colours.setObjectName("fourColoursBox")
        self._large_print = QCheckBox()
        self._large_print.setObjectName("largePrintBox")
        self._back_label, self._back = QLabel(), QComboBox()
        self._back.setObjectName("cardBackBox")
        for back in Back:
            self._back.addItem("", back)
        self._letters_label, self._letters = QLabel(), QComboBox()
        self._letters.setObjectName("indexLettersBox")
        for letters in IndexLetters:
            self._letters.addItem(" ".join(letters.value), letters)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(self._language_label, self._language)
        form.addRow(self._speed_label, self._speed)
        form.addRow(self._back_label, self._back)
        form.addRow(self._letters_label, self._letters)
        form.addRow(self._colours)
        form.addRow(self._large_print)
        form.addRow(self._error_help)
        form.addRow(self._highlight)
        form.addRow(self._shares)
        form.addRow(self._always_tell)
        self._language_label.setBuddy(self._language)
        self._speed_label.setBuddy(self._speed)
        self._back_label.setBuddy(self._back)
        self._letters_label.setBuddy(self._letters)
        form.setVerticalSpacing(4)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addStretch(1)
        column.addWidget(self._buttons)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Settings"))
        self._language_label.setText(self.tr("&Language:"))
        self._language.setItemText(0, self.tr("As the system"))
        self._speed_label.setText(self.tr("&Animations:"))
        for index, text in enumerate(
            (self.tr("None"), self.tr("Fast"), self.tr("Normal"), self.tr("Slow"))
        ):
            self._speed.setItemText(index, text)
        self._back_label.setText(self.tr("&Backs:"))
        for index, text in enumerate((self.tr("Peaks"), self.tr("Dawn"), self.tr("Plain"))):
            self._back.setItemText(index, text)
        self._letters_label.setText(self.tr("&Index letters:"))
        self._colours.setText(self.tr("&Four colours: blue diamonds, green clubs"))
        self._large_print.setText(self.tr("Large &print"))
        self._error_help.setText(self.tr("&Error help: say why a card cannot be taken"))
        self._highlight.setText(self.tr("&Highlight the cards that fit"))
        self._shares.setText(self.tr("Hints show the &share of deals that can be won"))
        self._always_tell.setText(self.tr("Always tell if the game can still be &won"))

    def _show_settings(self) -> None:
        settings = self._settings
        # Showing is not changing: setting one thing must not write another.
        boxes = (self._error_help, self._highlight, self._shares, self._always_tell)
        deck = (self._colours, self._large_print, self._back, self._letters)
        widgets = (self._language, self._speed, *boxes, *deck)
        blockers = [QSignalBlocker(widget) for widget in widgets]
        self._language.setCurrentIndex(self._language.findData(settings.language))
        self._speed.setCurrentIndex(list(AnimationSpeed).index(settings.animation_speed))
        self._error_help.setChecked(settings.error_help)
        self._highlight.setChecked(settings.highlight_playable)
        self._shares.setChecked(settings.show_shares)
        self._always_tell.setChecked(settings.always_tell)
        self._colours.setChecked(settings.suit_colours is SuitColours.FOUR)
        self._large_print.setChecked(settings.large_print)
        self._back.setCurrentIndex(list(Back).index(settings.card_back))
        self._letters.setCurrentIndex(list(IndexLetters).index(settings.index_letters))
        for blocker in blockers:
            blocker.unblock()

    def _set_language(self) -> None:
        self._settings.language = self._language.currentData()

    def _set_speed(self, index: int) -> None:
        self._settings.animation_speed = list(AnimationSpeed)[index]

    def _set_error_help(self, wanted: bool) -> None:
        self._settings.error_help = wanted

    def _set_highlight(self, wanted: bool) -> None:
        self._settings.highlight_playable = wanted

    def _set_shares(self, wanted: bool) -> None:
        self._settings.show_shares = wanted

    def _set_always_tell(self, wanted: bool) -> None:
        self._settings.always_tell = wanted

    def _set_colours(self, wanted: bool) -> None:
        self._settings.suit_colours = SuitColours.FOUR if wanted else SuitColours.TWO

    def _set_large_print(self, wanted: bool) -> None:
        self._settings.large_print = wanted

    def _set_back(self, index: int) -> None:
        self._settings.card_back = list(Back)[index]

    def _set_letters(self, index: int) -> None:
        self._settings.index_letters = list(IndexLetters)[index]

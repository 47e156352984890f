"""The player's deck: chosen in the settings, seen on the table at once, and kept."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QCheckBox, QComboBox

from tests.ui.window import Window
from tripeaks.model.deck import Back, Deck, IndexLetters, SuitColours
from tripeaks.model.settings import FOLLOW_LANGUAGE, Settings
from tripeaks.ui.settings_dialog import SettingsDialog

Open = Callable[..., Window]


def settings_of(it: Window) -> Settings:
    settings = it.game_window.findChild(Settings)
    assert settings is not None
    return settings


def test_the_deck_is_what_the_settings_say(open_window: Open) -> None:
    it = open_window(suit_colours="four", card_back="dawn", large_print=True, index_letters="AVDR")
    assert settings_of(it).deck_in("en") == Deck(
        SuitColours.FOUR, True, Back.DAWN, IndexLetters.ROMANIAN
    )


def test_foreign_words_give_the_standard_deck(open_window: Open) -> None:
    it = open_window(suit_colours="seven", card_back=3, large_print="x", index_letters="ABCD")
    assert settings_of(it).deck_in("en") == Deck()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("suit_colours", SuitColours.FOUR),
        ("card_back", Back.PLAIN),
        ("large_print", True),
        ("index_letters", IndexLetters.ITALIAN),
    ],
)
def test_a_change_is_seen_on_the_table_at_once(open_window: Open, name: str, value: object) -> None:
    it = open_window("TP1-E-AAAAAAB")
    before = it.view.grab().toImage()
    setattr(settings_of(it), name, value)
    it.wait()
    it.assert_at_rest()
    assert it.view.grab().toImage() != before
    assert it.game_window.model.game.log == ()


def test_the_dialog_chooses_the_deck(open_window: Open) -> None:
    it = open_window()
    settings = settings_of(it)
    it.trigger("actionSettings")
    dialog = it.find(SettingsDialog, "settingsDialog")
    for name in ("fourColoursBox", "largePrintBox"):
        box = dialog.findChild(QCheckBox, name)
        assert box is not None
        box.click()
    for name in ("cardBackBox", "indexLettersBox"):
        choice = dialog.findChild(QComboBox, name)
        assert choice is not None
        choice.setCurrentIndex(2)
    assert settings.deck_in("en") == Deck(SuitColours.FOUR, True, Back.PLAIN, IndexLetters.ROMANIAN)
    settings.large_print = False
    box = dialog.findChild(QCheckBox, "largePrintBox")
    assert box is not None
    assert not box.isChecked(), "the dialog follows whoever changes a setting"


def test_index_letters_follow_the_language_where_that_is_chosen(open_window: Open) -> None:
    it = open_window("TP1-E-AAAAAAB", index_letters="language")
    settings = settings_of(it)
    looks = {}
    for language in ("en", "ro", "it"):
        settings.language = language
        it.wait()
        looks[language] = it.view.grab().toImage()
    assert looks["ro"] != looks["en"], "a king is R in Romania"
    assert looks["it"] == looks["en"], "a king is K on the cards of Italy"


def test_chosen_index_letters_stay_whatever_the_language(open_window: Open) -> None:
    it = open_window("TP1-E-AAAAAAB", index_letters="AFDR")
    before = it.view.grab().toImage()
    settings_of(it).language = "ro"
    it.wait()
    assert it.view.grab().toImage() == before


def test_the_dialog_offers_the_letters_of_the_language_first(open_window: Open) -> None:
    it = open_window()
    it.trigger("actionSettings")
    choice = it.find(QComboBox, "indexLettersBox")
    assert choice.currentText() == "A J Q K", "international until another is chosen"
    choice.setCurrentIndex(0)
    assert choice.currentText() == "As the language"
    assert settings_of(it).index_letters == FOLLOW_LANGUAGE
    assert settings_of(it).deck_in("ro").letters is IndexLetters.ROMANIAN

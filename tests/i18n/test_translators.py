"""The translators: which language is spoken, and what of it is installed."""

from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tripeaks.engine.words import LANGUAGES
from tripeaks.i18n.translators import Translators, current_words, resolve_language


@pytest.fixture
def translators(qapp: QApplication) -> Iterator[Translators]:
    before = QLocale()
    translators = Translators()
    yield translators
    translators.uninstall()
    QLocale.setDefault(before)


def title() -> str:
    return QCoreApplication.translate("SettingsDialog", "Settings")


def cancel() -> str:
    return QCoreApplication.translate("QPlatformTheme", "Cancel")


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["ro-RO", "ro", "en-US"], "ro"),
        (["de-DE", "de", "it-IT", "en"], "it"),
        (["it_CH"], "it"),
        (["IT"], "it"),
        (["de-DE", "fr"], "en"),
        (["C"], "en"),
        ([""], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_of_ours_is_taken(wanted: list[str], language: str) -> None:
    assert resolve_language(wanted) == language


@pytest.mark.parametrize(
    ("language", "settings", "button"),
    [("en", "Settings", "Cancel"), ("ro", "Setări", "Renunță"), ("it", "Impostazioni", "Annulla")],
)
def test_speaks_a_language(
    translators: Translators, language: str, settings: str, button: str
) -> None:
    translators.install(language)
    assert translators.language == language
    assert translators.words is LANGUAGES[language]
    assert current_words() is LANGUAGES[language]
    assert (title(), cancel()) == (settings, button)


def test_one_language_at_a_time(translators: Translators) -> None:
    for language in ("ro", "it", "en"):
        translators.install(language)
    assert (title(), cancel()) == ("Settings", "Cancel")


def test_numbers_choose_the_form(translators: Translators) -> None:
    def cards(n: int) -> str:
        return QCoreApplication.translate("OutcomePanel", "%n card(s) taken", "", n)

    translators.install("en")
    assert [cards(n) for n in (1, 2)] == ["1 card taken", "2 cards taken"]
    translators.install("ro")
    assert [cards(n) for n in (1, 2, 19, 20)] == [
        "1 carte luată",
        "2 cărți luate",
        "19 cărți luate",
        "20 de cărți luate",
    ]


def test_follows_the_system(translators: Translators, monkeypatch: pytest.MonkeyPatch) -> None:
    class System(QLocale):
        def uiLanguages(self) -> list[str]:  # type: ignore[override]  # noqa: N802
            return ["ro-RO", "ro"]

    monkeypatch.setattr(QLocale, "system", lambda: System("ro_MD"))
    translators.install("")
    assert translators.language == "ro"
    assert QLocale().territory() is QLocale.Country.Moldova
    translators.install("it")
    assert QLocale().territory() is QLocale.Country.Italy


def test_says_when_the_language_is_installed(translators: Translators, qtbot: QtBot) -> None:
    with qtbot.waitSignal(translators.language_installed) as heard:
        translators.install("it")
    assert heard.args == ["it"]


def test_a_missing_translation_leaves_english(
    translators: Translators, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(resources, "files", lambda package: tmp_path)
    translators.install("ro")
    assert translators.language == "ro"
    assert (title(), cancel()) == ("Settings", "Cancel")


def test_a_broken_translation_leaves_english(
    translators: Translators, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "translations").mkdir()
    (tmp_path / "translations" / "tripeaks_ro.qm").write_bytes(b"no translation")
    monkeypatch.setattr(resources, "files", lambda package: tmp_path)
    translators.install("ro")
    assert title() == "Settings"

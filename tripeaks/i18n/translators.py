"""Installs the program's and Qt's own translations, and knows which language is in use.

Qt ships no Romanian: ``qtbase_ro`` is our own.
"""

from collections.abc import Iterable
from importlib import resources
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QLibraryInfo,
    QLocale,
    QObject,
    QTranslator,
    Signal,
)

from tripeaks.engine.words import LANGUAGES, Words

FALLBACK: Final = "en"


class Translators(QObject):
    """The translators of one language at a time.

    Widgets learn of a change by `QEvent.LanguageChange`, others by `language_installed`.
    """

    language_installed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._language = FALLBACK
        self._installed: list[QTranslator] = []

    @property
    def language(self) -> str:
        """The two-letter code of the language in use."""
        return self._language

    @property
    def words(self) -> Words:
        """The engine's words in this language."""
        return LANGUAGES[self._language]

    def install(self, language: str) -> None:
        """Speak `language` from now on; an empty string stands for the system's language.

        A translation that is missing leaves its texts in English.
        """
        self._language = language or resolve_language(QLocale.system().uiLanguages())
        QLocale.setDefault(_locale_of(self._language, follows_system=not language))
        self.uninstall()
        for name in (f"qtbase_{self._language}", f"tripeaks_{self._language}"):
            loaded = self._load(name)
            if loaded is not None:
                QCoreApplication.installTranslator(loaded)
                self._installed.append(loaded)
        self.language_installed.emit(self._language)

    def uninstall(self) -> None:
        """Take the translations away; all texts are in English then."""
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._installed = []

    def _load(self, name: str) -> QTranslator | None:
        translator = QTranslator(self)
        source = resources.files("tripeaks.resources").joinpath("translations", f"{name}.qm")
        if source.is_file():
            with resources.as_file(source) as path:
                if translator.load(str(path)):
                    return translator
        elif translator.load(name, QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
            return translator
        translator.deleteLater()
        return None


def resolve_language(wanted: Iterable[str]) -> str:
    """Return the first language of ours among BCP 47 names such as ``ro-RO``."""
    ours = (name.replace("_", "-").split("-")[0].lower() for name in wanted)
    return next((code for code in ours if code in LANGUAGES), FALLBACK)


def current_words() -> Words:
    """Return the engine's words in the language of the default locale, which `Translators` set."""
    return LANGUAGES.get(_code_of(QLocale()), LANGUAGES[FALLBACK])


def _locale_of(language: str, *, follows_system: bool) -> QLocale:
    """Return the system's locale where it speaks `language`, with all its own formats."""
    system = QLocale.system()
    if follows_system and _code_of(system) == language:
        return system
    return QLocale(language)


def _code_of(locale: QLocale) -> str:
    return QLocale.languageToCode(locale.language())

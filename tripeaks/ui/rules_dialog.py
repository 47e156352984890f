"""The rules of the game, in a window beside the table."""

from importlib import resources
from typing import Final

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from tripeaks.i18n.translators import FALLBACK, current_words
from tripeaks.ui.looks import button_box

_SIZE: Final = QSize(640, 560)


class RulesDialog(QDialog):
    """Shows the rules page of a language; to be shown by `show`, so that play can go on."""

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rulesDialog")
        self.setSizeGripEnabled(True)
        self._language = language
        self._browser = QTextBrowser()
        self._browser.setObjectName("rulesText")
        # The page's links lead to its own sections; nothing is fetched from anywhere.
        self._browser.setOpenExternalLinks(False)
        self._buttons = button_box(QDialogButtonBox.StandardButton.Close)
        self._buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self._browser)
        column.addWidget(self._buttons)
        self._retranslate()
        self.resize(_SIZE.boundedTo(self.screen().availableSize() * 0.9))
        self._browser.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once, and take on new colours."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._language = current_words().language
            self._retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            self._show_page()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("The rules"))
        self._browser.setAccessibleName(self.windowTitle())
        self._show_page()

    def _show_page(self) -> None:
        bar = self._browser.verticalScrollBar()
        place = bar.value()
        # Without this, links keep the colours of the palette that the program began with.
        link = self.palette().color(QPalette.ColorRole.Link).name()
        self._browser.document().setDefaultStyleSheet(f"a {{ color: {link} }}")
        self._browser.setHtml(_read_page(self._language))
        bar.setValue(place)


def _read_page(language: str) -> str:
    pages = resources.files("tripeaks.resources").joinpath("help")
    page = pages.joinpath(f"rules_{language}.html")
    if not page.is_file():
        page = pages.joinpath(f"rules_{FALLBACK}.html")
    return page.read_text(encoding="utf-8")

"""What the program is, which versions it is made of, and the licences of all its parts."""

from html import escape
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from tripeaks import __version__
from tripeaks.ui.components import Component, components, licence_text
from tripeaks.ui.looks import button_box
from tripeaks.versions import qt_version, version_line

_SIZE: Final = QSize(620, 560)
_ICON: Final = 64
_LIST: Final = "list"


class AboutDialog(QDialog):
    """Shows versions and licences; to be shown by `show`, so that play can go on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show the list of the program's parts."""
        super().__init__(parent)
        self.setObjectName("aboutDialog")
        self.setSizeGripEnabled(True)
        self._title = QLabel()
        self._title.setObjectName("aboutTitle")
        self._title.setWordWrap(True)
        self._versions = QLabel(version_line())
        self._versions.setObjectName("aboutVersions")
        self._versions.setWordWrap(True)
        self._versions.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._browser = QTextBrowser()
        self._browser.setObjectName("aboutText")
        self._browser.setOpenLinks(False)
        self._browser.anchorClicked.connect(self._follow)
        self._buttons = button_box(QDialogButtonBox.StandardButton.Close)
        self._copy = self._buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self._copy.setObjectName("copyVersionsButton")
        self._copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(version_line()))
        self._buttons.rejected.connect(self.reject)
        self._lay_out()
        self._retranslate()
        self.resize(_SIZE.boundedTo(self.screen().availableSize() * 0.9))
        self._browser.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once, and take on new colours."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            self._show_list()

    def _lay_out(self) -> None:
        icon = QLabel()
        icon.setPixmap(QGuiApplication.windowIcon().pixmap(_ICON))
        head = QHBoxLayout()
        head.addWidget(icon)
        words = QVBoxLayout()
        words.addWidget(self._title)
        words.addWidget(self._versions)
        head.addLayout(words, 1)
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addWidget(self._browser, 1)
        column.addWidget(self._buttons)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("About TriPeaks"))
        self._copy.setText(self.tr("Copy the &versions"))
        what = self.tr("A solitaire card game.")
        self._title.setText(f"<b>TriPeaks {escape(__version__)}</b><br>{escape(what)}")
        self._versions.setAccessibleName(self.tr("Versions"))
        self._browser.setAccessibleName(self.tr("Licences"))
        self._show_list()

    def _follow(self, link: QUrl) -> None:
        if link.path() == _LIST:
            self._show_list()
        else:
            back, text = self.tr("Back to the list"), licence_text(link.path())
            self._show(f'<p><a href="{_LIST}">{escape(back)}</a></p><pre>{escape(text)}</pre>')

    def _show_list(self) -> None:
        rows = "".join(
            f"<tr><td><b>{escape(part.name)}</b>{_holder(part)}</td>"
            f"<td>{escape(part.licence)}<br>{_links(part.texts)}</td></tr>"
            for part in components()
        )
        ours = self.tr("TriPeaks is free software under the MIT licence.")
        parts = self.tr("Packages of the game hold these parts:")
        said = "".join(f"<p>{escape(text)}</p>" for text in (ours, self._qt_notice(), parts))
        self._show(f'{said}<table cellpadding="4">{rows}</table>')

    def _qt_notice(self) -> str:
        notice = self.tr(
            "It uses Qt and Qt for Python, version {version}, under the GNU Lesser General Public "
            "License, version 3. Their libraries lie beside the program, unchanged; you may put "
            "others in their place. Their source is published at download.qt.io."
        )
        return notice.format(version=qt_version())

    def _show(self, html: str) -> None:
        # Without this, links keep the colours of the palette that the program began with.
        link = self.palette().color(QPalette.ColorRole.Link).name()
        self._browser.document().setDefaultStyleSheet(
            f"a {{ color: {link} }} pre {{ white-space: pre-wrap }}"
        )
        self._browser.setHtml(html)


def _holder(part: Component) -> str:
    return f"<br>© {escape(part.holder)}" if part.holder else ""


def _links(texts: tuple[str, ...]) -> str:
    names = ((text, text.removesuffix(".txt")) for text in texts)
    return "<br>".join(f'<a href="{escape(text)}">{escape(name)}</a>' for text, name in names)

"""The About dialog: versions to copy, the licences of every part, and Qt's notice."""

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QUrl, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QTextBrowser
from pytestqt.qtbot import QtBot

from tests.ui.window import Window
from tripeaks import __version__
from tripeaks.i18n.translators import Translators
from tripeaks.ui.about_dialog import AboutDialog
from tripeaks.ui.components import components, licence_text
from tripeaks.versions import version_line


@pytest.fixture
def dialog(qtbot: QtBot) -> AboutDialog:
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
    return dialog


def browser_of(dialog: AboutDialog) -> QTextBrowser:
    browser = dialog.findChild(QTextBrowser, "aboutText")
    assert browser is not None
    return browser


def follow(dialog: AboutDialog, link: str) -> str:
    browser_of(dialog).anchorClicked.emit(QUrl(link))
    text: str = browser_of(dialog).toPlainText()
    return text


def test_names_the_versions_and_copies_them(dialog: AboutDialog) -> None:
    title, versions = (dialog.findChild(QLabel, name) for name in ("aboutTitle", "aboutVersions"))
    assert title is not None
    assert versions is not None
    assert f"TriPeaks {__version__}" in title.text()
    assert versions.text() == version_line()
    button = dialog.findChild(QPushButton, "copyVersionsButton")
    assert button is not None
    button.click()
    assert QGuiApplication.clipboard().text() == version_line()


def test_lists_every_part_with_its_licence(dialog: AboutDialog) -> None:
    text = browser_of(dialog).toPlainText()
    for part in components():
        assert part.name in text
        assert part.licence in text
        assert part.holder in text


def test_gives_the_notice_that_qt_asks_for(dialog: AboutDialog) -> None:
    text = browser_of(dialog).toPlainText()
    assert f"version {qVersion()}" in text
    assert "GNU Lesser General Public License, version 3" in text
    assert "download.qt.io" in text


def test_every_licence_can_be_read_and_left(dialog: AboutDialog) -> None:
    links = set(re.findall(r'href="([^"]*)"', browser_of(dialog).toHtml()))
    assert links == {text for part in components() for text in part.texts}
    for link in links:
        words = licence_text(link).split()
        assert follow(dialog, link).split()[-20:] == words[-20:]
    assert "TriPeaks is free software" in follow(dialog, "list")


def test_speaks_the_new_language_at_once(
    qtbot: QtBot, dialog: AboutDialog, translators: Translators
) -> None:
    translators.install("ro")
    qtbot.waitUntil(lambda: dialog.windowTitle() == "Despre TriPeaks")
    assert "TriPeaks este software liber" in browser_of(dialog).toPlainText()


def test_opens_once_from_the_menu_and_closes_by_keyboard(
    open_window: Callable[..., Window],
) -> None:
    window = open_window()
    window.trigger("actionAbout")
    window.trigger("actionAbout")
    (dialog,) = window.window.findChildren(AboutDialog)
    assert dialog.isVisible()
    assert not dialog.isModal()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()

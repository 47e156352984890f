"""The rules pages: complete, the same in every language, and true to the engine's own words."""

import re
from html import unescape
from importlib import resources

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTextBrowser
from pytestqt.qtbot import QtBot

from tripeaks.engine.codes import parse_code
from tripeaks.engine.description import name_rules
from tripeaks.engine.moves import Refusal
from tripeaks.engine.state import Outcome
from tripeaks.engine.words import LANGUAGES
from tripeaks.i18n.translators import Translators
from tripeaks.ui.rules_dialog import RulesDialog

FIGURES = ["28", "52", "18", "23", "24", "100", "200", "500", "772", "749", "750", "1989"]
KEYS = [
    "Ctrl+Z",
    "Ctrl+Y",
    "Ctrl+Shift+Z",
    "Ctrl+N",
    "Ctrl+D",
    "Ctrl+R",
    "Ctrl+C",
    "Ctrl+V",
    "F4",
    "F11",
    "F1",
]


def page(language: str) -> str:
    help_pages = resources.files("tripeaks.resources").joinpath("help")
    return help_pages.joinpath(f"rules_{language}.html").read_text(encoding="utf-8")


def text_of(language: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", page(language))).split())


def browser_of(dialog: RulesDialog) -> QTextBrowser:
    browser = dialog.findChild(QTextBrowser, "rulesText")
    assert browser is not None
    return browser


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_same_sections_in_every_language(language: str) -> None:
    def outline(html: str) -> list[str]:
        return re.findall(r'<(h1|h2|table|tr|td|th|li|p|id="\w+")', html)

    assert outline(page(language)) == outline(page("en"))


def test_every_link_leads_to_a_section(language: str) -> None:
    links = re.findall(r'href="([^"]*)"', page(language))
    sections = re.findall(r'<h2 id="([^"]*)"', page(language))
    assert set(links) == {f"#{section}" for section in sections}
    assert "://" not in page(language)
    assert "color" not in page(language)


def test_figures_and_keys_are_all_there(language: str) -> None:
    words = set(re.findall(r"[\w+]+", text_of(language)))
    assert set(FIGURES) | set(KEYS) <= words
    assert re.search(r"97[.,]0 %.*73[.,]8 %", text_of(language))


def test_uses_the_words_of_the_game(language: str) -> None:
    words = LANGUAGES[language]
    text = text_of(language)
    assert words.refusals[Refusal.RANK] in text
    assert words.refusals[Refusal.LOCKED] in text
    assert words.outcomes[Outcome.STUCK] in text
    for name in (words.rules.easy, words.rules.classic):
        assert f"<b>{name}</b>" in page(language)


def test_codes_on_the_page_are_right(language: str) -> None:
    words = LANGUAGES[language]
    for code in set(re.findall(r"TP[12]-[A-Z0-9]+-[A-Z]+", page(language))):
        assert str(parse_code(code)) == code
    for preset in ("TP2-EKS", "TP2-CHS"):
        name = name_rules(parse_code(f"{preset}-AAAAAAA").rules, words)
        assert re.search(rf"<b>{name}</b>[^<]*{preset}", page(language))


def test_romanian_has_comma_below() -> None:
    assert not re.search("[şţŞŢãÃ]", page("ro"))


def test_opens_and_closes_by_keyboard(qtbot: QtBot) -> None:
    dialog = RulesDialog("en")
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
    assert not dialog.isModal()
    assert dialog.windowTitle() == "The rules"
    browser = browser_of(dialog)
    assert "Robert Hogue" in browser.toPlainText()
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_PageDown)
    assert browser.verticalScrollBar().value() > 0
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_link_scrolls_to_its_section(qtbot: QtBot) -> None:
    dialog = RulesDialog("en")
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
    browser = browser_of(dialog)
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Return):
        QTest.keyClick(dialog.focusWidget(), key)
    assert browser.source().fragment() == "moves"
    assert browser.verticalScrollBar().value() > 0


def test_speaks_the_new_language_at_once(qtbot: QtBot, translators: Translators) -> None:
    dialog = RulesDialog("en")
    qtbot.addWidget(dialog)
    dialog.show()
    translators.install("ro")
    qtbot.waitUntil(lambda: dialog.windowTitle() == "Regulile")
    assert "Regulile jocului TriPeaks" in browser_of(dialog).toPlainText()


def test_links_follow_the_palette(qtbot: QtBot) -> None:
    dialog = RulesDialog("en")
    qtbot.addWidget(dialog)
    dialog.show()
    palette = QPalette(QGuiApplication.palette())
    palette.setColor(QPalette.ColorRole.Base, QColor("#101010"))
    palette.setColor(QPalette.ColorRole.Text, QColor("#f0f0f0"))
    palette.setColor(QPalette.ColorRole.Link, QColor("#ffcc00"))
    dialog.setPalette(palette)
    qtbot.wait(1)
    image = browser_of(dialog).viewport().grab().toImage()
    seen = {image.pixelColor(x, y).name() for x in range(300) for y in range(120)}
    assert "#101010" in seen
    assert "#ffcc00" in seen


def test_an_unknown_language_gets_english(qtbot: QtBot) -> None:
    dialog = RulesDialog("de")
    qtbot.addWidget(dialog)
    assert "The rules of TriPeaks" in browser_of(dialog).toPlainText()


def test_leaves_room_on_a_small_screen(qtbot: QtBot) -> None:
    dialog = RulesDialog("ro")
    qtbot.addWidget(dialog)
    dialog.resize(480, 330)
    assert dialog.width() <= 480
    assert dialog.height() <= 330

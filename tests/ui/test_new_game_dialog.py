"""The New Game dialog, worked as a player does: clicks and keys."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QContextMenuEvent, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.window import store_at
from tripeaks.engine.codes import DealCode, parse_code
from tripeaks.engine.deal import deal
from tripeaks.engine.description import describe_rules
from tripeaks.engine.rules import CLASSIC, EASY, TRADITIONAL, Rules
from tripeaks.engine.tableau import BOTTOM_ROW
from tripeaks.engine.words import LANGUAGES
from tripeaks.i18n.translators import Translators
from tripeaks.model.settings import Settings
from tripeaks.ui.code_field import CodeField
from tripeaks.ui.deal_preview import DealPreview
from tripeaks.ui.new_game_dialog import NewGameDialog
from tripeaks.ui.own_rules_dialog import OwnRulesDialog

ENGLISH = LANGUAGES["en"]
Key = Qt.Key


_W = TypeVar("_W", bound=QWidget)


def find(parent: QWidget, kind: type[_W], name: str = "") -> _W:
    child = parent.findChild(kind, name) if name else parent.findChild(kind)
    assert child is not None
    return child


class Driver:
    """A dialog that is open, with the widgets under their documented names."""

    def __init__(self, qtbot: QtBot, settings: Settings, rules: Rules, language: str) -> None:
        self.qtbot = qtbot
        self.dialog = NewGameDialog(rules, LANGUAGES[language], settings)
        qtbot.addWidget(self.dialog)
        self.dealt: list[DealCode] = []
        self.random: list[Rules] = []
        self.asked: list[DealCode] = []
        self.dialog.deal_requested.connect(self.dealt.append)
        self.dialog.random_requested.connect(self.random.append)
        self.dialog.winnable_asked.connect(self.asked.append)
        with qtbot.waitActive(self.dialog):
            self.dialog.open()
        self.easy = find(self.dialog, QRadioButton, "ruleEasy")
        self.classic = find(self.dialog, QRadioButton, "ruleClassic")
        self.other = find(self.dialog, QRadioButton, "ruleOther")
        self.others = find(self.dialog, QComboBox, "otherRulesBox")
        self.edit = find(self.dialog, QLineEdit, "codeEdit")
        self.message = find(self.dialog, QLabel, "codeMessage")
        self.sign = find(self.dialog, QLabel, "codeSign")
        self.paste = find(self.dialog, QPushButton, "pasteButton")
        self.only_winnable = find(self.dialog, QCheckBox, "onlyWinnableBox")
        self.preview = find(self.dialog, DealPreview)

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.dialog.focusWidget(), key)

    def click(self, button: QRadioButton | QPushButton) -> None:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(8, 8))

    def type(self, text: str) -> None:
        self.edit.selectAll()
        QTest.keyClicks(self.edit, text)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(store_at(tmp_path))


@pytest.fixture
def driver(qtbot: QtBot, settings: Settings) -> Callable[..., Driver]:
    drivers = []  # kept: garbage that is collected in a paint event must not be what is painted

    def drive(rules: Rules = EASY, language: str = "en") -> Driver:
        drivers.append(Driver(qtbot, settings, rules, language))
        return drivers[-1]

    return drive


def test_starts_with_the_current_rule(driver: Callable[..., Driver]) -> None:
    assert driver(EASY).easy.isChecked()
    assert driver(CLASSIC).classic.isChecked()
    it = driver(TRADITIONAL)
    assert it.other.isChecked()
    assert it.others.currentText() == "Traditional"
    it.press(Key.Key_Return)
    assert it.random == [TRADITIONAL]


def test_enter_asks_for_a_random_deal(driver: Callable[..., Driver]) -> None:
    it = driver()
    it.press(Key.Key_Return)
    assert it.random == [EASY]
    assert it.dealt == []
    assert not it.dialog.isVisible()


def test_only_winnable_deals_is_a_setting(
    driver: Callable[..., Driver], settings: Settings
) -> None:
    it = driver()
    assert it.only_winnable.isChecked()
    it.only_winnable.click()
    assert not settings.only_winnable
    assert not driver().only_winnable.isChecked()


def test_a_typed_code_is_dealt_as_it_is_and_told_about(driver: Callable[..., Driver]) -> None:
    it = driver()
    it.type("TP1-C-AAAAAAD")
    assert not it.only_winnable.isEnabled()
    code = parse_code("TP1-C-AAAAAAD")
    assert it.asked == [code]
    assert "won" not in it.message.text()
    it.dialog.tell_winnable(parse_code("TP1-E-AAAAAAD"), True)
    assert "won" not in it.message.text()
    it.dialog.tell_winnable(code, False)
    assert "This deal cannot be won." in it.message.text()
    it.press(Key.Key_Return)
    assert it.dealt == [code]


def test_classic_by_mouse(driver: Callable[..., Driver]) -> None:
    it = driver()
    it.click(it.classic)
    assert "Classic" in it.message.text()
    it.press(Key.Key_Enter)
    assert it.random == [CLASSIC]


def test_classic_by_keyboard(driver: Callable[..., Driver]) -> None:
    it = driver()
    it.easy.setFocus()
    it.press(Key.Key_Down)
    assert it.classic.isChecked()
    it.press(Key.Key_Return)
    assert it.random == [CLASSIC]


def test_explanation_is_part_of_its_button(driver: Callable[..., Driver]) -> None:
    it = driver()
    text = it.classic.accessibleDescription()
    (label,) = [one for one in it.dialog.findChildren(QLabel) if one.text() == text]
    QTest.mouseClick(label, Qt.MouseButton.LeftButton)
    assert it.classic.isChecked()


def test_escape_cancels(driver: Callable[..., Driver]) -> None:
    it = driver()
    it.press(Key.Key_Escape)
    assert not it.dialog.isVisible()
    assert it.dealt == []


def test_a_code_is_explained_and_dealt(driver: Callable[..., Driver]) -> None:
    it = driver()
    it.type("tp1 c aaaaaad")
    assert it.sign.text() == "!"
    it.type("tp1-c-aaaaaad")
    assert it.sign.text() == "✓"
    assert it.message.text().startswith("TP1-C-AAAAAAD · Classic\nKing and ace are separate.")
    assert it.classic.isChecked()
    assert it.edit.accessibleDescription() == it.message.text()
    it.press(Key.Key_Return)
    assert [str(code) for code in it.dealt] == ["TP1-C-AAAAAAD"]


def test_preview_shows_the_open_row(driver: Callable[..., Driver]) -> None:
    it = driver()
    assert not any(it.preview.cards)
    it.type("TP1-E-AAAAAAB")
    tableau = deal(parse_code("TP1-E-AAAAAAB")).tableau
    assert it.preview.cards == tuple(tableau[site] for site in BOTTOM_ROW)
    assert it.preview.accessibleName().startswith("Bottom row: 3 of spades, 5 of spades, king of")
    it.type("TP1-E-AAAAAA")
    assert not any(it.preview.cards)


def test_another_rule_rewrites_the_code(driver: Callable[..., Driver]) -> None:
    it = driver()
    it.type("have a look at tripeaks:TP2-EKOJ2-AAAAAAB!")
    assert it.other.isChecked()
    assert it.others.currentText() == "Custom rules…"
    it.click(it.classic)
    assert it.edit.text() == "TP1-C-AAAAAAB"
    it.press(Key.Key_Up)
    assert it.edit.text() == "TP1-E-AAAAAAB"
    it.others.setFocus()
    it.press(Key.Key_Home)
    it.press(Key.Key_Down)
    assert it.edit.text() == "TP2-CHS-AAAAAAB"


def own(it: Driver) -> OwnRulesDialog:
    """Ask for one's own rules by mouse and keyboard, and return the dialog that opens."""
    it.others.setFocus()
    it.press(Key.Key_End)
    return find(it.dialog, OwnRulesDialog)


def test_own_rules_are_put_together(driver: Callable[..., Driver]) -> None:
    it = driver()
    dialog = own(it)
    assert dialog.rules == EASY
    leftovers = find(dialog, QCheckBox, "leftoversBox")
    assert not leftovers.isEnabled(), "Moves scoring has no leftovers"
    find(dialog, QComboBox, "scoringBox").setCurrentIndex(2)
    leftovers.setChecked(True)
    find(dialog, QComboBox, "jokersBox").setCurrentIndex(2)
    for name in ("linkedBox", "openPeaksBox", "emptyWasteBox", "strictDrawBox"):
        find(dialog, QCheckBox, name).click()
    assert find(dialog, QLabel, "ownRulesCode").text() == "Codes begin with TP2-CK2LOJ2WS."
    dialog.accept()
    assert "Custom rules" in it.message.text()
    it.press(Key.Key_Return)
    assert it.random == [parse_code("TP2-CK2LOJ2WS-AAAAAAA").rules]


def test_own_rules_given_up_leave_the_rules_as_they_were(driver: Callable[..., Driver]) -> None:
    it = driver(CLASSIC)
    own(it).reject()
    assert it.classic.isChecked()
    it.edit.setFocus()
    it.press(Key.Key_Return)
    assert it.random == [CLASSIC]


def test_own_rules_start_from_those_of_the_code(driver: Callable[..., Driver]) -> None:
    it = driver()
    it.type("TP2-EK2LOJ2-AAAAAAB")
    it.click(it.other)
    dialog = find(it.dialog, OwnRulesDialog)
    assert str(DealCode(dialog.rules, 1)) == "TP2-EK2LOJ2-AAAAAAB"
    find(dialog, QComboBox, "jokersBox").setCurrentIndex(0)
    dialog.accept()
    assert it.edit.text() == "TP2-EK2LO-AAAAAAB"


def test_the_same_rule_leaves_the_text_alone(driver: Callable[..., Driver]) -> None:
    it = driver()
    it.type("TP1EAAAAAAB")
    it.click(it.easy)
    assert it.edit.text() == "TP1EAAAAAAB"


def test_a_tp2_code_shows_its_rules_and_is_dealt_under_them(driver: Callable[..., Driver]) -> None:
    it = driver()
    it.type("TP2-CK2LOJ2WS-ABCDEFG")
    code = parse_code("TP2-CK2LOJ2WS-ABCDEFG")
    assert describe_rules(code.rules, ENGLISH) in it.message.text()
    assert it.other.isChecked()
    it.press(Key.Key_Return)
    assert it.dealt == [code]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("TP3-E-AAAAAAB", "TP3"),
        ("TP1-X-AAAAAAB", "X"),
        ("TP1-E-AAAAA", "2 letters too short"),
        ("TP1-E-AAAAAABC", "1 character too long"),
        ("TP1-E-AAA4AAB", "4 is a digit"),
        ("TP2-EOK-AAAAAAB", "out of order"),
        ("hello", "no deal code"),
    ],
)
def test_a_bad_code_does_not_close(driver: Callable[..., Driver], text: str, says: str) -> None:
    it = driver(CLASSIC)
    it.type(text)
    it.click(it.classic)
    it.press(Key.Key_Return)
    assert it.dialog.isVisible()
    assert it.dealt == []
    assert it.sign.text() == "!"
    assert says in it.message.text()
    assert it.edit.hasFocus()
    assert it.edit.selectedText() == text
    it.type("TP1-E-AAAAAAB")
    it.press(Key.Key_Return)
    assert len(it.dealt) == 1


def test_paste_button_replaces_the_text(driver: Callable[..., Driver]) -> None:
    it = driver()
    it.type("old")
    QGuiApplication.clipboard().setText("  Play this:\n\tTP1–C–AAAAAAD\r\nthanks")
    it.click(it.paste)
    assert it.edit.text() == "  Play this:  TP1–C–AAAAAAD  thanks"
    it.press(Key.Key_Return)
    assert str(it.dealt[0]) == "TP1-C-AAAAAAD"


def test_nothing_to_paste(driver: Callable[..., Driver]) -> None:
    it = driver()
    it.type("TP1-E-AAAAAAB")
    QGuiApplication.clipboard().setText(" \n")
    it.click(it.paste)
    assert it.edit.text() == "TP1-E-AAAAAAB"
    assert it.message.text() == "There is no text in the clipboard."


def test_a_long_text_is_pasted_with_ctrl_v(driver: Callable[..., Driver]) -> None:
    it = driver()
    QGuiApplication.clipboard().setText("word\n" * 40_000 + "tripeaks://tp1-c-aaaaaad/ " + "x" * 9)
    QTest.keyClick(it.edit, Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert it.edit.text() == "TP1-C-AAAAAAD"
    assert it.classic.isChecked()


def test_a_long_text_without_a_code(qtbot: QtBot) -> None:
    field = CodeField()
    qtbot.addWidget(field)
    field.setText("word " * 9_000)
    assert field.text() == "word " * 400


def test_strange_text_does_no_harm(driver: Callable[..., Driver]) -> None:
    it = driver()
    for text in ("<b>TP1</b>", "\ud83d\x00\u202eTP1-", "TP2-" + "K" * 1_500, "🂡" * 500):
        it.edit.setText(text)
        it.press(Key.Key_Return)
        assert it.dialog.isVisible()
        assert it.message.textFormat() == Qt.TextFormat.PlainText


def test_nothing_jumps(driver: Callable[..., Driver]) -> None:
    it = driver()
    before = it.dialog.size()
    place = it.preview.geometry()
    for text in ("x", "TP1-E-AAAAAAB", "TP2-EK2LOJ2WS-ABCDEFG", ""):
        it.edit.setText(text)
        it.qtbot.wait(1)
        assert it.dialog.size() == before
        assert it.preview.geometry() == place


def test_a_verdict_too_long_to_show_scrolls(driver: Callable[..., Driver]) -> None:
    it = driver()
    it.dialog.resize(it.dialog.minimumSizeHint())
    it.edit.setText("TP2-EK2LOJ2WS-ABCDEFG")
    it.qtbot.wait(1)
    bar = find(it.dialog, QScrollArea).verticalScrollBar()
    assert bar.maximum() > 0
    bar.setValue(bar.maximum())
    assert find(it.dialog, QScrollArea).focusPolicy() is Qt.FocusPolicy.StrongFocus
    it.edit.setText("TP1-E-AAAAAAB")
    assert bar.value() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_fits_a_small_screen(driver: Callable[..., Driver], language: str) -> None:
    it = driver(language=language)
    it.dialog.resize(480, 330)
    it.qtbot.wait(1)
    assert it.dialog.width() <= 480
    assert it.dialog.height() <= 330
    for child in it.dialog.findChildren(QLabel):
        if child.isVisible() and child.objectName() not in ("codeMessage", "codeSign"):
            assert child.height() >= child.heightForWidth(child.width())


def test_speaks_the_new_language_while_open(
    driver: Callable[..., Driver], translators: Translators
) -> None:
    it = driver()
    it.type("TP1-E-AAAAA")
    translators.install("ro")
    it.qtbot.waitUntil(lambda: it.dialog.windowTitle() == "Partidă nouă")
    assert it.easy.text() == "&Ușor"
    assert it.message.text() == "Partidei îi lipsesc 2 litere: are șapte."
    assert it.edit.text() == "TP1-E-AAAAA"
    it.edit.clear()
    assert it.message.text().startswith("O partidă la întâmplare · Ușor\nRegele și asul")
    assert it.preview.accessibleName() == "Rândul de jos: carte ascunsă"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_widgets_share_a_mnemonic(
    driver: Callable[..., Driver], translators: Translators, language: str
) -> None:
    translators.install(language)
    it = driver(language=language)
    buttons = [button.text() for button in it.dialog.findChildren(QAbstractButton)]
    labels = [label.text() for label in it.dialog.findChildren(QLabel)]
    keys = [QKeySequence.mnemonic(text).toString() for text in buttons + labels]
    assert len([key for key in keys if key]) == len({key for key in keys if key}) == 7


def test_mnemonics_reach_everything(driver: Callable[..., Driver]) -> None:
    it = driver()
    QGuiApplication.clipboard().setText("TP1-E-AAAAAAB")

    def press_alt(key: Qt.Key, done: Callable[[], bool]) -> None:
        # Qt presses a button for a moment before it counts.
        QTest.keyClick(it.dialog.focusWidget(), key, Qt.KeyboardModifier.AltModifier)
        it.qtbot.waitUntil(done)

    press_alt(Key.Key_L, it.classic.isChecked)
    press_alt(Key.Key_E, it.easy.isChecked)
    press_alt(Key.Key_A, it.edit.hasFocus)
    press_alt(Key.Key_P, lambda: it.edit.text() == "TP1-E-AAAAAAB")
    press_alt(Key.Key_D, lambda: it.dealt == [parse_code("TP1-E-AAAAAAB")])


def test_however_long_a_text_is_only_its_code_reaches_the_field(
    driver: Callable[..., Driver],
) -> None:
    it = driver()
    for text in ("TP1-C-AAAAAAB " + "x " * 1_000_000, "é—😀 " * 600_000):
        QGuiApplication.clipboard().setText(text)
        it.edit.selectAll()
        QTest.keyClick(it.edit, Key.Key_V, Qt.KeyboardModifier.ControlModifier)
        assert len(it.edit.text()) <= 2_000
    QGuiApplication.clipboard().setText("x " * 400_000 + "TP1-C-AAAAAAB")
    it.paste.click()
    assert it.edit.text() == "TP1-C-AAAAAAB"


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_menu_pastes_the_same_way(driver: Callable[..., Driver]) -> None:
    it = driver()
    QGuiApplication.clipboard().setText("see\nTP1-C-AAAAAAB")
    at = it.edit.rect().center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, it.edit.mapToGlobal(at))
    QApplication.sendEvent(it.edit, event)
    menu = find(it.edit, QMenu)
    paste = menu.findChild(QAction, "edit-paste")
    assert paste is not None
    paste.trigger()
    menu.close()
    assert it.edit.text() == "see TP1-C-AAAAAAB"
    assert it.classic.isChecked()

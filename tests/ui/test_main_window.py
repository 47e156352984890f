"""The main window: its names, its menus, its languages, and what it remembers."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QObject, QPoint, QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QRadioButton,
    QToolBar,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.window import CTRL, Key, Window, store_at
from tripeaks.i18n.translators import Translators
from tripeaks.ui.new_game_dialog import NewGameDialog

Open = Callable[..., Window]
ACTIONS = {
    "actionNewGame": "Ctrl+N, N",
    "actionRestart": "Ctrl+R",
    "actionUndo": "Ctrl+Z",
    "actionRedo": "Ctrl+Y, Ctrl+Shift+Z",
    "actionDraw": "D",
    "actionCopyCode": "Ctrl+C",
    "actionPasteCode": "Ctrl+V",
    "actionSettings": "Ctrl+,",
    "actionRules": "F1",
    "actionFullScreen": "F11",
    "actionQuit": "Ctrl+Q",
}
SAME = {"TriPeaks"}
"""Texts that are the same in every language."""

LABELS = ["scoreLabel", "movesLabel", "stockLabel", "chainLabel", "codeLabel", "messageLabel"]


def menus(it: Window) -> list[QMenu]:
    return [menu for menu in it.window.menuBar().findChildren(QMenu) if menu.title()]


def visible_texts(it: Window) -> list[str]:
    """Return every text that the window shows or says, but figures and codes."""
    texts = [menu.title() for menu in menus(it)]
    for action in it.window.findChildren(QAction):
        if action.objectName().startswith("action"):
            texts += [action.text(), action.toolTip()]
    texts += [label.text() for label in it.window.findChildren(QLabel) if label.isVisible()]
    texts += [one.text() for one in it.window.findChildren(QPushButton) if one.isVisible()]
    for widget in it.window.findChildren(QWidget):
        if widget.isVisible():
            texts += [widget.accessibleName(), widget.toolTip()]
    return [text for text in texts if any(char.isalpha() for char in text)]


def test_every_documented_name_is_there(open_window: Open) -> None:
    it = open_window()
    assert it.window.objectName() == "mainWindow"
    for name in ACTIONS:
        it.find(QAction, name)
    for name in LABELS:
        it.find(QLabel, name)
    for place in (*(f"site{site}" for site in range(28)), "stock", "waste"):
        assert it.find(QWidget, place).isVisible()
    assert it.find(QWidget, "outcomePanel").isHidden()
    it.trigger("actionNewGame")
    dialog = it.find(QDialog, "newGameDialog")
    for kind, name in (
        (QRadioButton, "ruleEasy"),
        (QRadioButton, "ruleClassic"),
        (QLineEdit, "codeEdit"),
        (QLabel, "codeMessage"),
        (QPushButton, "pasteButton"),
    ):
        assert dialog.findChild(kind, name) is not None
    names = [child.objectName() for child in it.window.findChildren(QObject)]
    documented = [*ACTIONS, *LABELS, "outcomePanel", "newGameDialog"]
    assert [name for name in documented if names.count(name) != 1] == []


def test_keys_are_as_documented(open_window: Open) -> None:
    it = open_window()
    for name, keys in ACTIONS.items():
        action = it.find(QAction, name)
        wanted = [QKeySequence(key) for key in keys.split(", ")]
        assert action.shortcuts() == wanted
        assert action.shortcutContext() is Qt.ShortcutContext.WindowShortcut
        assert action.autoRepeat() == (name in ("actionUndo", "actionRedo"))


def test_everything_is_in_a_menu_and_no_mnemonic_twice(open_window: Open) -> None:
    it = open_window()
    listed = {action.objectName() for menu in menus(it) for action in menu.actions()}
    assert set(ACTIONS) < listed
    for texts in (
        [menu.title() for menu in menus(it)],
        *([action.text() for action in menu.actions() if action.text()] for menu in menus(it)),
    ):
        mnemonics = [text[text.index("&") + 1].lower() for text in texts]
        assert len(mnemonics) == len(set(mnemonics))


def test_toolbar_buttons_have_icons_and_tell_their_keys(open_window: Open) -> None:
    it = open_window()
    buttons = [b for b in it.find(QToolBar, "toolbar").findChildren(QToolButton) if b.isVisible()]
    assert len(buttons) == 10
    for button in buttons:
        assert not button.icon().isNull()
        assert button.toolTip().endswith(")")
        assert button.focusPolicy() is Qt.FocusPolicy.NoFocus or button.accessibleName() is not None
    it.click_widget(next(b for b in buttons if b.toolTip() == "Draw a card (D)"))
    assert it.state.drawn == 1


def test_undo_and_redo_are_enabled_where_they_can_be(open_window: Open) -> None:
    it = open_window()
    undo, redo = it.find(QAction, "actionUndo"), it.find(QAction, "actionRedo")
    assert (undo.isEnabled(), redo.isEnabled()) == (False, False)
    it.play("KC")
    assert (undo.isEnabled(), redo.isEnabled()) == (True, False)
    it.trigger("actionUndo")
    assert (undo.isEnabled(), redo.isEnabled()) == (False, True)
    it.trigger("actionRestart")
    assert (undo.isEnabled(), redo.isEnabled()) == (False, False)


@pytest.mark.parametrize(
    ("language", "score", "new"),
    [("ro", "Punctaj", "Partidă nouă"), ("it", "Punteggio", "Nuova partita")],
)
def test_every_text_follows_the_language(
    open_window: Open, language: str, score: str, new: str
) -> None:
    it = open_window()
    it.play("KC")
    it.trigger("actionRestart")
    english = visible_texts(it)
    action = it.find(QAction, "actionNewGame")
    with it.qtbot.waitSignal(action.changed):
        it.settings.language = language
    it.qtbot.waitUntil(lambda: score in it.find(QWidget, "scoreLabel").accessibleName())
    theirs = visible_texts(it)
    assert len(theirs) == len(english)
    assert {text for text in set(english) & set(theirs) if "TP1" not in text} <= SAME
    assert new in action.text().replace("&", "")
    it.click(0)
    assert it.message() not in (None, "This card is locked")
    it.window.message.hide()
    it.settings.language = "en"
    it.qtbot.waitUntil(lambda: visible_texts(it) == english)


def test_a_window_starts_in_the_language_of_the_settings(open_window: Open) -> None:
    it = open_window(language="ro")
    assert it.find(QWidget, "site20").accessibleName() == "rege de treflă"
    assert "Partidă nouă" in it.find(QAction, "actionNewGame").text().replace("&", "")


def test_size_and_place_are_remembered(open_window: Open, tmp_path: Path, qtbot: QtBot) -> None:
    it = open_window()
    it.resize(777, 555)
    it.qtbot.waitUntil(lambda: it.active_timers() == [])
    assert isinstance(store_at(tmp_path).value("window_geometry"), QByteArray)
    it.window.close()
    again = Window(qtbot, "TP1-E-AAAAAAB", store_at(tmp_path))
    assert again.window.size().toTuple() == (777, 555)


def test_a_size_just_given_is_remembered_on_closing(
    open_window: Open, tmp_path: Path, qtbot: QtBot
) -> None:
    it = open_window()
    it.resize(678, 543)
    it.window.close()
    again = Window(qtbot, "TP1-E-AAAAAAB", store_at(tmp_path))
    assert again.window.size().toTuple() == (678, 543)


@pytest.mark.parametrize("geometry", [b"", b"\0" * 50, b"\x01\xd9\xd0\xcb" * 20])
def test_a_strange_geometry_does_no_harm(open_window: Open, geometry: bytes) -> None:
    it = open_window(window_geometry=QByteArray(geometry))
    assert it.window.size() == first_size(it)


def test_the_first_window_fits_the_screen(open_window: Open) -> None:
    it = open_window()
    assert it.window.size() == first_size(it)
    room = it.window.screen().availableSize()
    assert it.window.width() < room.width()
    assert it.window.height() < room.height()


def first_size(it: Window) -> QSize:
    """Return 1120 x 760, or what a smaller screen has room for."""
    return QSize(1120, 760).boundedTo(it.window.screen().availableSize() * 0.92)


def test_the_smallest_window_is_480_by_360(open_window: Open) -> None:
    it = open_window()
    it.window.resize(100, 100)
    it.qtbot.waitUntil(lambda: it.window.size().toTuple() == (480, 360))
    it.wait()
    assert it.view.table.layout.card.width() >= 30
    for name in LABELS[:5]:
        label = it.find(QLabel, name)
        assert label.width() >= label.minimumSizeHint().width()
        place = label.mapTo(it.window, label.rect().bottomRight())
        assert it.window.rect().contains(place)
    it.assert_at_rest()
    it.assert_sharp()


@pytest.mark.parametrize("language", ["en", "ro", "it"])
def test_it_is_no_wider_in_any_language(open_window: Open, language: str) -> None:
    it = open_window("TP2-CK2LOJ2WS-AAAAAAB", language=language)
    assert it.window.minimumSizeHint().width() <= 480
    assert it.window.minimumSizeHint().height() <= 360


def test_quit_closes(open_window: Open) -> None:
    it = open_window()
    it.key(Key.Key_Q, CTRL)
    assert not it.window.isVisible()


def test_the_code_can_be_selected(open_window: Open) -> None:
    it = open_window()
    label = it.find(QLabel, "codeLabel")
    assert label.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse
    middle = label.height() // 2
    start, end = QPoint(0, middle), QPoint(label.width() - 1, middle)
    QTest.mousePress(label, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(label, end)
    QTest.mouseRelease(label, Qt.MouseButton.LeftButton, pos=end)
    assert label.selectedText() == "TP1-E-AAAAAAB"
    it.key(Key.Key_C, CTRL)
    assert QApplication.clipboard().text() == "TP1-E-AAAAAAB"


def test_dialogs_are_gone_when_they_are_closed(open_window: Open, translators: Translators) -> None:
    it = open_window()
    for _ in range(3):
        it.trigger("actionNewGame")
        it.find(NewGameDialog, "newGameDialog").reject()
        it.trigger("actionSettings")
        it.find(QDialog, "settingsDialog").reject()
        it.qtbot.waitUntil(lambda: it.window.findChildren(QDialog) == [])


def test_a_changed_palette_is_followed(open_window: Open) -> None:
    it = open_window()
    before = it.find(QAction, "actionUndo").icon().cacheKey()
    palette = it.window.palette()
    palette.setColor(palette.ColorRole.ButtonText, Qt.GlobalColor.red)
    it.window.setPalette(palette)
    assert it.find(QAction, "actionUndo").icon().cacheKey() != before

"""Our Romanian for Qt's own texts: whatever a player can make Qt say is there."""

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QErrorMessage,
    QFileDialog,
    QInputDialog,
    QLineEdit,
    QMainWindow,
    QMessageBox,
    QProgressDialog,
    QPushButton,
    QSpinBox,
    QTextBrowser,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tripeaks.i18n.translators import Translators

TS = Path(__file__).parents[2] / "resources" / "translations" / "qtbase_ro.ts"
PROGRAM_TS = TS.with_name("tripeaks_ro.ts")
SAME_IN_ROMANIAN = {"OK"}


class Listener(QTranslator):
    """Notes every text that is looked up, and translates none."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[tuple[str, str]] = set()

    def isEmpty(self) -> bool:  # noqa: N802
        return False

    def translate(
        self,
        context: str,
        sourceText: str,  # noqa: N803
        disambiguation: str | None = None,
        n: int = -1,
    ) -> str:
        self.asked.add((context, sourceText))
        return None  # type: ignore[return-value]


@pytest.fixture
def listener(qapp: QApplication) -> Iterator[Listener]:
    listener = Listener()
    QCoreApplication.installTranslator(listener)
    yield listener
    QCoreApplication.removeTranslator(listener)


@pytest.fixture
def romanian(qapp: QApplication) -> Iterator[Translators]:
    before = QLocale()
    translators = Translators()
    translators.install("ro")
    yield translators
    translators.uninstall()
    QLocale.setDefault(before)


def buttons() -> list[QDialogButtonBox.StandardButton]:
    kinds = QDialogButtonBox.StandardButton
    return [kind for kind in kinds if kind is not kinds.NoButton]


def test_every_dialog_button(qtbot: QtBot, romanian: Translators) -> None:
    box = QDialogButtonBox()
    qtbot.addWidget(box)
    spoken = {kind: box.addButton(kind).text().replace("&", "") for kind in buttons()}
    romanian.uninstall()
    other = QDialogButtonBox()
    qtbot.addWidget(other)
    english = {kind: other.addButton(kind).text().replace("&", "") for kind in buttons()}
    same = {text for kind, text in spoken.items() if text == english[kind]}
    assert same <= SAME_IN_ROMANIAN
    assert spoken[QDialogButtonBox.StandardButton.Cancel] == "Renunță"
    assert spoken[QDialogButtonBox.StandardButton.Yes] == "Da"


def test_context_menus(qtbot: QtBot, romanian: Translators) -> None:
    field, page = QLineEdit("x"), QTextBrowser()
    page.setHtml("<a href='#x'>x</a>")
    for widget in (field, page):
        qtbot.addWidget(widget)
        menu = widget.createStandardContextMenu()
        texts = {action.text().split("\t")[0].replace("&", "") for action in menu.actions()}
        assert {"Copiază", "Selectează tot"} <= texts
        menu.deleteLater()


def test_everything_that_qt_says(qtbot: QtBot, listener: Listener) -> None:
    def keep(widget: QWidget) -> None:
        qtbot.addWidget(widget)
        widget.show()
        QCoreApplication.processEvents()

    box = QDialogButtonBox()
    for kind in buttons():
        box.addButton(kind)
    keep(box)
    message = QMessageBox()
    message.setDetailedText("details")
    keep(message)
    for button in message.findChildren(QPushButton):
        button.click()
    for accept in (QFileDialog.AcceptMode.AcceptOpen, QFileDialog.AcceptMode.AcceptSave):
        files = QFileDialog()
        files.setOption(QFileDialog.Option.DontUseNativeDialog)
        files.setAcceptMode(accept)
        files.setViewMode(QFileDialog.ViewMode.Detail)
        keep(files)
    window = QMainWindow()
    window.menuBar().addMenu("menu")
    window.addToolBar("tools")
    keep(window)
    keep(QErrorMessage())
    keep(QInputDialog())
    keep(QProgressDialog())
    for widget in (QLineEdit("x"), QTextBrowser(), QSpinBox()):
        keep(widget)
    QLineEdit("x", window).createStandardContextMenu().deleteLater()
    QTextBrowser(window).createStandardContextMenu().deleteLater()
    for keys in ("Ctrl+Shift+Z", "F11", "F1", "Del", "PgUp", "Space", "Left", "Return", "Esc"):
        QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
    assert len(listener.asked) > 60
    ours = {
        (context.findtext("name"), message.findtext("source"))
        for context in ET.parse(TS).getroot().iter("context")
        for message in context.iter("message")
    }
    # The program's own windows of other tests may still be there, and speak as well.
    own = {source.text for source in ET.parse(PROGRAM_TS).getroot().iter("source")}
    assert {said for said in listener.asked - ours if said[1] and said[1] not in own} == set()

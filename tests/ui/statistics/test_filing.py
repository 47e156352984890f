"""Games out of and into the database: files, questions, and what is said of it."""

import csv
import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
)

from tests.storage.desk import Desk
from tests.storage.made_up import write_results
from tests.ui.statistics.page import Page
from tripeaks.engine.words import LANGUAGES
from tripeaks.i18n.translators import Translators
from tripeaks.storage.archive import open_archive
from tripeaks.storage.transfer import export_json
from tripeaks.ui.statistics.filing import Filing


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "files").mkdir()
    return tmp_path / "files" / "games.json"


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """Give the folder of another program, with three games in it, one of them played again."""
    folder = tmp_path / "other"
    Desk(folder).win().lose().win().journal.close()
    return folder


def export(folder: Path, file: Path) -> None:
    with open_archive(folder) as connection:
        export_json(connection, file)


def press(page: Page, name: str) -> None:
    QTest.mouseClick(page.find(QPushButton, name), Qt.MouseButton.LeftButton)


def choose(page: Page, name: str, file: Path, kind: str = "json") -> None:
    """Press a button, and name a file in the dialog that comes."""
    press(page, name)
    page.qtbot.waitUntil(lambda: page.dialog.findChild(QFileDialog) is not None)
    files = page.find(QFileDialog)
    for pattern in files.nameFilters():
        if f"*.{kind}" in pattern:
            files.selectNameFilter(pattern)
            files.filterSelected.emit(pattern)
    edit = files.findChild(QLineEdit, "fileNameEdit")
    assert edit is not None
    edit.setText(str(file))
    QTest.keyClick(edit, Qt.Key.Key_Return)
    page.qtbot.waitUntil(lambda: page.dialog.findChild(QFileDialog) is None)


def said(page: Page, *words: str) -> None:
    """Wait until the window says something with all these words."""
    status = page.find(QLabel, "statisticsStatus")
    page.qtbot.waitUntil(
        lambda: status.isVisible() and all(word in status.text() for word in words)
    )
    page.wait()


def question(page: Page) -> QMessageBox:
    page.qtbot.waitUntil(lambda: page.dialog.findChild(QMessageBox) is not None)
    return page.find(QMessageBox)


def answer(page: Page, role: QMessageBox.ButtonRole) -> None:
    box = question(page)
    (button,) = (button for button in box.buttons() if box.buttonRole(button) is role)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    page.qtbot.waitUntil(lambda: page.dialog.findChild(QMessageBox) is None)


def test_all_games_are_exported_as_json(page: Page, other: Path, file: Path) -> None:
    over = Page(page.qtbot, other).open()
    choose(over, "exportGames", file)
    said(over, "3 games", "games.json")
    assert len(json.loads(file.read_text())["games"]) == 3
    over.library.stop()


def test_a_table_is_exported_where_it_is_wanted(page: Page, other: Path, file: Path) -> None:
    over = Page(page.qtbot, other).open()
    choose(over, "exportGames", file.with_suffix(""), "csv")
    said(over, "3 games", "games.csv")
    with file.with_suffix(".csv").open(newline="") as table:
        assert len(list(csv.DictReader(table))) == 3
    over.library.stop()


def test_a_file_that_cannot_be_written_is_told(page: Page, tmp_path: Path) -> None:
    write_results(page.folder, "W")
    page.open()
    (tmp_path / "files" / "games.csv").mkdir(parents=True)
    page.find(Filing).export_to(tmp_path / "files" / "games.csv")
    said(page, "games.csv")
    assert page.find(QPushButton, "exportGames").isEnabled()


def test_games_come_in_once(page: Page, file: Path, other: Path) -> None:
    export(other, file)
    page.open()
    choose(page, "importGames", file)
    said(page, "3 games came in.", "0 games were here already.")
    page.qtbot.waitUntil(lambda: page.figure("wonOfPlayed") == "1 of 2 games won")
    choose(page, "importGames", file)
    said(page, "0 games came in.", "3 games were here already.")
    assert page.figure("wonOfPlayed") == "1 of 2 games won"


@pytest.mark.parametrize("text", ["", "not json", "{}", '{"format": "tripeaks games"}'])
def test_another_file_is_refused_in_a_sentence(page: Page, file: Path, text: str) -> None:
    file.write_text(text)
    page.open()
    choose(page, "importGames", file)
    said(page, "no exported TriPeaks games")
    assert page.find(QLabel, "noGames").isVisible()
    assert page.find(QPushButton, "importGames").isEnabled()


def test_a_changed_game_lets_none_in(page: Page, file: Path, other: Path) -> None:
    export(other, file)
    file.write_text(file.read_text().replace('"score": 750', '"score": 751'))
    page.open()
    choose(page, "importGames", file)
    said(page, "Game 1 of this file")
    assert page.find(QLabel, "noGames").isVisible()


def test_an_import_can_be_cancelled(page: Page, file: Path, other: Path) -> None:
    export(other, file)
    page.open()
    button = page.find(QPushButton, "importGames")
    page.find(Filing).import_from(file)
    assert button.text() == "Cancel the &import"
    assert not page.find(QPushButton, "resetGames").isEnabled()
    button.click()
    said(page, "Nothing was imported.")
    assert button.text() == "&Import…"
    page.qtbot.wait(50)
    assert page.find(QLabel, "noGames").isVisible()


def test_deleting_is_asked_about_and_names_what_will_be_lost(page: Page) -> None:
    write_results(page.folder, "WWLw")
    page.open()
    press(page, "resetGames")
    box = question(page)
    assert box.text() == "Delete all 4 finished games?"
    for loss in ("history", "replays", "daily deals"):
        assert loss in box.informativeText()
    default = box.defaultButton()
    assert default is not None
    assert box.buttonRole(default) is QMessageBox.ButtonRole.RejectRole
    answer(page, QMessageBox.ButtonRole.RejectRole)
    assert page.wait().figure("wonOfPlayed") == "2 of 3 games won"


def test_all_games_are_deleted(page: Page) -> None:
    write_results(page.folder, "WWL")
    page.open()
    press(page, "resetGames")
    answer(page, QMessageBox.ButtonRole.DestructiveRole)
    said(page, "3 games were deleted.")
    page.qtbot.waitUntil(page.find(QLabel, "noGames").isVisible)
    assert not page.find(QPushButton, "resetGames").isEnabled()
    assert not page.find(QPushButton, "exportGames").isEnabled()


def test_one_rule_set_is_deleted_alone(page: Page) -> None:
    write_results(page.folder, "WWL")
    write_results(page.folder, "L", rule_set="TP1-C")
    page.open()
    page.choose("Classic")
    press(page, "resetGames")
    assert question(page).text() == "Delete the 1 finished game under these rules: Classic?"
    answer(page, QMessageBox.ButtonRole.DestructiveRole)
    said(page, "1 game was deleted.")
    page.qtbot.waitUntil(lambda: page.rule_sets == ["All rules", "Easy"])
    assert page.figure("wonOfPlayed") == "2 of 3 games won"


def test_escape_deletes_nothing(page: Page) -> None:
    write_results(page.folder, "W")
    page.open()
    press(page, "resetGames")
    QTest.keyClick(question(page), Qt.Key.Key_Escape)
    page.wait()
    assert page.figure("wonOfPlayed") == "1 of 1 game won"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_buttons_fit_a_small_screen(
    page: Page, translators: Translators, language: str
) -> None:
    translators.install(language)
    page.open()
    page.dialog.resize(440, 300)
    QApplication.processEvents()
    assert page.dialog.width() == 440
    for button in page.dialog.findChildren(QAbstractButton):
        if button.isVisible() and button.text():
            assert button.width() >= button.minimumSizeHint().width(), button.text()

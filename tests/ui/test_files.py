"""Games in files: opened, saved, dropped on the window, and what is said of those that are none."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QLineEdit, QMessageBox

from tests.engine.play import new
from tests.engine.vectors import WON_ACTIONS, WON_CODE
from tests.ui.window import CTRL, Key, Window
from tripeaks.engine.record import write_record
from tripeaks.storage.record_file import MAX_BYTES, load_game, save_game

Open = Callable[..., Window]

OPENING = "TP1-E-AAAAAAB"


@pytest.fixture
def it(open_window: Open) -> Window:
    return open_window()


def saved(folder: Path, code: str = WON_CODE, words: str = WON_ACTIONS) -> Path:
    path = folder / f"{code}.tripeaks"
    save_game(new(code, words), path)
    return path


def open_text(it: Window, text: object) -> None:
    """Open what the program would be started with, and wait until it is read."""
    it.game_window.open_text(str(text))
    it.qtbot.waitUntil(lambda: is_replaying(it) or it.message() is not None)


def is_replaying(it: Window) -> bool:
    return it.window.replay_bar.isVisible()


def message_of(it: Window, text: object) -> str:
    """Return what is said when something cannot be opened."""
    open_text(it, text)
    assert not is_replaying(it)
    message = it.message()
    assert message is not None
    return message


def dialog(it: Window) -> QFileDialog:
    """Return the dialog that is open, as Qt draws it."""
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QFileDialog)
    assert dialog.parent() is it.window
    return dialog


def choose(it: Window, name: str) -> None:
    """Type a name into the dialog that is open."""
    asking = dialog(it)
    field = asking.findChild(QLineEdit, "fileNameEdit")
    assert field is not None
    field.setText(name)
    asking.accept()


def drop(it: Window, mime: QMimeData) -> bool:
    """Drag something onto the window and let go of it; return whether it may be dropped."""
    view, at = it.view.viewport(), QPoint(40, 40)
    copy, left, none = (
        Qt.DropAction.CopyAction,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    enter = QDragEnterEvent(at, copy, mime, left, none)
    enter.ignore()
    QApplication.sendEvent(view, enter)
    if enter.isAccepted():
        QApplication.sendEvent(it.window, QDropEvent(at, copy, mime, left, none))
    return enter.isAccepted()


def dropped(text: str = "", *links: str) -> QMimeData:
    mime = QMimeData()
    if text:
        mime.setText(text)
    if links:
        mime.setUrls([QUrl(link) for link in links])
    return mime


def test_a_game_that_has_ended_opens_as_a_replay_from_its_start(it: Window, tmp_path: Path) -> None:
    open_text(it, saved(tmp_path))
    assert it.label("codeLabel") == WON_CODE
    assert it.label("replayText") == "The deal: 50 steps follow."
    assert str(it.model.code) == OPENING


def test_a_game_in_play_opens_where_it_was_left(it: Window, tmp_path: Path) -> None:
    open_text(it, saved(tmp_path, OPENING, "KC AS undo draw"))
    assert it.label("replayText").startswith("Step 4 of 4")


def test_a_file_that_holds_only_a_deal_deals_it(it: Window, tmp_path: Path) -> None:
    it.game_window.open_text(str(saved(tmp_path, "TP1-C-TRIPEAK", "")))
    it.qtbot.waitUntil(lambda: str(it.model.code) == "TP1-C-TRIPEAK")
    assert not is_replaying(it)


def test_a_link_to_a_file_opens_it(it: Window, tmp_path: Path) -> None:
    folder = tmp_path / "odd 50% näme"
    folder.mkdir()
    open_text(it, saved(folder).as_uri())
    assert is_replaying(it)


def test_a_file_of_any_name_opens_unless_its_name_is_a_code(it: Window, tmp_path: Path) -> None:
    path = saved(tmp_path).rename(tmp_path / "game.txt")
    open_text(it, path)
    assert is_replaying(it)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "Line 1: this file is no TriPeaks record."),
        (b"\xff\xd8\xff\xe0", "Line 1: this is no text."),
        (b"tripeaks record 2\n", "Line 1: this record has version 2, which this program does not"),
        (b"tripeaks record 1\ncode TP1-E-AAAAAAB\ndraw\n", "Line 4: the record is cut off here."),
        (b"tripeaks record 1\ncode TP1-E-AAAAAAB\nundo\n", "Line 3: this was never a legal move."),
    ],
)
def test_a_damaged_or_foreign_file_is_refused_in_one_sentence(
    it: Window, tmp_path: Path, data: bytes, said: str
) -> None:
    path = tmp_path / "game.tripeaks"
    path.write_bytes(data)
    assert message_of(it, path).startswith(f"game.tripeaks: {said}")
    assert str(it.model.code) == OPENING


def test_a_file_that_is_missing_or_too_large_is_named(it: Window, tmp_path: Path) -> None:
    missing = tmp_path / "away.tripeaks"
    assert message_of(it, missing) == "The file away.tripeaks does not exist."
    large = tmp_path / "large.tripeaks"
    with large.open("wb") as stream:
        stream.truncate(MAX_BYTES + 1)
    it.window.message.hide()
    assert message_of(it, large) == "The file large.tripeaks is too large."


def test_a_long_name_is_shortened(it: Window, tmp_path: Path) -> None:
    said = message_of(it, tmp_path / f"{'a' * 120}z.tripeaks")
    assert len(said) < 90
    assert "aaa…aaa" in said
    assert "z.tripeaks" in said


@pytest.mark.skipif(os.name != "posix", reason="pipes in the file system")
def test_what_never_ends_is_not_read(it: Window, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.tripeaks"
    os.mkfifo(pipe)
    assert message_of(it, pipe) == "The file pipe.tripeaks cannot be read."


def test_of_two_files_the_last_one_asked_for_is_shown(it: Window, tmp_path: Path) -> None:
    it.game_window.open_text(str(saved(tmp_path)))
    open_text(it, saved(tmp_path, OPENING, "KC"))
    it.qtbot.wait(20)
    assert it.label("codeLabel") == OPENING


def test_ctrl_o_asks_for_a_file_and_remembers_where(it: Window, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    path = saved(folder)
    it.key(Key.Key_O, CTRL)
    assert dialog(it).nameFilters() == ["TriPeaks games (*.tripeaks)", "All files (*)"]
    it.trigger("actionSaveGame")
    choose(it, str(path))
    it.qtbot.waitUntil(lambda: is_replaying(it))
    assert it.settings.file_folder == str(folder)
    it.trigger("actionOpenGame")
    assert Path(dialog(it).directory().path()) == folder
    dialog(it).reject()


def test_a_folder_that_is_gone_is_not_taken_for_a_file(it: Window, tmp_path: Path) -> None:
    it.settings.file_folder = str(tmp_path / "gone")
    it.trigger("actionOpenGame")
    assert dialog(it).selectedFiles() == []
    dialog(it).reject()


def test_ctrl_s_saves_the_game_in_play_under_its_code(it: Window, tmp_path: Path) -> None:
    it.settings.file_folder = str(tmp_path)
    it.play("KC AS")
    it.key(Key.Key_S, CTRL)
    assert [Path(name).name for name in dialog(it).selectedFiles()] == ["TP1-E-AAAAAAB.tripeaks"]
    dialog(it).accept()
    it.qtbot.waitUntil(lambda: it.message() is not None)
    assert it.message() == "The game is saved as TP1-E-AAAAAAB.tripeaks."
    assert load_game(tmp_path / "TP1-E-AAAAAAB.tripeaks").log == it.model.game.log


def test_the_game_played_back_is_saved_while_it_is_seen(it: Window, tmp_path: Path) -> None:
    open_text(it, saved(tmp_path))
    it.trigger("actionSaveGame")
    choose(it, str(tmp_path / "copy.tripeaks"))
    it.qtbot.waitUntil(lambda: it.message() is not None)
    assert write_record(load_game(tmp_path / "copy.tripeaks")) == write_record(
        load_game(tmp_path / f"{WON_CODE}.tripeaks")
    )


@pytest.mark.parametrize("name", ["mine", "mine.v2"])
def test_the_suffix_is_added_where_it_is_missing(it: Window, tmp_path: Path, name: str) -> None:
    it.trigger("actionSaveGame")
    choose(it, str(tmp_path / name))
    it.qtbot.waitUntil((tmp_path / f"{name}.tripeaks").exists)
    assert not (tmp_path / name).exists()


@pytest.mark.parametrize("answer", [QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No])
def test_the_added_suffix_replaces_no_file_unasked(
    it: Window, tmp_path: Path, answer: QMessageBox.StandardButton
) -> None:
    other = tmp_path / "mine.v2.tripeaks"
    other.write_text("something else")
    it.trigger("actionSaveGame")
    choose(it, str(tmp_path / "mine.v2"))
    box = it.find(QMessageBox, "replaceBox")
    assert "mine.v2.tripeaks exists already" in box.text()
    box.button(answer).click()
    if answer is QMessageBox.StandardButton.Yes:
        it.qtbot.waitUntil(lambda: it.message() is not None)
        assert str(load_game(other).code) == OPENING
    else:
        it.qtbot.wait(20)
        assert other.read_text() == "something else"


def test_what_cannot_be_written_says_why(it: Window, tmp_path: Path) -> None:
    it.game_window.files.save(it.model.game, tmp_path / "away" / "game.tripeaks")
    it.qtbot.waitUntil(lambda: it.message() is not None)
    assert it.message() == "The file game.tripeaks cannot be written."


def test_a_file_can_be_dropped_on_the_table(it: Window, tmp_path: Path) -> None:
    path = saved(tmp_path)
    assert drop(it, dropped("", path.as_uri(), "file:///other.tripeaks"))
    it.qtbot.waitUntil(lambda: is_replaying(it))
    assert it.label("codeLabel") == WON_CODE


@pytest.mark.parametrize(
    "mime", [("play TP1-C-AAAAAAD!",), ("", "tripeaks:TP1-C-AAAAAAD")], ids=["text", "link"]
)
def test_a_code_can_be_dropped_on_the_table(it: Window, mime: tuple[str, ...]) -> None:
    assert drop(it, dropped(*mime))
    assert str(it.model.code) == "TP1-C-AAAAAAD"


def test_what_holds_no_text_cannot_be_dropped(it: Window) -> None:
    mime = QMimeData()
    mime.setData("application/x-other", b"1")
    assert not drop(it, mime)


def test_a_dropped_text_without_a_code_says_so(it: Window) -> None:
    drop(it, dropped("hello"))
    label = it.find(QLabel, "messageLabel")
    assert "no deal code" in label.text()

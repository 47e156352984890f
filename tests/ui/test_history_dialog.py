"""The history's window: what is listed, how it is found, and what is done with a game."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QStackedWidget,
)

from tests.engine.vectors import WON_CODE
from tests.storage.desk import Desk
from tests.storage.made_up import made_up, write
from tests.ui.window import CTRL, Key, Window
from tripeaks.engine.moves import DRAW
from tripeaks.model.history_table import COLUMNS
from tripeaks.storage.finished import Result
from tripeaks.storage.history import Column
from tripeaks.ui.history.dialog import HistoryDialog
from tripeaks.ui.history.view import HistoryView

Open = Callable[..., Window]

LOST = "TP1-C-TRIPEAK"


class History:
    """The history's window of a window."""

    def __init__(self, it: Window) -> None:
        self.it = it
        it.trigger("actionHistory")
        self.dialog = it.find(HistoryDialog, "historyDialog")
        self.view = it.find(HistoryView, "historyView")
        self.wait()

    def wait(self) -> None:
        """Wait until everything asked for is listed."""
        self.it.qtbot.waitUntil(lambda: not self.it.game_window.library.is_busy)
        QApplication.processEvents()

    def column(self, column: Column) -> list[str]:
        """Return what the rows show in one column."""
        model = self.view.model()
        section = COLUMNS.index(column)
        return [str(model.index(row, section).data()) for row in range(model.rowCount())]

    @property
    def codes(self) -> list[str]:
        return self.column(Column.CODE)

    @property
    def chosen(self) -> str:
        """The code of the game chosen."""
        return self.codes[self.view.chosen_row]

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier | None = None) -> None:
        """Press a key for whatever has the focus in the dialog."""
        focused = self.dialog.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key, modifiers or Qt.KeyboardModifier.NoModifier)

    def search(self, text: str) -> None:
        self.it.find(QLineEdit, "historySearch").setText(text)
        self.wait()

    def pick(self, box: str, row: int) -> None:
        self.it.find(QComboBox, box).setCurrentIndex(row)
        self.wait()

    def items(self, box: str) -> list[str]:
        combo = self.it.find(QComboBox, box)
        return [combo.itemText(row) for row in range(combo.count())]

    def push(self, name: str) -> None:
        self.it.find(QPushButton, name).click()

    @property
    def status(self) -> str:
        return self.it.label("historyStatus")

    @property
    def empty_text(self) -> str | None:
        """What is said in place of the list, None while there is a list."""
        label = self.it.find(QLabel, "historyEmpty")
        pages = label.parentWidget()
        assert isinstance(pages, QStackedWidget)
        return label.text() if pages.currentWidget() is label else None


@pytest.fixture
def played(tmp_path: Path) -> None:
    """Two games that were played: one won, then one left."""
    desk = Desk(tmp_path / "data")
    desk.win()
    desk.new(LOST).play("draw draw undo")
    desk.new("TP1-E-AAAAAAA").play("draw")
    desk.new("TP1-E-AAAAAAB")
    desk.journal.close()


@pytest.fixture
def several(tmp_path: Path) -> None:
    """Games whose figures tell them apart, the last one newest."""
    Desk(tmp_path / "data").journal.close()
    kinds = (
        ("TP1-E", Result.WON),
        ("TP1-C", Result.STUCK),
        ("TP2-EKOJ2", Result.LEFT),
        ("TP2-CHS", Result.WON),
    )
    write(
        tmp_path / "data",
        *(
            made_up(
                rule_set=rule_set,
                result=result,
                deal=number,
                score=500 - 200 * number,
                par=None if number % 2 else 740 + number,
                moves=50 + number,
                draws=10 + number,
                undos=number,
                hints=2 * number,
                longest_chain=5 + number,
                elapsed_ms=65_000 * number,
                is_again=number == 1,
            )
            for number, (rule_set, result) in enumerate(kinds)
        ),
    )


def test_without_a_finished_game_it_says_what_will_be_here(open_window: Open) -> None:
    history = History(open_window())
    assert history.empty_text == "Games that you finish or leave will be listed here."
    assert not history.it.find(QPushButton, "historyReplay").isEnabled()


def test_ctrl_h_opens_it_beside_the_table(open_window: Open) -> None:
    it = open_window()
    it.key(Key.Key_H, CTRL)
    dialog = it.find(HistoryDialog, "historyDialog")
    assert dialog.isVisible()
    assert not dialog.isModal()


@pytest.mark.usefixtures("several")
def test_every_fact_has_its_column(open_window: Open) -> None:
    history = History(open_window())
    assert history.empty_text is None
    assert history.status == "4 games"
    assert history.codes == [
        "TP2-CHS-AAAAAAD",
        "TP2-EKOJ2-AAAAAAC",
        "TP1-C-AAAAAAB",
        "TP1-E-AAAAAAA",
    ]
    assert re.fullmatch(r"11/29/26 1?\d:\d\d.[AP]M", history.column(Column.ENDED)[0])
    assert history.column(Column.RULE_SET) == ["Hogue 1989", "TP2-EKOJ2", "Classic", "Easy"]
    assert history.column(Column.RESULT) == ["✓ Won", "– Left", "✗ Stuck", "✓ Won"]
    assert history.column(Column.SCORE) == ["−100", "100", "300", "500"]
    assert history.column(Column.PAR) == ["–", "742", "–", "740"]
    assert history.column(Column.MOVES) == ["53", "52", "51", "50"]
    assert history.column(Column.DRAWS) == ["13", "12", "11", "10"]
    assert history.column(Column.UNDOS) == ["3", "2", "1", "0"]
    assert history.column(Column.HINTS) == ["6", "4", "2", "0"]
    assert history.column(Column.LONGEST_CHAIN) == ["8", "7", "6", "5"]
    assert history.column(Column.ELAPSED) == ["3:15", "2:10", "1:05", "0:00"]
    assert history.column(Column.AGAIN) == ["", "", "↻", ""]


@pytest.mark.usefixtures("several")
def test_a_click_on_a_title_sorts(open_window: Open) -> None:
    history = History(open_window())
    header = history.view.horizontalHeader()

    def click(column: Column) -> None:
        section = COLUMNS.index(column)
        spot = header.viewport().rect().center()
        spot.setX(header.sectionViewportPosition(section) + 8)
        QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        history.wait()

    click(Column.SCORE)
    assert history.column(Column.SCORE) == ["500", "300", "100", "−100"], "the best first"
    click(Column.SCORE)
    assert history.column(Column.SCORE) == ["−100", "100", "300", "500"]
    click(Column.CODE)
    assert history.codes[0] == "TP1-C-AAAAAAB", "from A on"


@pytest.mark.usefixtures("several")
def test_rules_and_results_filter(open_window: Open) -> None:
    history = History(open_window())
    names = ["All rules", "Classic", "Easy", "Hogue 1989", "TP2-EKOJ2"]
    assert history.items("historyRuleSets") == names
    assert history.items("historyResults") == [
        "All results",
        "✓ Won",
        "All lost",
        "✗ Stuck",
        "– Left",
    ]
    history.pick("historyResults", 2)
    assert history.codes == ["TP2-EKOJ2-AAAAAAC", "TP1-C-AAAAAAB"]
    assert history.status == "2 of 4 games"
    history.pick("historyRuleSets", 1)
    assert history.codes == ["TP1-C-AAAAAAB"]
    history.pick("historyResults", 1)
    assert history.empty_text == "No finished game matches."
    assert history.items("historyRuleSets") == names


@pytest.mark.usefixtures("several")
def test_codes_are_found_as_they_are_typed(open_window: Open) -> None:
    history = History(open_window())
    history.search("aac")
    assert history.codes == ["TP2-EKOJ2-AAAAAAC"]
    history.search("TP1-E-AAAAAAA")
    assert history.codes == ["TP1-E-AAAAAAA"]
    history.search("")
    assert len(history.codes) == 4


@pytest.mark.usefixtures("several")
def test_closed_it_forgets_what_was_looked_for(open_window: Open) -> None:
    history = History(open_window())
    history.search("aac")
    history.dialog.reject()
    history.it.trigger("actionHistory")
    history.wait()
    assert len(history.codes) == 4


@pytest.mark.usefixtures("several")
def test_typing_into_the_list_searches(open_window: Open) -> None:
    history = History(open_window())
    assert history.view.hasFocus()
    history.press(Key.Key_E)
    history.press(Key.Key_K)
    history.wait()
    assert history.it.find(QLineEdit, "historySearch").text().upper() == "EK"
    assert history.codes == ["TP2-EKOJ2-AAAAAAC"]
    history.press(Key.Key_Return)
    assert history.view.hasFocus(), "Enter leads from the search to what was found"
    assert history.dialog.isVisible()


@pytest.mark.usefixtures("played")
def test_enter_plays_the_game_chosen_back(open_window: Open) -> None:
    it = open_window("")
    history = History(it)
    assert history.codes == [LOST, WON_CODE]
    history.press(Key.Key_Down)
    assert history.chosen == WON_CODE
    history.press(Key.Key_Return)
    it.qtbot.waitUntil(it.window.replay_bar.isVisible)
    assert it.label("codeLabel") == WON_CODE
    assert it.label("replayText") == "The deal: 50 steps follow."
    assert not history.dialog.isVisible(), "it lies over the table"


@pytest.mark.usefixtures("played")
def test_a_game_left_is_played_back_to_where_it_was_left(open_window: Open) -> None:
    it = open_window("")
    history = History(it)
    history.push("historyReplay")
    it.qtbot.waitUntil(it.window.replay_bar.isVisible)
    it.key(Key.Key_End)
    assert it.label("replayText") == "Step 3 of 3: the last move is undone."
    assert it.figures()[1] == "2"


@pytest.mark.usefixtures("played")
def test_it_comes_back_as_it_was_left(open_window: Open) -> None:
    it = open_window("")
    history = History(it)
    history.search("a")
    history.press(Key.Key_Down)
    chosen = history.chosen
    history.push("historyReplay")
    it.qtbot.waitUntil(it.window.replay_bar.isVisible)
    it.trigger("actionHistory")
    history.wait()
    assert it.window.findChildren(HistoryDialog) == [history.dialog]
    assert history.dialog.isVisible()
    assert history.it.find(QLineEdit, "historySearch").text() == "a"
    assert history.chosen == chosen


@pytest.mark.usefixtures("several")
def test_the_deal_is_played_again(open_window: Open) -> None:
    it = open_window()
    it.play("KC")
    history = History(it)
    history.push("historyPlay")
    assert str(it.model.code) == "TP2-CHS-AAAAAAD"
    assert it.model.can_go_back
    assert not history.dialog.isVisible()


@pytest.mark.usefixtures("several")
def test_the_code_is_copied_by_button_and_by_key(open_window: Open) -> None:
    history = History(open_window())
    history.push("historyCopy")
    assert QApplication.clipboard().text() == "TP2-CHS-AAAAAAD"
    assert history.status == "The code TP2-CHS-AAAAAAD is copied."
    history.press(Key.Key_Down)
    history.press(Key.Key_C, CTRL)
    assert QApplication.clipboard().text() == "TP2-EKOJ2-AAAAAAC"


def test_a_game_that_ends_meanwhile_is_added(open_window: Open) -> None:
    it = open_window()
    history = History(it)
    assert history.codes == []
    it.model.draw()
    it.game_window.open_code(LOST)
    it.model.draw()
    it.qtbot.waitUntil(lambda: history.codes == ["TP1-E-AAAAAAB"])
    assert history.empty_text is None
    assert it.log == [DRAW]


@pytest.mark.usefixtures("several")
def test_the_choice_stays_where_the_list_grows(open_window: Open) -> None:
    it = open_window()
    history = History(it)
    history.view.choose(2)
    chosen = history.chosen
    write(it.game_window.library.folder, made_up(deal=99))
    it.game_window.library.games_changed.emit()
    history.wait()
    assert len(history.codes) == 5
    assert history.chosen == chosen
    assert history.view.chosen_row == 3


def test_nothing_is_read_while_it_is_hidden(open_window: Open) -> None:
    it = open_window()
    history = History(it)
    history.dialog.close()
    write(it.game_window.library.folder, made_up())
    it.game_window.library.games_changed.emit()
    assert history.codes == []
    history = History(it)
    assert len(history.codes) == 1


@pytest.mark.usefixtures("several")
def test_who_wants_quiet_sees_neither_score_nor_time(open_window: Open) -> None:
    it = open_window(show_score=False)
    history = History(it)

    def is_hidden(column: Column) -> bool:
        return history.view.isColumnHidden(COLUMNS.index(column))

    assert is_hidden(Column.SCORE)
    assert is_hidden(Column.PAR)
    assert not is_hidden(Column.ELAPSED)
    it.settings.show_clock = False
    assert is_hidden(Column.ELAPSED)
    it.settings.show_statistics = False
    assert not history.dialog.isVisible()
    it.trigger("actionHistory")
    assert not history.dialog.isVisible()


@pytest.mark.usefixtures("several")
@pytest.mark.parametrize(
    ("language", "row"),
    [
        ("ro", ["29.11.2026", "Hogue 1989", "✓ Câștigată"]),
        ("it", ["29/11/26", "Hogue 1989", "✓ Vinta"]),
    ],
)
def test_a_change_of_language_is_followed(open_window: Open, language: str, row: list[str]) -> None:
    it = open_window()
    history = History(it)
    it.settings.language = language
    shown = (Column.ENDED, Column.RULE_SET, Column.RESULT)
    it.qtbot.waitUntil(
        lambda: all(
            history.column(column)[0].startswith(text)
            for column, text in zip(shown, row, strict=True)
        )
    )
    assert history.items("historyResults")[1] == row[2]


@pytest.mark.usefixtures("several")
def test_the_size_is_remembered(open_window: Open) -> None:
    it = open_window()
    history = History(it)
    history.dialog.resize(640, 420)
    history.dialog.close()
    other = HistoryDialog(it.game_window.library, it.settings)
    it.qtbot.addWidget(other)
    assert other.size().toTuple() == (640, 420)


def test_a_damaged_database_is_said(open_window: Open) -> None:
    it = open_window()
    history = History(it)
    away = it.game_window.library.folder / "tripeaks.db"
    away.rename(away.with_name("away.db"))
    it.game_window.library.games_changed.emit()
    history.wait()
    assert "tripeaks.db" in history.status

"""The table of finished games: all numbers at once, rows page by page, nothing that is stale."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from tests.storage.made_up import made_up, write
from tripeaks.model.history_table import COLUMNS, PAGE, HistoryTable, Listing
from tripeaks.model.library import Library
from tripeaks.storage.archive import open_archive
from tripeaks.storage.connection import transaction
from tripeaks.storage.finished import FinishedGame, Result
from tripeaks.storage.history import Column, Filter
from tripeaks.storage.journal import Journal

MANY = 40 * PAGE
SCORE = COLUMNS.index(Column.SCORE)
UP, DOWN = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder


class Plain:
    """Puts games into words that a test can read, and counts how many it was asked for."""

    def __init__(self) -> None:
        self.worded = 0

    def title(self, column: Column) -> str:
        return column.name

    def explain(self, column: Column) -> str | None:
        return "best" if column is Column.PAR else None

    def texts(self, game: FinishedGame) -> tuple[str, ...]:
        self.worded += 1
        return tuple(f"{column.name} {game.score}" for column in COLUMNS)

    def tip(self, game: FinishedGame, column: Column) -> str | None:
        return f"tip {game.score}" if column is Column.ENDED else None

    def spoken(self, game: FinishedGame, column: Column) -> str | None:
        return f"spoken {game.score}" if column is Column.AGAIN else None


class Reader:
    """A table over the games of a folder, with one who looks at it."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot = qtbot
        self.library = Library(folder)
        self.wording = Plain()
        self.table = HistoryTable(self.library, self.wording)
        self.listings: list[Listing] = []
        self.table.listed.connect(self.listings.append)

    def wait(self) -> None:
        self.qtbot.waitUntil(lambda: not self.library.is_busy)

    def refresh(self) -> Listing:
        self.table.refresh()
        self.wait()
        return self.listings[-1]

    def text(self, row: int) -> str | None:
        """Return the score's text in a row as it is now."""
        text: str | None = self.table.index(row, SCORE).data()
        return text

    def look(self, row: int) -> str | None:
        """Look at a row until it is read."""
        if self.text(row) is None:
            self.wait()
        return self.text(row)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with games whose scores tell them apart, the last one newest."""
    Journal(tmp_path).close()
    write(
        tmp_path,
        *(
            made_up(
                score=number,
                rule_set="TP1-C" if number % 2 else "TP1-E",
                result=Result.WON if number % 4 else Result.LEFT,
            )
            for number in range(MANY)
        ),
    )
    return tmp_path


@pytest.fixture
def reader(qtbot: QtBot, folder: Path) -> Iterator[Reader]:
    reader = Reader(qtbot, folder)
    yield reader
    reader.library.stop()


def test_nothing_is_read_before_it_is_asked_for(reader: Reader) -> None:
    assert reader.table.rowCount() == 0
    assert not reader.library.is_busy
    assert reader.table.columnCount() == len(COLUMNS)


def test_a_listing_tells_all_numbers_and_has_the_first_rows(reader: Reader) -> None:
    listing = reader.refresh()
    assert (listing.total, len(listing.numbers)) == (MANY, MANY)
    assert listing.rule_sets == ["TP1-C", "TP1-E"]
    assert reader.table.rowCount() == MANY
    assert reader.text(0) == f"SCORE {MANY - 1}", "the newest first"
    assert not reader.library.is_busy, "the first page came with the numbers"


def test_a_row_further_down_is_empty_until_its_page_is_read(reader: Reader) -> None:
    reader.refresh()
    changes: list[tuple[int, int]] = []
    reader.table.dataChanged.connect(lambda a, b: changes.append((a.row(), b.row())))
    row = 3 * PAGE + 5
    assert reader.text(row) is None
    assert reader.table.game_at(row) is None
    reader.wait()
    assert reader.text(row) == f"SCORE {MANY - 1 - row}"
    assert changes == [(3 * PAGE, 4 * PAGE - 1)]


def test_the_last_page_is_as_long_as_it_is(qtbot: QtBot, tmp_path: Path) -> None:
    Journal(tmp_path).close()
    write(tmp_path, *(made_up(score=number) for number in range(PAGE + 3)))
    reader = Reader(qtbot, tmp_path)
    reader.refresh()
    assert reader.look(PAGE + 2) == "SCORE 0"
    reader.library.stop()


def test_pages_passed_by_in_scrolling_are_not_read(reader: Reader) -> None:
    reader.refresh()
    for page in range(1, 30):
        reader.text(page * PAGE)
    reader.wait()
    assert reader.text(29 * PAGE) is not None
    read = [page for page in range(30) if reader.table.game_at(page * PAGE) is not None]
    assert len(read) <= 6
    assert 29 in read


def test_what_was_read_long_ago_is_let_go_and_read_again(reader: Reader) -> None:
    reader.refresh()
    for page in range(40):
        reader.look(page * PAGE)
    held = sum(reader.table.game_at(row) is not None for row in range(MANY))
    assert held <= 24 * PAGE
    assert reader.table.game_at(1) is None
    assert reader.look(1) == f"SCORE {MANY - 2}"


def test_a_row_is_put_into_words_once(reader: Reader) -> None:
    reader.refresh()
    for _ in range(3):
        for column in range(len(COLUMNS)):
            reader.table.index(0, column).data()
    assert reader.wording.worded == 1
    reader.table.describe_anew()
    reader.text(0)
    assert reader.wording.worded == 2, "in another language"


def test_columns_sort(reader: Reader) -> None:
    reader.refresh()
    reader.table.sort(SCORE, UP)
    reader.wait()
    assert [reader.text(row) for row in range(3)] == ["SCORE 0", "SCORE 1", "SCORE 2"]
    reader.table.sort(SCORE, DOWN)
    reader.wait()
    assert reader.text(0) == f"SCORE {MANY - 1}"


def test_a_filter_lets_some_through(reader: Reader) -> None:
    wanted = Filter("TP1-E", frozenset({Result.WON}))
    reader.table.set_wanted(wanted)
    reader.wait()
    listing = reader.listings[-1]
    assert (listing.total, len(listing.numbers)) == (MANY, MANY // 4)
    assert reader.table.wanted == wanted
    reader.table.set_wanted(Filter(text="ZZZZZZZ"))
    reader.wait()
    assert reader.table.rowCount() == 0


def test_of_many_wishes_only_the_last_is_listed(reader: Reader) -> None:
    for text in ("A", "AA", "AAA", ""):
        reader.table.set_wanted(Filter(text=text))
    reader.table.sort(SCORE, UP)
    reader.wait()
    assert len(reader.listings) == 1
    assert reader.text(0) == "SCORE 0"


def test_a_page_of_a_list_that_is_gone_is_not_shown(reader: Reader) -> None:
    reader.refresh()
    reader.text(5 * PAGE)
    reader.table.sort(SCORE, UP)
    reader.wait()
    assert reader.look(5 * PAGE) == f"SCORE {5 * PAGE}"


def test_games_are_found_by_number_and_row(reader: Reader) -> None:
    listing = reader.refresh()
    assert reader.table.number_at(7) == listing.numbers[7]
    assert reader.table.row_of(listing.numbers[7]) == 7
    game = reader.table.game_at(7)
    assert game is not None
    assert game.number == listing.numbers[7]
    assert reader.table.number_at(-1) is None
    assert reader.table.game_at(MANY) is None
    assert reader.table.row_of(None) is None
    assert reader.table.row_of(10**9) is None


def test_a_game_deleted_meanwhile_leaves_its_row_empty(reader: Reader, folder: Path) -> None:
    listing = reader.refresh()
    gone = listing.numbers[5 * PAGE]
    with open_archive(folder) as connection, transaction(connection):
        connection.execute("DELETE FROM replay WHERE game = ?", (gone,))
        connection.execute("DELETE FROM finished WHERE id = ?", (gone,))
    assert reader.look(5 * PAGE) is None
    assert reader.text(5 * PAGE + 1) is not None
    assert not reader.library.is_busy, "it is not asked for again and again"


def test_a_reading_that_fails_can_be_repeated(reader: Reader, folder: Path) -> None:
    database, away = folder / "tripeaks.db", folder / "away.db"
    database.rename(away)
    reader.table.refresh()
    reader.wait()
    assert reader.listings == []
    away.rename(database)
    assert reader.refresh().total == MANY


def test_titles_tips_and_spoken_texts(reader: Reader) -> None:
    reader.refresh()
    table, roles = reader.table, Qt.ItemDataRole
    across = Qt.Orientation.Horizontal
    assert table.headerData(SCORE, across) == "SCORE"
    par = COLUMNS.index(Column.PAR)
    assert table.headerData(par, across, roles.ToolTipRole) == "best"
    assert table.headerData(SCORE, across, roles.InitialSortOrderRole) == DOWN
    code = COLUMNS.index(Column.CODE)
    assert table.headerData(code, across, roles.InitialSortOrderRole) == UP
    assert table.index(0, 0).data(roles.ToolTipRole) == f"tip {MANY - 1}"
    assert table.index(0, SCORE).data(roles.ToolTipRole) is None
    again = COLUMNS.index(Column.AGAIN)
    assert table.index(0, again).data(roles.AccessibleTextRole) == f"spoken {MANY - 1}"
    assert table.index(0, 0).data(roles.DecorationRole) is None
    assert table.rowCount(table.index(0, 0)) == 0
    assert table.columnCount(QModelIndex()) == len(COLUMNS)


def test_qt_finds_no_fault_in_the_model(reader: Reader, qtmodeltester: ModelTester) -> None:
    reader.refresh()
    qtmodeltester.check(reader.table)  # type: ignore[no-untyped-call]
    reader.table.sort(SCORE, UP)
    reader.wait()

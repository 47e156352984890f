"""The statistics window: whose games, which figures, and what is counted."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.storage.made_up import made_up, write, write_results
from tests.ui.statistics.page import Page
from tripeaks.engine.words import LANGUAGES
from tripeaks.i18n.translators import Translators
from tripeaks.storage.finished import Result
from tripeaks.ui.charts.rate_chart import RateChart
from tripeaks.ui.charts.score_chart import ScoreChart
from tripeaks.ui.statistics.win_ring import WinRing

TRADITIONAL = "TP2-EKS"
OWN = "TP2-EKOJ2"


def test_it_begins_with_the_rules_of_the_game_on_the_table(page: Page) -> None:
    write(page.folder, made_up(rule_set=TRADITIONAL), made_up())
    page.dialog.show_rules(TRADITIONAL)
    page.open()
    assert page.dialog.rule_set == TRADITIONAL
    page.dialog.close()
    page.dialog.show_rules("TP1-C")
    page.open()
    assert page.dialog.rule_set == TRADITIONAL, "there is no game under those"


def test_shows_the_figures_of_all_games(page: Page) -> None:
    write(
        page.folder,
        made_up(score=700, par=755, elapsed_ms=125_000, draws=9),
        made_up(score=760, par=760, elapsed_ms=3_725_000, draws=4, undos=1),
        made_up(score=455, par=750, result=Result.STUCK, elapsed_ms=1000, draws=23),
        made_up(score=772, par=772, elapsed_ms=1000, draws=0, is_again=True),
    )
    page.open()
    assert page.find(WinRing).text == "67\u00a0%"
    shown = {
        name: page.figure(name)
        for name in (
            "wonOfPlayed",
            "currentStreak",
            "longestStreak",
            "unaidedWins",
            "playedAgain",
            "bestScore",
            "averageScore",
            "belowPar",
            "fewestDraws",
            "fastestWin",
            "averageTime",
        )
    }
    assert shown == {
        "wonOfPlayed": "2 of 3 games won",
        "currentStreak": "0",
        "longestStreak": "2",
        "unaidedWins": "1",
        "playedAgain": "1",
        "bestScore": "760",
        "averageScore": "638.3",
        "belowPar": "116.7",
        "fewestDraws": "4",
        "fastestWin": "2:05",
        "averageTime": "32:05",
    }


def test_says_what_is_counted(page: Page) -> None:
    note = page.open().find(QLabel, "countingNote")
    assert note.isVisible()
    for fact in ("first move", "counts as lost", "counts once", "played again", "undo, hint"):
        assert fact in note.text()


def test_without_games_it_says_so_and_shows_no_figures(page: Page) -> None:
    page.open()
    assert page.find(QLabel, "noGames").isVisible()
    assert not page.find(WinRing).isVisible()
    for name in ("scoreChart", "rateChart", "spreadChart"):
        assert not page.find(QWidget, name).isVisible()
    assert page.rule_sets == ["All rules"]


def test_games_played_again_alone_have_no_win_rate(page: Page) -> None:
    write_results(page.folder, "wl")
    page.open()
    assert page.find(WinRing).text == "–"
    assert page.figure("playedAgain") == "2"
    assert page.figure("bestScore") == "–"
    assert page.find(ScoreChart).count == 0


def test_each_rule_set_played_can_be_chosen_the_presets_by_name(page: Page) -> None:
    for rule_set in (OWN, TRADITIONAL, "TP1-C", "TP1-E", "TP2-CHS"):
        write_results(page.folder, "W", rule_set=rule_set)
    page.open()
    names = ["All rules", "Easy", "Classic", "Traditional", "Hogue 1989"]
    assert page.rule_sets[:5] == names
    assert OWN in page.rule_sets[5]
    assert len(page.rule_sets) == 6


def test_a_rule_set_has_its_own_figures(page: Page) -> None:
    write_results(page.folder, "WWL", score=700)
    write_results(page.folder, "L", rule_set="TP1-C", score=500)
    page.open()
    assert page.figure("wonOfPlayed") == "2 of 4 games won"
    page.choose("Classic")
    assert page.figure("wonOfPlayed") == "0 of 1 game won"
    assert page.find(WinRing).text == "0\u00a0%"
    assert page.figure("bestScore") == "500"
    assert page.find(ScoreChart).count == 1


def test_scores_under_different_systems_are_not_added_up(page: Page) -> None:
    write_results(page.folder, "W", score=700)
    write_results(page.folder, "W", rule_set=TRADITIONAL, score=240)
    page.open()
    assert page.figure("bestScore") == page.figure("averageScore") == "–"
    assert page.figure("wonOfPlayed") == "2 of 2 games won"
    page.choose("Traditional")
    assert page.figure("bestScore") == "240"


def test_follows_games_that_end_meanwhile(page: Page) -> None:
    write_results(page.folder, "W")
    page.open().change("L")
    assert page.figure("wonOfPlayed") == "1 of 2 games won"


def test_the_rule_set_chosen_stays_chosen(page: Page) -> None:
    write_results(page.folder, "W", rule_set="TP1-C")
    page.open()
    page.choose("Classic")
    page.change("L")
    assert page.rule_sets == ["All rules", "Easy", "Classic"]
    assert page.box.currentText() == "Classic"
    assert page.figure("wonOfPlayed") == "1 of 1 game won"


def test_reads_nothing_while_it_is_hidden(page: Page) -> None:
    page.open()
    page.dialog.close()
    write_results(page.folder, "WL")
    page.library.games_changed.emit()
    assert not page.library.is_busy
    page.open()
    assert page.figure("wonOfPlayed") == "1 of 2 games won"


def test_games_that_end_during_a_reading_are_read_as_well(page: Page) -> None:
    page.open()
    page.library.games_changed.emit()
    page.change("W")
    page.qtbot.waitUntil(lambda: page.figure("wonOfPlayed") == "1 of 1 game won")


def test_win_rates_begin_after_twenty_games(page: Page) -> None:
    write_results(page.folder, "W" * 19)
    page.open()
    assert page.find(RateChart).count == 0
    page.change("L")
    assert page.find(RateChart).count == 1
    assert "95" in page.find(RateChart).summary()


def test_a_failing_disk_is_told_in_a_sentence(page: Page, folder: Path) -> None:
    page.open()
    (folder / "tripeaks.db").rename(folder / "gone.db")
    page.library.games_changed.emit()
    page.wait()
    status = page.find(QLabel, "statisticsStatus")
    page.qtbot.waitUntil(status.isVisible)
    assert status.text()
    (folder / "gone.db").rename(folder / "tripeaks.db")
    page.change("W")
    assert not status.isVisible()
    assert page.figure("wonOfPlayed") == "1 of 1 game won"


def test_works_by_keys_alone(page: Page) -> None:
    write_results(page.folder, "WWL" * 10)
    page.open()
    order = []
    for _ in range(6):
        focused = QApplication.focusWidget()
        assert focused is not None
        order.append(focused.objectName())
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert [name for name in order if "Chart" in name] == ["scoreChart", "rateChart", "spreadChart"]
    assert "ruleSetBox" in order
    QTest.keyClick(page.dialog, Qt.Key.Key_Escape)
    assert not page.dialog.isVisible()


@pytest.mark.parametrize("size", [(440, 300), (920, 680)])
def test_nothing_is_cut_off(page: Page, size: tuple[int, int]) -> None:
    write_results(page.folder, "WWL" * 40)
    page.open()
    page.dialog.resize(*size)
    page.qtbot.waitUntil(lambda: page.dialog.width() == size[0])
    QApplication.processEvents()
    for label in page.dialog.findChildren(QLabel):
        if label.isVisible() and not label.wordWrap():
            assert label.width() >= label.sizeHint().width(), label.text()


def test_speaks_the_new_language(page: Page, translators: Translators) -> None:
    write_results(page.folder, "W", rule_set="TP1-C")
    page.open()
    translators.install("ro")
    page.qtbot.waitUntil(lambda: page.dialog.windowTitle() == "Statistici")
    assert page.rule_sets[1] == LANGUAGES["ro"].rules.classic
    assert "Statist" not in page.figure("countingNote")


@pytest.fixture
def large_letters(qapp: QApplication) -> Iterator[None]:
    """Set the letters of a player who wants them large."""
    font = qapp.font()
    qapp.setFont(QFont(font.family(), 13))
    yield
    qapp.setFont(font)


@pytest.mark.usefixtures("large_letters")
@pytest.mark.parametrize("language", ["en", "ro", "it"])
def test_columns_and_scroll_bar_agree_at_every_width(
    qtbot: QtBot, folder: Path, translators: Translators, language: str
) -> None:
    translators.install(language)
    write_results(folder, "WLWL" * 10)
    for width in range(660, 760, 12):
        page = Page(qtbot, folder)
        page.dialog.resize(width, 620)
        page.open()
        QApplication.processEvents()
        assert page.dialog.height() == 620
        page.dialog.close()
        page.dialog.stop()
        page.library.stop()

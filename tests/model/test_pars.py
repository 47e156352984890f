"""Finished games get the best score of their deal, beside the window and not without end."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from uuid import uuid4

import pytest
from pytestqt.qtbot import QtBot

from tests.storage.made_up import GAME
from tripeaks.engine.codes import parse_code
from tripeaks.model import pars
from tripeaks.model.library import Library
from tripeaks.model.pars import Pars, par_of
from tripeaks.storage.archive import open_archive
from tripeaks.storage.connection import transaction
from tripeaks.storage.finished_rows import insert_finished
from tripeaks.storage.history import History
from tripeaks.storage.journal import Journal

PATIENCE_MS = 60_000
"""Without a compiler a deal takes the solver up to a second."""


@pytest.fixture
def library(qtbot: QtBot, tmp_path: Path) -> Iterator[Library]:
    Journal(tmp_path).close()
    library = Library(tmp_path)
    yield library
    library.stop()


def add(folder: Path, *deals: int) -> None:
    with open_archive(folder) as connection, transaction(connection):
        for deal in deals:
            insert_finished(connection, [(replace(GAME, identity=uuid4(), deal=deal), b"", None)])


def pars_in(folder: Path) -> list[int | None]:
    with open_archive(folder) as connection:
        history = History(connection)
        return [game.par for game in history.games(history.numbers())]


def test_every_game_of_a_deal_gets_its_par(qtbot: QtBot, library: Library, tmp_path: Path) -> None:
    add(tmp_path, 1, 2, 1)
    with qtbot.waitSignal(library.games_changed, timeout=PATIENCE_MS):
        Pars(library).fill()
    expected = [par_of(parse_code(f"TP1-E-AAAAAA{letter}")) for letter in "BCB"]
    assert pars_in(tmp_path) == expected
    assert par_of(parse_code("TP1-E-AAAAAAB")) > 700


def test_more_than_a_handful_come_in_turns_and_not_without_end(
    qtbot: QtBot, library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pars, "_IN_ALL", 10)
    add(tmp_path, *range(13))
    with qtbot.waitSignal(library.games_changed, timeout=PATIENCE_MS):
        Pars(library).fill()
    found = pars_in(tmp_path)
    assert found[10:] == [None] * 3, "the latest games come first"
    assert None not in found[:10]


def test_where_all_is_known_nothing_is_told(qtbot: QtBot, library: Library, tmp_path: Path) -> None:
    filling = Pars(library)
    filling.fill()
    with qtbot.assertNotEmitted(library.games_changed):
        qtbot.waitUntil(lambda: not library.is_busy)
    add(tmp_path, 5)
    with qtbot.waitSignal(library.games_changed, timeout=PATIENCE_MS):
        filling.fill()


def test_a_failure_is_not_for_ever(qtbot: QtBot, library: Library, tmp_path: Path) -> None:
    filling = Pars(library)
    database = tmp_path / "tripeaks.db"
    database.rename(tmp_path / "away")
    with qtbot.waitSignal(library.failed):
        filling.fill()
    (tmp_path / "away").rename(database)
    add(tmp_path, 5)
    with qtbot.waitSignal(library.games_changed, timeout=PATIENCE_MS):
        filling.fill()

"""A database cut short or with a changed byte: the program starts, and shows nothing untrue.

Whatever happened to the file, the journal opens and saves; what is shown is exactly what was
written, or a notice says which file was set aside.
"""

import shutil
from datetime import date
from pathlib import Path
from random import Random
from typing import Final

import pytest

from tests.engine.vectors import WON_ACTIONS, WON_CODE
from tests.storage.desk import OPENING, STUCK, Desk, position
from tripeaks.engine.errors import KnownError, Problem
from tripeaks.storage.archive import open_archive
from tripeaks.storage.connection import DATABASE_NAME, SIDECARS
from tripeaks.storage.daily import daily_results
from tripeaks.storage.failures import DatabaseError
from tripeaks.storage.history import Column, History
from tripeaks.storage.soundness import check_everything
from tripeaks.storage.statistics import Statistics

FLIPS: Final = 200
STEP: Final = 512
KINDS: Final = {Problem.DATABASE_DAMAGED, Problem.DATABASE_FOREIGN}


@pytest.fixture(scope="module", params=["closed", "killed"])
def original(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a player whose program was closed, or killed with its log beside the file."""
    folder = tmp_path_factory.mktemp("played")
    desk = Desk(folder).win()
    for number in range(12):
        code = f"TP1-{'EC'[number % 2]}-QWERTY{'ABCDEFGHIJKL'[number]}"
        desk.new(code, daily=date(2026, 11, 1 + number)).play("draw " * 9 + "undo redo")
    desk = desk.restart()
    desk.new("TP2-CH-ABCDEFG", daily=date(2026, 11, 27)).stick()
    desk.new(WON_CODE).play(WON_ACTIONS)
    desk.new(OPENING).play("KC AS undo draw").new(STUCK)
    if request.param == "closed":
        desk.journal.close()
        return folder
    copy = tmp_path_factory.mktemp("killed")
    shutil.copytree(folder, copy, dirs_exist_ok=True)
    desk.journal.close()
    assert (copy / f"{DATABASE_NAME}-wal").stat().st_size > 0
    return copy


def shown(folder: Path) -> dict[str, object]:
    """Return all that the program shows of its finished games."""
    with open_archive(folder) as connection:
        history = History(connection)
        numbers = history.numbers()
        statistics = Statistics(connection)
        everything: dict[str, object] = {
            "games": history.games(numbers),
            "by score": list(history.numbers(column=Column.SCORE)),
            "replays": [history.replay(number).log for number in numbers],
            "daily": daily_results(connection, date(2026, 1, 1), date(2026, 12, 31)),
        }
        for rule_set in (None, *history.rule_sets()):
            everything |= {
                f"figures {rule_set}": statistics.figures(rule_set),
                f"scores {rule_set}": statistics.scores(rule_set),
                f"spread {rule_set}": statistics.distribution(rule_set),
                f"rates {rule_set}": statistics.win_rates(3, rule_set),
            }
    return everything


def look(folder: Path) -> dict[str, object] | None:
    """Return all that the program shows, None when it says that the file is damaged."""
    try:
        return shown(folder)
    except DatabaseError as error:
        return None if error.problem is Problem.DATABASE_DAMAGED else {"problem": error.problem}


def check(folder: Path, truth: dict[str, object], table: tuple[object, object]) -> bool:
    """Start the program on a folder and look at everything; return whether a file was set aside."""
    desk = Desk(folder)
    notices = desk.journal.take_notices()
    if not notices:
        assert (position(desk.session), position(desk.left)) == table
        seen = look(folder)
        assert seen in (truth, None)
        if seen is None:
            desk.journal.replace_damaged()
            notices = desk.journal.take_notices()
            assert position(desk.session) == table[0]
    else:
        check_table(desk, table)
    if notices:
        check_set_aside(folder, notices)
        assert shown(folder) != truth
        assert desk.history() == []
    desk.new("TP1-E-ZZZZZZZ").play("draw")
    assert desk.journal.is_saved
    desk.journal.close()
    again = Desk(folder)
    assert again.game.move_count == 1
    again.journal.close()
    assert again.journal.take_notices() == []
    return bool(notices)


def check_table(desk: Desk, table: tuple[object, object]) -> None:
    """Check that nothing is on the table but what was there, or a beginning of it."""
    for session in (desk.session, desk.left):
        if session is not None:
            seen = position(session)
            assert isinstance(seen, tuple)
            for then in table:
                assert isinstance(then, tuple)
                if then[0] == seen[0]:
                    assert seen[1] == then[1]
                    assert seen[2] == then[2][: len(seen[2])]
                    break
            else:
                raise AssertionError(seen)


def check_set_aside(folder: Path, notices: list[KnownError]) -> None:
    assert [notice.problem in KINDS for notice in notices] == [True]
    assert (folder / notices[0].found).exists()


@pytest.fixture(scope="module")
def truth(original: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    return shown(copied(original, tmp_path_factory.mktemp("whole")))


@pytest.fixture(scope="module")
def table(original: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[object, object]:
    desk = Desk(copied(original, tmp_path_factory.mktemp("whole")))
    assert desk.journal.take_notices() == []
    desk.journal.close()
    return position(desk.session), position(desk.left)


def copied(original: Path, folder: Path) -> Path:
    for end in ("", *SIDECARS):
        source = original / f"{DATABASE_NAME}{end}"
        if source.exists():
            shutil.copy(source, folder)
    return folder


def test_the_whole_file_is_sound(
    original: Path, tmp_path: Path, truth: dict[str, object], table: tuple[object, object]
) -> None:
    assert not check(copied(original, tmp_path), truth, table)


def test_a_file_cut_short_anywhere(
    original: Path, tmp_path: Path, truth: dict[str, object], table: tuple[object, object]
) -> None:
    size = (original / DATABASE_NAME).stat().st_size
    for length in range(0, size, STEP):
        folder = tmp_path / str(length)
        folder.mkdir()
        with (copied(original, folder) / DATABASE_NAME).open("r+b") as file:
            file.truncate(length)
        check(folder, truth, table)
        shutil.rmtree(folder)


def test_a_changed_byte_anywhere(
    original: Path, tmp_path: Path, truth: dict[str, object], table: tuple[object, object]
) -> None:
    random = Random(200)
    data = (original / DATABASE_NAME).read_bytes()
    set_aside = 0
    for number in range(FLIPS):
        folder = tmp_path / str(number)
        folder.mkdir()
        changed = bytearray(data)
        changed[random.randrange(len(data))] ^= random.randrange(1, 256)
        (copied(original, folder) / DATABASE_NAME).write_bytes(changed)
        set_aside += check(folder, truth, table)
        shutil.rmtree(folder)
    assert set_aside


def test_a_damaged_log_beside_the_file_gives_an_earlier_moment(
    original: Path, tmp_path: Path, truth: dict[str, object]
) -> None:
    log = original / f"{DATABASE_NAME}-wal"
    if not log.exists():
        pytest.skip("a program that was closed leaves none")
    random = Random(7)
    data = log.read_bytes()
    games = truth["games"]
    assert isinstance(games, list)
    for number in range(60):
        folder = tmp_path / str(number)
        folder.mkdir()
        changed = bytearray(data)
        at = random.randrange(len(data))
        if number % 2:
            changed[at] ^= random.randrange(1, 256)
        else:
            del changed[at:]
        (copied(original, folder) / log.name).write_bytes(changed)
        desk = Desk(folder)
        assert desk.journal.take_notices() == []
        with open_archive(folder) as connection:
            check_everything(connection)
            history = History(connection)
            numbers = history.numbers(descending=False)
            assert history.games(numbers) == games[::-1][: len(numbers)]
        desk.new("TP1-E-ZZZZZZZ").play("draw")
        assert desk.journal.is_saved
        desk.journal.close()

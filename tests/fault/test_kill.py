"""kill -9 at a random moment: every action that was acknowledged is there, and all adds up.

A process plays through the journal, with backups and checks going on beside it, and is killed;
the next one goes on where it ended. 25 times; ``ALL_KILLS=1`` in the environment makes it 500.
"""

import os
import signal
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import sleep
from typing import Final
from uuid import UUID

import pytest

from tripeaks.engine.codes import DealCode, parse_code
from tripeaks.engine.state import Outcome
from tripeaks.storage.archive import open_archive
from tripeaks.storage.finished_rows import read_log
from tripeaks.storage.history import History
from tripeaks.storage.journal import Journal
from tripeaks.storage.packing import pack_entries, replay
from tripeaks.storage.session import Session
from tripeaks.storage.soundness import check_everything
from tripeaks.storage.statistics import Statistics

KILLS: Final = 500 if os.environ.get("ALL_KILLS") else 25
PLAYER: Final = Path(__file__).with_name("player.py")

needs_signals = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no kill -9")


@dataclass
class Told:
    """What the player told of a game."""

    code: DealCode
    log: bytearray
    given: int
    hints: int = 0

    @property
    def is_begun(self) -> bool:
        return len(self.log) > self.given

    @property
    def is_won(self) -> bool:
        return replay(self.code, bytes(self.log)).state.outcome is Outcome.WON


@dataclass
class Witness:
    """Follows what is told, and knows what must be true after a kill."""

    games: dict[UUID, Told] = field(default_factory=dict)
    finished: set[UUID] = field(default_factory=set)
    current: UUID | None = None
    left: UUID | None = None
    checked: int = 0
    actions: int = 0

    def hear(self, line: str) -> None:
        word, name, *facts = line.split()
        identity = UUID(name)
        if word == "open":
            self._open(identity, *facts)
        elif word == "help":
            self.games[identity].hints = int(facts[0])
        else:
            assert identity == self.current
            self.actions += 1
            self.games[identity].log.append(int(facts[0]))
            self._end(self.left)
            self.left = None
            if self.games[identity].is_won:
                self.finished.add(identity)

    def _open(self, identity: UUID, code: str, given: str, hints: str, left: str) -> None:
        log = bytearray() if given == "-" else bytearray.fromhex(given)
        told = self.games.setdefault(identity, Told(parse_code(code), log, len(log), int(hints)))
        assert told.log == log
        before = {self.current, self.left}
        self.current, self.left = identity, None if left == "-" else UUID(left)
        for other in before - {self.current, self.left}:
            self._end(other)

    def _end(self, identity: UUID | None) -> None:
        if identity is not None and self.games[identity].is_begun:
            self.finished.add(identity)

    def check(self, folder: Path) -> None:
        """Start the program after the kill and compare."""
        journal = Journal(folder)
        assert journal.take_notices() == []
        assert journal.is_saved
        on_table = {one.identity: one for one in (journal.current, journal.left) if one}
        journal.close()
        found = self._check_history(folder)
        for identity in {self.current, self.left} - {None}:
            assert identity is not None
            if identity in on_table:
                self._check_session(on_table.pop(identity), self.games[identity])
            else:  # it ended with an action that nobody heard of
                assert identity in found or not self.games[identity].is_begun
        for stranger in on_table.values():  # opened, but killed before it could be told
            assert not stranger.is_begun

    def _check_session(self, session: Session, told: Told) -> None:
        log = pack_entries(session.game.log)
        assert log[: len(told.log)] == told.log
        assert len(log) <= len(told.log) + 1
        assert session.hints_used in (told.hints, told.hints + 1)
        told.log[:] = log
        told.hints = session.hints_used

    def _check_history(self, folder: Path) -> set[UUID]:
        with open_archive(folder) as connection:
            check_everything(connection)
            history = History(connection)
            games = history.games(history.numbers())
            found = {game.identity for game in games}
            assert len(found) == len(games)
            assert self.finished <= found
            assert found - self.finished <= {self.current, self.left}
            for game in games:
                if game.number > self.checked:
                    told = self.games[game.identity]
                    log = read_log(connection, game.number, game.identity)
                    assert log[: len(told.log)] == told.log
                    assert len(log) <= len(told.log) + (game.identity == self.current)
                    told.log[:] = log
                    assert history.replay(game.number).code == told.code
                    assert game.hints == told.hints
            self.checked = max((game.number for game in games), default=0)
            figures = Statistics(connection).figures()
        assert figures.played + figures.again == len(games)
        assert figures.won == sum(game.is_won and not game.is_again for game in games)
        self.finished = found
        return found


@needs_signals
def test_every_acknowledged_action_survives_kill_9(tmp_path: Path) -> None:
    random = Random(9)
    witness = Witness()
    for number in range(KILLS):
        process = subprocess.Popen(
            [sys.executable, PLAYER, tmp_path, str(number)], stdout=subprocess.PIPE
        )
        assert process.stdout is not None
        first = process.stdout.readline()
        sleep(random.random() ** 2 / 4)
        process.kill()
        rest, _ = process.communicate()
        assert process.returncode == -signal.SIGKILL
        for line in (first + rest).decode().splitlines():
            witness.hear(line)
        witness.check(tmp_path)
    assert witness.actions > KILLS
    assert len(witness.finished) > KILLS / 5
    print(f"{KILLS} kills, {witness.actions} actions, {len(witness.finished)} games")

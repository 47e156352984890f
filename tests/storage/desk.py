"""A player at the table without a window: does what the model does, and keeps the journal."""

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

from tests.engine.play import entry
from tests.engine.vectors import WON_ACTIONS, WON_CODE
from tripeaks.engine.codes import parse_code
from tripeaks.engine.errors import Problem
from tripeaks.engine.game import Game, Step
from tripeaks.engine.moves import Entry
from tripeaks.engine.state import Outcome
from tripeaks.storage.archive import open_archive
from tripeaks.storage.finished import FinishedGame
from tripeaks.storage.history import Column, History
from tripeaks.storage.journal import Journal
from tripeaks.storage.session import Session
from tripeaks.storage.statistics import Figures, Statistics

OPENING = "TP1-E-AAAAAAB"
STUCK = "TP1-E-AAAAAAA"


class Clock:
    """A clock that a test sets; it goes on by a second each time it is read."""

    def __init__(self) -> None:
        self.time = datetime(2026, 11, 29, 12, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.time += timedelta(seconds=1)
        return self.time

    def move(self, **parts: int) -> None:
        self.time += timedelta(**parts)


class Desk:
    """The table of a program that was just started."""

    def __init__(self, folder: Path, clock: Callable[[], datetime] | None = None) -> None:
        self.folder = folder
        self.clock = clock or Clock()
        self.journal = Journal(folder, self.clock)
        self.session = self.journal.current
        self.left = self.journal.left

    @property
    def game(self) -> Game:
        assert self.session is not None
        return self.session.game

    def new(self, code: str, *, daily: date | None = None, winnable: bool = False) -> "Desk":
        session = Session(Game(parse_code(code)), winnable, daily=daily)
        in_play = self.session is not None and (
            self.session.is_begun and self.game.state.outcome is not Outcome.WON
        )
        return self._open(session, self.session if in_play else self.left)

    def go_back(self) -> "Desk":
        assert self.left is not None
        return self._open(self.left, None)

    def play_on(self, count: int) -> "Desk":
        assert self.session is not None
        game = Game(self.game.code)
        for action in self.game.standing_actions[:count]:
            game.play(action)
        return self._open(self.session.branch(game), self.session)

    def play(self, words: str) -> "Desk":
        for word in words.split():
            self.act(entry(self.game, word))
        return self

    def act(self, what: Entry) -> None:
        assert self.session is not None
        assert isinstance(self.game.play(what), Step)
        self.session.elapsed_ms += 1000
        self.left = None
        self.journal.append(what)

    def win(self) -> "Desk":
        """Play a game that is won."""
        return self.new(WON_CODE).play(WON_ACTIONS)

    def stick(self) -> "Desk":
        """Draw all cards of the game on the table, then take what can be taken."""
        self.play("draw " * self.game.state.stock_count)
        while actions := self.game.state.actions:
            self.act(actions[0])
        assert self.game.state.outcome is Outcome.STUCK
        return self

    def lose(self, code: str = STUCK) -> "Desk":
        """Play a game that is lost once another one's first action is played."""
        return self.new(code).play("draw")

    def restart(self) -> "Desk":
        """End the program and start it again."""
        self.journal.close()
        return Desk(self.folder, self.clock)

    def crash(self) -> "Desk":
        """Start the program again; the one before never ended."""
        return Desk(self.folder, self.clock)

    @property
    def problem(self) -> Problem | None:
        return None if self.journal.failure is None else self.journal.failure.problem

    def history(self) -> list[FinishedGame]:
        """Return all finished games, oldest first."""
        with open_archive(self.folder) as connection:
            history = History(connection)
            return history.games(history.numbers(column=Column.ENDED, descending=False))

    def figures(self, rule_set: str | None = None) -> Figures:
        with open_archive(self.folder) as connection:
            return Statistics(connection).figures(rule_set)

    def _open(self, session: Session, left: Session | None) -> "Desk":
        self.session, self.left = session, left
        self.journal.open_game(session, left)
        return self


def position(session: Session | None) -> object:
    """Return all that must survive of a session, for a comparison."""
    assert session is not None
    game = session.game
    return (
        session.identity,
        game.code,
        game.log,
        game.state,
        game.can_redo,
        session.elapsed_ms,
        session.hints_used,
        session.checks_used,
        session.daily,
        session.is_known_winnable,
        session.given,
        session.started_ms,
        session.is_again,
    )

"""Games that are over: what the history and the statistics know of each.

All but `par` follows from the session at the moment it ended. It is stored nevertheless, against
the rule that nothing derived is: statistics of 100,000 games cannot replay every log.
"""

from dataclasses import dataclass
from datetime import date, datetime
from enum import IntEnum
from typing import Final, NamedTuple
from uuid import UUID

from tripeaks.engine.breakdown import longest_chain
from tripeaks.engine.codes import DealCode, parse_code
from tripeaks.engine.game import Game
from tripeaks.engine.state import Outcome
from tripeaks.engine.tableau import SITE_COUNT
from tripeaks.storage.packing import pack_entries
from tripeaks.storage.session import Session


class Result(IntEnum):
    """How a game ended. A game that is not won is lost: left stuck, or left before."""

    LEFT = 0
    WON = 1
    STUCK = 2


class LogFigures(NamedTuple):
    """What a game's log comes to, in the units of `FinishedGame`."""

    result: Result
    score: int
    moves: int
    draws: int
    undos: int
    longest_chain: int
    cards_taken: int


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """The facts of a game that is over.

    Times are in milliseconds, moments those of UTC; `day` is the player's own date when it ended,
    `daily` the date whose daily deal it was. `draws` counts the cards drawn in the last position,
    `moves` and `undos` everything done. `is_again`: the deal was begun before under the same
    rules, or the game was taken up from a position of another. `par` is the deal's best score,
    None until it was told. `number` is the game's key in the database, 0 while it has none.
    """

    identity: UUID
    rule_set: str
    deal: int
    started_ms: int
    ended_ms: int
    day: date
    daily: date | None
    result: Result
    score: int
    moves: int
    draws: int
    undos: int
    hints: int
    checks: int
    longest_chain: int
    elapsed_ms: int
    cards_taken: int
    is_again: bool
    is_known_winnable: bool
    par: int | None = None
    number: int = 0

    @property
    def code(self) -> DealCode:
        """The code that deals it again."""
        return code_of(self.rule_set, self.deal)

    @property
    def figures(self) -> LogFigures:
        """Those of the facts that its log must come to."""
        return LogFigures(
            self.result,
            self.score,
            self.moves,
            self.draws,
            self.undos,
            self.longest_chain,
            self.cards_taken,
        )

    @property
    def is_won(self) -> bool:
        """Whether it was won."""
        return self.result is Result.WON

    @property
    def is_unaided(self) -> bool:
        """Whether it was played without undo, hint or check."""
        return not (self.undos or self.hints or self.checks)


def rule_set_of(code: DealCode) -> str:
    """Return the name of a code's rule set: all of it before the deal, such as ``TP1-E``."""
    return str(code).rpartition("-")[0]


def code_of(rule_set: str, deal: int) -> DealCode:
    """Return the code of deal number `deal` under the rules named `rule_set`."""
    return DealCode(parse_code(f"{rule_set}-AAAAAAA").rules, deal)


def figures_of(game: Game) -> LogFigures:
    """Return what `game` comes to, if it ends as it stands."""
    state = game.state
    return LogFigures(
        result=_RESULTS[state.outcome],
        score=state.score,
        moves=game.move_count,
        draws=state.drawn,
        undos=game.undo_count,
        longest_chain=longest_chain(state),
        cards_taken=SITE_COUNT - state.remaining.bit_count(),
    )


_RESULTS: Final = {
    Outcome.IN_PROGRESS: Result.LEFT,
    Outcome.WON: Result.WON,
    Outcome.STUCK: Result.STUCK,
}


def finish(session: Session, ended: datetime) -> tuple[FinishedGame, bytes]:
    """Return the facts of a session that ends as it stands, and its log; `ended` is local time."""
    game, ended_ms = session.game, milliseconds(ended)
    facts = FinishedGame(
        identity=session.identity,
        rule_set=rule_set_of(game.code),
        deal=game.code.number,
        started_ms=ended_ms if session.started_ms is None else session.started_ms,
        ended_ms=ended_ms,
        day=ended.date(),
        daily=session.daily,
        hints=session.hints_used,
        checks=session.checks_used,
        elapsed_ms=session.elapsed_ms,
        is_again=bool(session.is_again),
        is_known_winnable=session.is_known_winnable,
        **figures_of(game)._asdict(),
    )
    return facts, pack_entries(game.log)


def milliseconds(moment: datetime) -> int:
    """Return a moment in milliseconds of UTC since 1970."""
    return round(moment.timestamp() * 1000)

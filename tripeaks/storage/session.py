"""A game on the table and what belongs to playing it, beside the log that the engine keeps."""

from dataclasses import dataclass, field
from datetime import date
from uuid import UUID, uuid4

from tripeaks.engine.game import Game


@dataclass
class Session:
    """A game and what belongs to playing it: what is known of its deal, the help asked for, time.

    `elapsed_ms` is the time on the game's clock. `daily` is the date whose daily deal it is.
    `given` is how many entries of the log were there when the game was opened: a game taken up
    from a position of another has some that its player did not play.

    The journal sets the rest: `started_ms`, the moment of the first action in milliseconds of
    UTC, and `is_again`, whether the deal was begun before under the same rules; both are None
    until they are known.
    """

    game: Game
    is_known_winnable: bool = False
    hints_used: int = 0
    checks_used: int = 0
    elapsed_ms: int = 0
    daily: date | None = None
    given: int = 0
    started_ms: int | None = None
    is_again: bool | None = None
    identity: UUID = field(default_factory=uuid4)

    @property
    def entry_count(self) -> int:
        """How many entries the game's log has."""
        return self.game.move_count + self.game.undo_count

    @property
    def is_begun(self) -> bool:
        """Whether something was played in it: from its first action on a game counts."""
        return self.entry_count > self.given

    def branch(self, game: Game) -> "Session":
        """Return a new session for `game`, taken up from a position of this one.

        Help asked for in this one counts in the new one as well; its clock starts anew.
        """
        return Session(
            game,
            self.is_known_winnable,
            self.hints_used,
            self.checks_used,
            given=game.move_count + game.undo_count,
        )

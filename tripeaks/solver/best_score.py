"""The best final score that a position still allows, exactly, for every scoring system."""

from dataclasses import dataclass
from functools import cached_property

from tripeaks.engine.moves import Action
from tripeaks.engine.state import State
from tripeaks.solver.best_game import BestGame
from tripeaks.solver.puzzle import Gains


@dataclass(frozen=True)
class BestScore:
    """The best final score, and on demand a line that reaches it."""

    score: int
    _game: BestGame

    @cached_property
    def line(self) -> tuple[Action, ...]:
        """The actions from the position to the end of the game."""
        return self._game.line()


def best_score(state: State) -> BestScore:
    """Return the best final score over all games from `state`, ended won or stuck."""
    best = _best(state, wins_only=False)
    if best is None:
        raise AssertionError("every game ends")
    return best


def best_won_score(state: State) -> BestScore | None:
    """Return the best final score over all wins from `state`; None where it cannot be won."""
    return _best(state, wins_only=True)


def _best(state: State, *, wins_only: bool) -> BestScore | None:
    scoring = state.rules.scoring
    gains = Gains(
        scoring.take,
        scoring.draw,
        scoring.peaks,
        scoring.clear_bonus,
        scoring.leftover_points(1),
        wins_only,
    )
    game = BestGame(state, gains)
    if game.value is None:
        return None
    # A floor may be left to the end, because it never comes between two games of which one is
    # better: Moves starts at 500 and can lose 54 points; in Chain nothing but leftovers, at the
    # very end, takes points away, and a floor there keeps the order of scores; Hogue has none.
    score = state.points + game.value
    return BestScore(score if scoring.floor is None else max(score, scoring.floor), game)

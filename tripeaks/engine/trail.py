"""The way a game went: every position that its log passed through, undone ones as well."""

from dataclasses import replace
from itertools import accumulate

from tripeaks.engine.codes import DealCode
from tripeaks.engine.game import Game, Step
from tripeaks.engine.moves import REDO, UNDO, Undo
from tripeaks.engine.state import State


class Trail:
    """The steps of a game; place n is the position after n of them, place 0 the deal."""

    def __init__(self, game: Game) -> None:
        """Walk through all that was done in `game`, which may be played on meanwhile."""
        self._game = Game(game.code)
        self._deal = self._game.state
        self._steps: list[Step] = []
        for entry in game.log:
            step = self._game.play(entry)
            assert isinstance(step, Step), "a log holds what was legal"
            self._steps.append(step)
        counts = (not isinstance(step.cause, Undo) for step in self._steps)
        self._moves = list(accumulate(counts, initial=0))

    def __len__(self) -> int:
        """Return how many steps there are."""
        return len(self._steps)

    @property
    def code(self) -> DealCode:
        """The code of the deal."""
        return self._game.code

    @property
    def game(self) -> Game:
        """The whole game; not to be played on."""
        return self._game

    def state_at(self, place: int) -> State:
        """Return the position at a place."""
        return self._steps[place - 1].after if place else self._deal

    def moves_at(self, place: int) -> int:
        """Return the move counter at a place."""
        return self._moves[place]

    def step_to(self, place: int) -> Step:
        """Return the step that led to a place, any but 0."""
        return self._steps[place - 1]

    def step_back_from(self, place: int) -> Step:
        """Return what takes the step to a place back: for an undo that is a redo."""
        step = self.step_to(place)
        cause = REDO if isinstance(step.cause, Undo) else UNDO
        return replace(step, before=step.after, after=step.before, cause=cause)

    def game_at(self, place: int) -> Game:
        """Return a game to play on from a place, with all that was done before."""
        game = Game(self.code)
        for step in self._steps[:place]:
            game.play(step.cause)
        return game

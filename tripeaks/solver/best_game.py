"""The best complete game from any position, for any worth of its parts.

A `ScoreTable` knows the best from every position with no chain. What lies between two draws is
looked through here, take by take.
"""

from functools import lru_cache

from tripeaks.engine.moves import Action, Draw
from tripeaks.engine.state import State
from tripeaks.engine.tableau import TIP_SET
from tripeaks.solver.kernel import ScoreTable
from tripeaks.solver.puzzle import Gains, Puzzle, puzzle

_Memo = dict[tuple[int, int], int | None]
"""By remaining set and rank on the waste, within one chain: what the best game still brings."""


@lru_cache(maxsize=2)
def _table(cards: Puzzle, gains: Gains) -> ScoreTable:
    return ScoreTable(cards, gains)


def forget_tables() -> None:
    """Make the tables of the last deals anew when they are asked for again."""
    _table.cache_clear()


class BestGame:
    """The best complete game from one position: what it still brings, and how it goes."""

    def __init__(self, state: State, gains: Gains) -> None:
        """Look for the game that makes most of `gains` from `state` on."""
        self._state = state
        self._gains = gains
        self._table = _table(puzzle(state.deal, state.rules), gains)
        self._value = self._still(state, {})

    @property
    def value(self) -> int | None:
        """What is still to come in the best game; None where there is no game of the kind."""
        return self._value

    def line(self) -> tuple[Action, ...]:
        """Return the actions of the best game, which must exist."""
        state, line, memo = self._state, list[Action](), _Memo()
        left = self._value
        while state.actions:
            for action in state.actions:
                after = state.apply(action)
                brings = self._still(after, memo)
                gain = self._gain(state, action)
                if brings is not None and left == gain + brings:
                    break
            else:
                raise AssertionError("no action leads to the best game")
            line.append(action)
            state, left = after, brings
            if isinstance(action, Draw):
                memo = {}
        return tuple(line)

    def _gain(self, state: State, action: Action) -> int:
        gains = self._gains
        if isinstance(action, Draw):
            return gains.draw
        gain = state.chain + 1 if gains.take is None else gains.take
        bit = 1 << action.site
        if bit & TIP_SET:
            gain += gains.peaks[3 - (state.remaining & TIP_SET).bit_count()]
        return gain + (gains.clear if state.remaining == bit else 0)

    def _still(self, state: State, memo: _Memo) -> int | None:
        """Return what the best game brings from `state` on; `memo` holds for its chain."""
        if not state.remaining:
            return 0
        if not state.chain:
            return self._table.after_draw(state.remaining, state.drawn)
        top = state.waste_top
        key = (state.remaining, 0 if top is None else top.rank)
        if key not in memo:
            memo[key] = self._best_of_actions(state, memo)
        return memo[key]

    def _best_of_actions(self, state: State, memo: _Memo) -> int | None:
        best: int | None = None
        actions = state.actions
        if not actions and not self._gains.wins_only:
            return self._gains.left * state.remaining.bit_count()
        for action in actions:
            brings = self._still(state.apply(action), memo)
            if brings is not None:
                total = self._gain(state, action) + brings
                best = total if best is None else max(best, total)
        return best

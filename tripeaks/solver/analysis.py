"""Whether any position of a deal can still be won, with how few draws, and by which line."""

from tripeaks.engine.deal import Deal
from tripeaks.engine.moves import Action, Draw
from tripeaks.engine.rules import Rules
from tripeaks.engine.state import State
from tripeaks.solver.kernel import WinTable
from tripeaks.solver.puzzle import LOST, puzzle


class Analysis:
    """The exact answers for every position of one deal, from a table made once.

    Made in about a millisecond by the compiled kernel; the plain one takes tens of them.
    """

    def __init__(self, deal: Deal, rules: Rules) -> None:
        """Work the deal out."""
        self.deal = deal
        self.rules = rules
        self._table = WinTable(puzzle(deal, rules))

    def can_win(self, state: State) -> bool:
        """Return whether the game can still be won from `state`."""
        return self._draws(state) != LOST

    def draws_needed(self, state: State) -> int | None:
        """Return how many more draws a win needs at least, None where none is possible."""
        draws = self._draws(state)
        return None if draws == LOST else draws - state.drawn

    def winning_actions(self, state: State) -> tuple[Action, ...]:
        """Return the legal actions after which the game can still be won."""
        return tuple(action for action in state.actions if self._draws_after(state, action) != LOST)

    def winning_line(self, state: State) -> tuple[Action, ...] | None:
        """Return a line that wins from `state` with the fewest draws, None where there is none."""
        draws = self._draws(state)
        if draws == LOST:
            return None
        line: list[Action] = []
        while state.remaining:
            action = next(a for a in state.actions if self._draws_after(state, a) == draws)
            line.append(action)
            state = state.apply(action)
        return tuple(line)

    def _draws(self, state: State) -> int:
        """Return the draws of a win counted from the deal's start, or LOST."""
        if not state.remaining:
            return state.drawn
        after = (self._draws_after(state, action) for action in state.actions)
        return min((draws for draws in after if draws != LOST), default=LOST)

    def _draws_after(self, state: State, action: Action) -> int:
        if isinstance(action, Draw):
            return self._table.after_draw(state.remaining, state.drawn + 1)
        return self._table.after_take(state.remaining, action.site, state.drawn)

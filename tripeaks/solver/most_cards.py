"""The line that takes most cards, for a deal that cannot be won."""

from typing import Final

from tripeaks.engine.moves import Action
from tripeaks.engine.state import State
from tripeaks.solver.best_game import BestGame
from tripeaks.solver.puzzle import Gains

_CARD: Final = 64
"""What a card counts where a draw counts one: more than all draws together."""

_GAINS: Final = Gains(_CARD, -1, (0, 0, 0), 0, 0, wins_only=False)


def most_cards_line(state: State) -> tuple[Action, ...]:
    """Return the complete game from `state` that takes most cards, with the fewest draws."""
    return BestGame(state, _GAINS).line()

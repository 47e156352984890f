"""Whether a deal can be won with every card known."""

from tripeaks.engine.deal import Deal
from tripeaks.engine.rules import Rules
from tripeaks.solver import kernel
from tripeaks.solver.puzzle import LOST, puzzle


def can_win(deal: Deal, rules: Rules) -> bool:
    """Return whether some line of play takes all 28 cards."""
    return kernel.can_win(puzzle(deal, rules))


def fewest_draws(deal: Deal, rules: Rules) -> int | None:
    """Return the fewest draws of a win, None where the deal cannot be won."""
    draws = kernel.fewest_draws(puzzle(deal, rules))
    return None if draws == LOST else draws

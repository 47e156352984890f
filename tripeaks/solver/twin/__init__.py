"""The kernel in plain Python: always there, slower, with the same interface and answers."""

from tripeaks.solver.twin.win_table import WinTable
from tripeaks.solver.twin.wins import can_win, fewest_draws

__all__ = ["WinTable", "can_win", "fewest_draws"]

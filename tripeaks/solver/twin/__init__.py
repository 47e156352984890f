"""The kernel in plain Python: always there, slower, with the same interface and answers."""

from tripeaks.solver.twin.samples import sample_wins
from tripeaks.solver.twin.score_table import ScoreTable
from tripeaks.solver.twin.win_table import WinTable
from tripeaks.solver.twin.wins import can_win, fewest_draws

__all__ = ["ScoreTable", "WinTable", "can_win", "fewest_draws", "sample_wins"]

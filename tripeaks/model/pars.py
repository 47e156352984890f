"""Works out the best scores of the deals that were played, beside the window."""

import sqlite3
from typing import Final

from PySide6.QtCore import QObject

from tripeaks.engine.codes import DealCode
from tripeaks.engine.deal import deal
from tripeaks.engine.state import State
from tripeaks.model.library import Library
from tripeaks.solver.best_score import best_score, best_won_score
from tripeaks.storage.pars import codes_without_par, tell_par

_AT_ONCE: Final = 5
"""How many deals are worked out before other queries get their turn."""
_IN_ALL: Final = 40
"""How many are worked out for one call: imported games may lack thousands."""


class Pars(QObject):
    """Sees to it that finished games have their par."""

    def __init__(self, library: Library, parent: QObject | None = None) -> None:
        """Work for the games of `library`, when it is asked to."""
        super().__init__(parent)
        self._library = library
        self._left = 0
        library.failed.connect(self._give_up)
        library.damage_found.connect(self._give_up)

    def fill(self) -> None:
        """Work out what is missing, the latest games first."""
        if not self._left:
            self._left = _IN_ALL
            self._library.ask(_fill, self._go_on)

    def _go_on(self, told: int) -> None:
        self._left -= told
        if told == _AT_ONCE and self._left > 0:
            self._library.ask(_fill, self._go_on)
            return
        if self._left < _IN_ALL:
            self._library.games_changed.emit()
        self._left = 0

    def _give_up(self) -> None:
        self._left = 0


def _fill(connection: sqlite3.Connection) -> int:
    codes = codes_without_par(connection, _AT_ONCE)
    for code in codes:
        tell_par(connection, code, par_of(code))
    return len(codes)


def par_of(code: DealCode) -> int:
    """Return the best score of a win, or of any game where the deal cannot be won."""
    state = State.initial(deal(code), code.rules)
    won = best_won_score(state)
    return best_score(state).score if won is None else won.score

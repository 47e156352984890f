"""The daily deals: worked out beside the window, and kept for as long as the program runs."""

from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from PySide6.QtCore import QObject, Signal

from tripeaks.engine.codes import DealCode
from tripeaks.engine.daily import daily_code
from tripeaks.engine.deal import deal
from tripeaks.engine.rules import Rules
from tripeaks.engine.state import State
from tripeaks.model.background import Background, Cancelled, Job
from tripeaks.solver.best_score import best_score, best_won_score
from tripeaks.solver.winnable import can_win


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """The deal of a date under some rules; `goal` is None until it is known.

    The goal of the day is the best score of a win; where the deal cannot be won, which happens
    under other rules than Easy, the best score of all.
    """

    day: date
    code: DealCode
    goal: int | None = None
    is_winnable: bool | None = None


class DailyDeals(QObject):
    """Finds the deal that was asked for last, and its goal."""

    told = Signal(object)
    """A `DailyDeal`, once when its code is known and once more with its goal."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Work nothing out yet."""
        super().__init__(parent)
        self._background = Background(self, "daily")
        self._codes: dict[date, int] = {}
        self._found: dict[tuple[date, Rules], DailyDeal] = {}
        self._job: Job[Any] | None = None

    @property
    def is_busy(self) -> bool:
        """Whether an answer is still to come."""
        return self._background.is_busy

    def stop(self) -> None:
        """Give up what was asked for."""
        self._background.stop()

    def ask(self, day: date, rules: Rules) -> None:
        """Find the deal of a date, to be played under `rules`; what was asked before is void."""
        if self._job is not None:
            self._job.cancel()
            self._job = None
        found = self._found.get((day, rules))
        if found is not None:
            self.told.emit(found)
        elif day in self._codes:
            self._seek_goal(DailyDeal(day, DealCode(rules, self._codes[day])))
        else:
            self._job = self._background.start(
                lambda _: daily_code(day, can_win).number,
                lambda number: self._take_number(day, rules, number),
            )

    def _take_number(self, day: date, rules: Rules, number: int) -> None:
        self._codes[day] = number
        self._seek_goal(DailyDeal(day, DealCode(rules, number)))

    def _seek_goal(self, found: DailyDeal) -> None:
        self._job = self._background.start(
            lambda cancelled: _with_goal(found, cancelled), self._take_goal
        )
        self.told.emit(found)

    def _take_goal(self, found: DailyDeal) -> None:
        self._job = None
        self._found[found.day, found.code.rules] = found
        self.told.emit(found)


def _with_goal(found: DailyDeal, cancelled: Cancelled) -> DailyDeal:
    state = State.initial(deal(found.code), found.code.rules)
    won = best_won_score(state)
    if won is not None or cancelled():
        return replace(found, goal=None if won is None else won.score, is_winnable=True)
    return replace(found, goal=best_score(state).score, is_winnable=False)

"""What the solver tells about the game in play, computed beside the window.

Hints use only what the player can see; whether the game can still be won, and the review of a
game that has ended, use every card. Both kinds of help are counted.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from random import SystemRandom
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from tripeaks.engine.codes import DealCode
from tripeaks.engine.deal import Deal, deal
from tripeaks.engine.rules import Rules
from tripeaks.engine.state import Outcome, State
from tripeaks.model.background import Background, Cancelled, Job
from tripeaks.model.game_model import GameModel
from tripeaks.model.random_deal import random_code, random_winnable_code
from tripeaks.model.settings import Settings
from tripeaks.solver.analysis import Analysis
from tripeaks.solver.best_score import best_score, best_won_score
from tripeaks.solver.hint import Hint, hint
from tripeaks.solver.kernel import IS_COMPILED
from tripeaks.solver.winnable import can_win

HINT_SECONDS: Final = 0.4 if IS_COMPILED else 1.0
"""The longest that a hint may take; compiled, most have all their deals in a third of it."""
HINT_SAMPLES: Final = 300


@dataclass(frozen=True, slots=True)
class Outlook:
    """The best final scores that a position still allows: of all, and of wins if there are any."""

    best_score: int
    best_won_score: int | None


@lru_cache(maxsize=1)
def _analysis(deal: Deal, rules: Rules) -> Analysis:
    return Analysis(deal, rules)


class Advisor(QObject):
    """Answers for one `GameModel`; an answer that the next step made stale is never told."""

    hint_ready = Signal(object)
    """The `Hint` asked for, or the same again."""
    winnable_told = Signal(bool)
    """Whether the game can still be won, as asked."""
    winnable_changed = Signal(object)
    """The same after every step where the settings want it always; None while unknown."""
    deal_told = Signal(object, bool)
    """A `DealCode`, and whether its deal can be won."""
    review_ready = Signal(object)
    """A list of `Outlook`: of the deal, and after each action that stands."""

    def __init__(self, model: GameModel, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._settings = settings
        self._background = Background(self)
        self._jobs: dict[str, Job[Any]] = {}
        self._hint: Hint | None = None
        self._winnable: bool | None = None
        model.game_started.connect(self._begin)
        model.stepped.connect(self.forget)
        settings.always_tell_changed.connect(self.tell_always)

    @property
    def is_busy(self) -> bool:
        """Whether an answer is still to come."""
        return self._background.is_busy

    def stop(self) -> None:
        """Give up everything that was asked for."""
        self._background.stop()

    def ask_hint(self) -> None:
        """Work out which action is best as far as the player can see; `hint_ready` tells."""
        state = self._model.state
        if state.outcome is not Outcome.IN_PROGRESS or "hint" in self._jobs:
            return
        if self._hint is not None:
            self.hint_ready.emit(self._hint)
            return
        seed = SystemRandom().getrandbits(63)
        only_winnable = self._model.is_known_winnable

        def work(cancelled: Cancelled) -> Hint:
            return hint(
                state,
                seed,
                only_winnable=only_winnable,
                seconds=HINT_SECONDS,
                samples=HINT_SAMPLES,
                cancelled=cancelled,
            )

        self._start("hint", work, self._tell_hint)

    def ask_winnable(self) -> None:
        """Find out whether the game can still be won, with every card known."""
        state = self._model.state
        if self._winnable is None:
            self._start("check", lambda _: _is_winnable(state), self._tell_winnable)
        else:
            self.winnable_told.emit(self._winnable)

    def ask_review(self) -> None:
        """Find out what was still possible after each action that stands."""
        states = self._model.game.standing_states
        self._start("review", lambda cancelled: _review(states, cancelled), self._tell_review)

    def ask_about_deal(self, code: DealCode) -> None:
        """Find out whether the deal of `code` can be won; `deal_told` brings the answer."""
        self._start(
            "deal",
            lambda _: can_win(deal(code), code.rules),
            lambda answer: self.deal_told.emit(code, answer),
        )

    def deal_random(self, rules: Rules) -> None:
        """Start a random game under `rules`, one that can be won where the settings want it."""
        if self._settings.only_winnable:
            self._cancel_all()  # the player waits for this one
            self._start(
                "draw",
                lambda cancelled: random_winnable_code(rules, cancelled),
                lambda code: self._model.new_game(code, is_known_winnable=True),
            )
        else:
            self._model.new_game(random_code(rules))

    def forget(self) -> None:
        """Give up what was asked about a position that is no longer there."""
        self._hint = self._winnable = None
        for name in ("hint", "check", "review"):
            self._cancel(name)
        self.tell_always()

    def _begin(self) -> None:
        self._cancel("draw")  # another game has come first
        self.forget()

    def tell_always(self) -> None:
        """Work out whether the game can still be won, where the settings want that always."""
        self._cancel("always")
        state = self._model.state
        if self._settings.always_tell and state.outcome is Outcome.IN_PROGRESS:
            self._start("always", lambda _: _is_winnable(state), self.winnable_changed.emit)
        else:
            self.winnable_changed.emit(None)

    def _tell_hint(self, found: Hint) -> None:
        self._hint = found
        self._model.note_hint()
        self.hint_ready.emit(found)

    def _tell_winnable(self, can_be_won: bool) -> None:
        self._winnable = can_be_won
        self._model.note_check()
        self.winnable_told.emit(can_be_won)

    def _tell_review(self, outlooks: list[Outlook]) -> None:
        self.review_ready.emit(outlooks)

    def _start(
        self, name: str, work: Callable[[Cancelled], Any], done: Callable[[Any], None]
    ) -> None:
        """Start a job in place of any other of the same name."""
        self._cancel(name)

        def finish(result: Any) -> None:
            del self._jobs[name]
            done(result)

        self._jobs[name] = self._background.start(work, finish)

    def _cancel_all(self) -> None:
        for name in tuple(self._jobs):
            self._cancel(name)

    def _cancel(self, name: str) -> None:
        job = self._jobs.pop(name, None)
        if job is not None:
            job.cancel()


def _is_winnable(state: State) -> bool:
    return _analysis(state.deal, state.rules).can_win(state)


def _review(states: tuple[State, ...], cancelled: Cancelled) -> list[Outlook]:
    outlooks: list[Outlook] = []
    for state in states:
        if cancelled():
            break
        won = best_won_score(state) if _is_winnable(state) else None
        outlooks.append(Outlook(best_score(state).score, None if won is None else won.score))
    return outlooks

"""A game in play: a deal, its rules, and everything done so far.

Undo, redo, replay, save and resume are one mechanism: a list of positions with a cursor, and the
log of takes, draws, undos and redos from which both follow.
"""

from dataclasses import dataclass
from typing import Final

from tripeaks.engine.codes import DealCode
from tripeaks.engine.deal import Deal, deal
from tripeaks.engine.moves import Action, Draw, Entry, Redo, Refusal, Take, Undo
from tripeaks.engine.state import Outcome, State

UNDO_LIMIT: Final = 100
"""How many takes and draws can be undone (rules: undo)."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing done: the positions around it, what was done, and the action it is about.

    `action` is the take or draw performed, undone or performed again.
    """

    before: State
    after: State
    cause: Entry
    action: Action


class Game:
    """A deal in play. The same code and the same log always give the same game."""

    def __init__(self, code: DealCode, *, undo_limit: int = UNDO_LIMIT) -> None:
        """Deal `code`; `undo_limit` is how many actions are kept."""
        self._code = code
        self._undo_limit = undo_limit
        self._states = [State.initial(deal(code), code.rules)]
        self._actions: list[Action] = []
        self._cursor = 0
        self._log: list[Entry] = []
        self._undo_count = 0  # counting the log for each figure would slow a very long game down

    @property
    def code(self) -> DealCode:
        """The code that deals this game again."""
        return self._code

    @property
    def deal(self) -> Deal:
        """The cards before the first action."""
        return self.state.deal

    @property
    def state(self) -> State:
        """The position now."""
        return self._states[self._cursor]

    @property
    def standing_actions(self) -> tuple[Action, ...]:
        """The takes and draws that stand: those kept that are not undone."""
        return tuple(self._actions[: self._cursor])

    @property
    def standing_states(self) -> tuple[State, ...]:
        """The positions before and after each of the `standing_actions`."""
        return tuple(self._states[: self._cursor + 1])

    @property
    def log(self) -> tuple[Entry, ...]:
        """Everything done, in order: takes, draws, undos and redos."""
        return tuple(self._log)

    @property
    def move_count(self) -> int:
        """Takes, draws and redos so far; it never goes down."""
        return len(self._log) - self.undo_count

    @property
    def undo_count(self) -> int:
        """How many actions were undone so far, those performed again included."""
        return self._undo_count

    @property
    def can_undo(self) -> bool:
        """Whether an action is kept that can be undone; never in a won game."""
        return self._refusal(Undo()) is None

    @property
    def can_redo(self) -> bool:
        """Whether an undone action can be performed again."""
        return self._refusal(Redo()) is None

    def play(self, entry: Entry) -> Step | Refusal:
        """Do `entry`; a refused one changes nothing and its first reason is returned."""
        refusal = self._refusal(entry)
        if refusal is not None:
            return refusal
        before = self.state
        if isinstance(entry, Undo):
            self._cursor -= 1
            self._undo_count += 1
            action = self._actions[self._cursor]
        elif isinstance(entry, Redo):
            action = self._actions[self._cursor]
            self._cursor += 1
        else:
            action = entry
            self._append(entry)
        self._log.append(entry)
        return Step(before, self.state, entry, action)

    def _refusal(self, entry: Entry) -> Refusal | None:
        if isinstance(entry, Take | Draw):
            return self.state.refusal(entry)
        if self.state.outcome is Outcome.WON:
            return Refusal.OVER
        if isinstance(entry, Undo):
            return None if self._cursor else Refusal.NOTHING_TO_UNDO
        return None if self._cursor < len(self._actions) else Refusal.NOTHING_TO_REDO

    def _append(self, action: Action) -> None:
        """Perform a legal action, forgetting what was undone and what is older than the limit."""
        del self._actions[self._cursor :], self._states[self._cursor + 1 :]
        self._states.append(self.state.apply(action))
        self._actions.append(action)
        excess = max(0, len(self._actions) - self._undo_limit)
        del self._actions[:excess], self._states[:excess]
        self._cursor = len(self._actions)

"""Plays lines that the solver returned, by the engine's rules."""

from collections.abc import Sequence

from tripeaks.engine.moves import Action
from tripeaks.engine.state import Outcome, State


def replay(state: State, line: Sequence[Action]) -> State:
    """Return the position after a line of legal actions."""
    for action in line:
        assert state.refusal(action) is None
        state = state.apply(action)
    return state


def replay_to_the_end(state: State, line: Sequence[Action]) -> State:
    """Return the end of a complete game."""
    end = replay(state, line)
    assert end.outcome is not Outcome.IN_PROGRESS
    return end

"""Positions, rules and all that they are made of are values: frozen, and nothing can be added."""

from dataclasses import FrozenInstanceError, fields

import pytest

from tests.engine.play import new
from tripeaks.engine.breakdown import break_down
from tripeaks.engine.codes import parse_code
from tripeaks.engine.game import Step
from tripeaks.engine.moves import DRAW, REDO, UNDO, Draw, Redo, Take, Undo
from tripeaks.engine.rules import EASY
from tripeaks.engine.scoring import MOVES

GAME = new("TP1-E-AAAAAAB")
STEP = GAME.play(DRAW)

VALUES = [
    *(DRAW, UNDO, REDO, Take(20), EASY, MOVES, STEP),
    *(parse_code("TP1-E-AAAAAAB"), GAME.deal, GAME.state, break_down(GAME.state)),
]


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_nothing_of_a_value_can_be_changed_or_added(value: object) -> None:
    assert not hasattr(value, "__dict__")
    for field in fields(value):  # type: ignore[arg-type]
        with pytest.raises(FrozenInstanceError):
            setattr(value, field.name, None)


def test_equal_values_are_equal_and_can_be_keys() -> None:
    assert {Take(3), Take(3), Take(4), Draw(), DRAW, Undo(), UNDO, Redo(), REDO} == {
        *(Take(3), Take(4), DRAW, UNDO, REDO)
    }
    assert isinstance(STEP, Step)
    assert STEP.before == new("TP1-E-AAAAAAB").state
    assert hash(STEP.before) == hash(new("TP1-E-AAAAAAB").state)

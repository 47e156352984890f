"""Numbers of action sequences: tiny golden tests of the rules, by two implementations."""

import pytest

from tests.engine import oracle
from tests.engine.play import new
from tests.engine.test_state import board
from tripeaks.engine.state import State

GOLDEN = {
    "TP1-E-AAAAAAA": [1, 2, 5, 12, 23],
    "TP1-C-AAAAAAA": [1, 2, 4, 9, 17],
    "TP1-E-AAAAAAB": [4, 9, 23, 41, 82],
    "TP1-C-AAAAAAB": [2, 4, 6, 11, 24],
    "TP1-E-TRIPEAK": [3, 9, 14, 24, 40],
    "TP1-C-TRIPEAK": [3, 9, 14, 24, 40],
}
VARIANTS = ["TP2-EJ2-TRIPEAK", "TP2-EW-AAAAAAB", "TP2-CS-AAAAAAB", "TP2-EJ2WS-AAAAAAD"]


def perft(state: State, length: int) -> int:
    if not length:
        return 1
    return sum(perft(state.apply(action), length - 1) for action in state.actions)


@pytest.mark.parametrize("code", GOLDEN)
def test_sequences_of_1_to_5_actions_from_three_deals(code: str) -> None:
    game = new(code)
    assert [perft(game.state, length) for length in range(1, 6)] == GOLDEN[code]
    assert [oracle.perft(board(game), length) for length in range(1, 6)] == GOLDEN[code]


@pytest.mark.parametrize("code", [*GOLDEN, *VARIANTS])
def test_both_count_the_same_late_in_the_stock_and_under_variants(code: str) -> None:
    game = new(code)
    for _ in range(22):
        assert perft(game.state, 4) == oracle.perft(board(game), 4)
        if not game.state.actions:
            break
        game.play(game.state.actions[-1])

"""Hypothesis strategies and plain lists: rule sets, codes, games in play."""

from itertools import product
from random import Random
from typing import Final

from hypothesis import strategies as st

from tripeaks.engine.codes import DEAL_COUNT, DealCode
from tripeaks.engine.game import Game
from tripeaks.engine.moves import REDO, UNDO
from tripeaks.engine.rules import Rules
from tripeaks.engine.scoring import CHAIN, CHAIN_200, HOGUE, MOVES

SCORINGS: Final = (
    MOVES,
    *(system.with_leftovers() for system in (CHAIN, CHAIN_200, HOGUE)),
    *(CHAIN, CHAIN_200, HOGUE),
)
_BOOLS: Final = (False, True)

ALL_RULES: Final = [
    Rules(*values) for values in product(_BOOLS, SCORINGS, _BOOLS, range(3), _BOOLS, _BOOLS)
]
"""Every rule set that a code can say."""

rule_sets = st.sampled_from(ALL_RULES)
codes = st.builds(DealCode, rule_sets, st.integers(0, DEAL_COUNT - 1))


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Games in play under any rules, with undos and redos, some of them over."""
    game = Game(draw(codes))
    random = Random(draw(st.integers(0, 2**32)))
    wander(game, random, draw(st.integers(0, 90)))
    return game


def wander(game: Game, random: Random, steps: int) -> None:
    """Take `steps` random steps; rather take than draw, and seldom undo or redo."""
    for _ in range(steps):
        actions = game.state.actions
        if random.random() < 0.1 or not actions:
            game.play(random.choice((UNDO, REDO)))
        elif random.random() < 0.8:
            game.play(actions[random.randrange(len(actions) - 1) if actions[1:] else 0])
        else:
            game.play(random.choice(actions))


def finished(rules: Rules, random: Random) -> Game:
    """Return a game under `rules`, played at random until it is won or stuck."""
    game = Game(DealCode(rules, random.randrange(DEAL_COUNT)))
    while actions := game.state.actions:
        game.play(random.choice(actions))
    return game

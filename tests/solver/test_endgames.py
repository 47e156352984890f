"""Small endgames against all their games, played by the rules written down a second time."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from tests.engine.oracle import SYSTEMS, Board, fold
from tests.engine.strategies import ALL_RULES
from tests.solver.effort import EVERYTHING, name_of
from tests.solver.replay import replay
from tripeaks.engine.codes import DEAL_COUNT, DealCode
from tripeaks.engine.game import Game
from tripeaks.engine.moves import Action, Take
from tripeaks.engine.rules import Rules
from tripeaks.engine.scoring import System
from tripeaks.engine.state import State
from tripeaks.solver.analysis import Analysis
from tripeaks.solver.best_score import best_score, best_won_score
from tripeaks.solver.kernel import IS_COMPILED
from tripeaks.solver.most_cards import most_cards_line

MOST_GAMES = 3000
Log = list[int | str]


def system_of(rules: Rules) -> str:
    scoring = rules.scoring
    name = {System.MOVES: "", System.CHAIN: "K", System.HOGUE: "H"}[scoring.system]
    return name + "2" * (scoring.clear_bonus == 200) + "L" * scoring.leftovers


def games_from(board: Board, log: Log) -> Iterator[Log]:
    """Yield the log of every complete game from a position."""
    actions = board.legal()
    if not actions:
        yield log
    for action in actions:
        yield from games_from(board.after(action), [*log, "draw" if action is None else action])


def log_of(line: tuple[Action, ...]) -> Log:
    return [action.site if isinstance(action, Take) else "draw" for action in line]


def late_position(rules: Rules, random: Random) -> tuple[State, tuple[Action, ...]]:
    """Return a position some actions before the end of a good game, and how it came about."""
    game = Game(DealCode(rules, random.randrange(DEAL_COUNT)))
    start, opening = game.state, list[Action]()
    for _ in range(random.randrange(8)):
        opening.append(random.choice(game.state.actions))
        game.play(opening[-1])
    # Won where that is possible, otherwise with many cards taken.
    state = game.state
    line = Analysis(state.deal, rules).winning_line(state) or most_cards_line(state)
    played = (*opening, *line)[: -random.randrange(6, 14)]
    return replay(start, played), played


def endgame(rules: Rules, random: Random) -> tuple[State, Log, list[Log]]:
    """Return a position with few games from it, how it came about, and all these games."""
    while True:
        state, played = late_position(rules, random)
        board = Board(
            {site: card for site, card in enumerate(state.deal.tableau) if state.is_present(site)},
            list(state.waste),
            list(state.deal.stock[state.drawn :]),
            rules.wrap,
            rules.draw_only_when_stuck,
        )
        games = list(islice(games_from(board, log_of(played)), MOST_GAMES))
        if len(games) < MOST_GAMES:
            return state, log_of(played), games


@pytest.mark.parametrize(
    "rules",
    ALL_RULES if EVERYTHING else Random(1).sample(ALL_RULES, 50 if IS_COMPILED else 3),
    ids=name_of,
)
def test_answers_are_the_best_of_all_games(rules: Rules) -> None:
    state, before, games = endgame(rules, Random(f"{rules}"))
    table = SYSTEMS[system_of(rules)]
    wins = [game for game in games if len(set(game) - {"draw"}) == 28]
    scores = [fold(game, table, stuck=game not in wins) for game in games]
    won_scores = [fold(game, table) for game in wins]
    draws = [game.count("draw") - before.count("draw") for game in wins]

    analysis = Analysis(state.deal, rules)
    won = best_won_score(state)
    assert best_score(state).score == max(scores)
    assert (won and won.score) == max(won_scores, default=None)
    assert analysis.can_win(state) == bool(wins)
    assert analysis.draws_needed(state) == min(draws, default=None)
    end = replay(state, most_cards_line(state))
    assert 28 - end.remaining.bit_count() == max(len(set(game) - {"draw"}) for game in games)

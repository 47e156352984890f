"""``tripeaks solve CODE``: what a deal, or a position of it, still allows, and a line of play."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from tripeaks.cli.actions import attempt, read_action
from tripeaks.cli.parser import Parser, UsageError
from tripeaks.cli.table_text import heading
from tripeaks.engine.codes import DealCode, parse_code
from tripeaks.engine.game import Game
from tripeaks.engine.moves import Action, Draw
from tripeaks.engine.state import State
from tripeaks.engine.words import LANGUAGES, Words
from tripeaks.solver.analysis import Analysis
from tripeaks.solver.best_score import best_score, best_won_score
from tripeaks.solver.kernel import KERNEL_NAME
from tripeaks.solver.most_cards import most_cards_line

_Line = tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Solution:
    """What a position still allows; None where there is no win. `line` is what was asked for."""

    fewest_draws: int | None
    best_score: int
    best_won_score: int | None
    line: _Line | None
    seconds: float

    @property
    def is_winnable(self) -> bool:
        """Whether the position can be won."""
        return self.fewest_draws is not None


def _win(state: State) -> _Line | None:
    return Analysis(state.deal, state.rules).winning_line(state)


def _score(state: State) -> _Line | None:
    return best_score(state).line


def _win_score(state: State) -> _Line | None:
    best = best_won_score(state)
    return None if best is None else best.line


GOALS: Final[dict[str, Callable[[State], _Line | None]]] = {
    # The shortest way to any win is one with the fewest draws.
    "win": _win,
    "draws": _win,
    "score": _score,
    "win-score": _win_score,
}


def run_solve(arguments: Sequence[str]) -> None:
    """Print what a position allows."""
    parser = Parser("solve", "Tell what a deal allows, with every card known.")
    parser.add_argument("code", metavar="CODE", help="a deal code, such as TP1-E-AAAAAAB")
    parser.add_argument(
        "--goal",
        choices=GOALS,
        default="win",
        help="the line to show: any win (the default), one with the fewest draws, "
        "the game with the best score, or the win with the best score",
    )
    parser.add_argument(
        "--after",
        metavar="ACTION",
        nargs="+",
        default=[],
        help="start from the position after these actions: a card (KC, 10H), a site (@0 to @27), "
        "draw, undo or redo",
    )
    options = parser.parse_args(arguments)
    code = parse_code(options.code)
    language = LANGUAGES[options.lang]
    state = _position(code, options.after, language)
    solution = solve(state, options.goal)
    if options.json:
        print(json.dumps(_form(code, state, solution)))
    else:
        print(_text(code, state, solution, options.goal, language))


def solve(state: State, goal: str) -> Solution:
    """Return what `state` allows, with a line to `goal`."""
    start = perf_counter()
    draws = Analysis(state.deal, state.rules).draws_needed(state)
    won = None if draws is None else best_won_score(state)
    best = best_score(state)
    line = GOALS[goal](state)
    seconds = perf_counter() - start
    return Solution(draws, best.score, None if won is None else won.score, line, seconds)


def _position(code: DealCode, after: Sequence[str], language: Words) -> State:
    """Return the position after actions, all of which must be legal."""
    game = Game(code)
    for word, action in [(word, read_action(word)) for word in after]:
        refusal = attempt(game, action)
        if refusal is not None:
            raise UsageError(f"tripeaks solve: {word}: {language.refusals[refusal]}.")
    return game.state


def action_words(line: Sequence[Action], state: State) -> list[str]:
    """Return a line as words that ``tripeaks play`` reads."""
    tableau = state.deal.tableau
    return ["draw" if isinstance(action, Draw) else tableau[action.site].code for action in line]


def _form(code: DealCode, state: State, solution: Solution) -> dict[str, object]:
    line = solution.line
    return {
        "code": str(code),
        "winnable": solution.is_winnable,
        "fewest_draws": solution.fewest_draws,
        "best_score": solution.best_score,
        "best_won_score": solution.best_won_score,
        "line": None if line is None else action_words(line, state),
        "seconds": round(solution.seconds, 6),
        "kernel": KERNEL_NAME,
    }


def _text(code: DealCode, state: State, solution: Solution, goal: str, words: Words) -> str:
    says = words.solver
    facts = [says.winnable if solution.is_winnable else says.unwinnable]
    if solution.fewest_draws is not None:
        facts.append(says.fewest_draws.format(n=solution.fewest_draws))
    facts.append(says.best_score.format(n=solution.best_score))
    if solution.best_won_score is not None:
        facts.append(says.best_won_score.format(n=solution.best_won_score))
    headings = {
        "win": says.win_line,
        "draws": says.draws_line,
        "score": says.score_line,
        "win-score": says.won_score_line,
    }
    title, line = headings[goal], solution.line
    if line is None:
        line = most_cards_line(state)
        title = says.cards_line(sum(not isinstance(action, Draw) for action in line))
    return "\n".join(
        [
            heading(code, words),
            " ".join(facts),
            "",
            f"{title}:",
            " ".join(action_words(line, state)),
            "",
            says.kernel.format(n=f"{solution.seconds:.3f}", kernel=KERNEL_NAME),
        ]
    )

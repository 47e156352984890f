"""``tripeaks play CODE|FILE ACTION…``: play a deal, or go on with a saved game."""

import json
from collections.abc import Sequence
from pathlib import Path

from tripeaks.cli.actions import Attempt, attempt, read_action
from tripeaks.cli.json_form import game_form
from tripeaks.cli.parser import Parser
from tripeaks.cli.table_text import heading, table
from tripeaks.engine.codes import parse_code
from tripeaks.engine.description import describe_board
from tripeaks.engine.game import Game
from tripeaks.engine.words import LANGUAGES, Words
from tripeaks.storage.record_file import SUFFIX, file_named, load_game, save_game


def run_play(arguments: Sequence[str]) -> None:
    """Play actions in order; a refused one says why, and the next ones go on."""
    parser = Parser("play", "Play a deal, or go on with a saved game.")
    parser.add_argument(
        "game", metavar="CODE|FILE", help=f"a deal code, or a saved game (*{SUFFIX})"
    )
    parser.add_argument(
        "actions",
        metavar="ACTION",
        nargs="*",
        help="a card (KC, 10H), a site (@0 to @27), draw, undo or redo",
    )
    parser.add_argument("--save", metavar="FILE", help="write the game to a file")
    options = parser.parse_intermixed_args(arguments)
    if options.save == "":
        parser.error("--save needs the name of a file")
    words = LANGUAGES[options.lang]
    actions = [(word, read_action(word)) for word in options.actions]
    game = _open(options.game)
    attempts = [Attempt(word, attempt(game, action)) for word, action in actions]
    if options.save is not None:
        save_game(game, Path(options.save))
    print(json.dumps(game_form(game, attempts)) if options.json else _text(game, attempts, words))


def _open(text: str) -> Game:
    """Return the game of a code or of a file."""
    file = file_named(text)
    return Game(parse_code(text)) if file is None else load_game(file)


def _text(game: Game, attempts: Sequence[Attempt], words: Words) -> str:
    state, figures = game.state, words.figures
    tries = [
        f"{tried.word}: {words.refusals[tried.refusal]}." if tried.refusal else f"{tried.word}: ✓"
        for tried in attempts
    ]
    summary = (
        figures.score.format(n=state.score),
        figures.moves.format(n=game.move_count),
        figures.chain.format(n=state.chain),
    )
    return "\n".join(
        [
            heading(game.code, words),
            *tries,
            "",
            table(state, words),
            "",
            describe_board(state, words),
            f"{', '.join(summary).capitalize()}. {words.outcomes[state.outcome]}.",
        ]
    )

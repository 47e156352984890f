"""``tripeaks deal CODE``: a deal as text and in words, or as JSON with every card."""

import json
from collections.abc import Sequence

from tripeaks.cli.json_form import card_code, rules_form
from tripeaks.cli.parser import Parser
from tripeaks.cli.table_text import heading, table
from tripeaks.engine.codes import parse_code
from tripeaks.engine.description import describe_board, describe_rules
from tripeaks.engine.game import Game
from tripeaks.engine.words import LANGUAGES


def run_deal(arguments: Sequence[str]) -> None:
    """Print the deal of a code."""
    parser = Parser("deal", "Show a deal.")
    parser.add_argument("code", metavar="CODE", help="a deal code, such as TP1-E-AAAAAAB")
    options = parser.parse_args(arguments)
    game = Game(parse_code(options.code))
    if options.json:
        deal = game.deal
        form = {
            "code": str(game.code),
            "rules": rules_form(game.code.rules),
            "tableau": [card_code(card) for card in deal.tableau],
            "waste": card_code(deal.opening),
            "stock": [card_code(card) for card in deal.stock],
        }
        print(json.dumps(form))
        return
    words = LANGUAGES[options.lang]
    print(heading(game.code, words))
    print(describe_rules(game.code.rules, words))
    print()
    print(table(game.state, words))
    print()
    print(describe_board(game.state, words))

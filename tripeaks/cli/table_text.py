"""A table as text: the peaks in their shape, the piles under them."""

from tripeaks.engine.codes import DealCode
from tripeaks.engine.description import describe_stock, name_rules
from tripeaks.engine.state import State
from tripeaks.engine.tableau import COLUMNS, ROWS
from tripeaks.engine.words import Words

_HALF_CARD = 2
"""Characters that half a card takes; the widest card has three."""


def heading(code: DealCode, words: Words) -> str:
    """Return a code and the name of its rules."""
    return f"{code}  {name_rules(code.rules, words)}"


def table(state: State, words: Words) -> str:
    """Return the tableau, the stock's count and the waste's top card, line by line."""
    top = state.waste_top
    waste = words.board.empty_waste if top is None else top.label
    piles = f"{describe_stock(state, words)}; {words.board.waste}: {waste}"
    return "\n".join([*(_row(state, row) for row in ROWS), "", piles])


def _row(state: State, row: range) -> str:
    line = ""
    for site in row:
        if state.is_present(site):
            card = state.deal.tableau[site].label if state.is_face_up(site) else "##"
            line = line.ljust(COLUMNS[site] * _HALF_CARD) + card
    return line

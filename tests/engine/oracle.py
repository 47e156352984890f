"""The rules of play and of scoring once more, from their text alone.

Shares nothing with the engine but its cards: what lies on what is read off a picture, the table
is a dictionary, a position is copied for each action, points are added up from a list of events.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from tripeaks.engine.cards import Card

PICTURE: Final = """\
      00          01          02
    03  04      05  06      07  08
  09  10  11  12  13  14  15  16  17
18  19  20  21  22  23  24  25  26  27
"""

_COLUMNS: Final = [
    {int(word): line.index(word) for word in line.split()} for line in PICTURE.splitlines()
]

ON_TOP: Final[dict[int, set[int]]] = {
    site: {other for other, place in below.items() if abs(place - column) == 2}
    for row, below in zip(_COLUMNS, [*_COLUMNS[1:], {}], strict=True)
    for site, column in row.items()
}
"""For each site the sites that lie on it."""

RANKS: Final = "A23456789TJQK"
NEIGHBOURS: Final = {RANKS[i : i + 2] for i in range(12)} | {
    RANKS[i + 1] + RANKS[i] for i in range(12)
}
LINKED: Final = NEIGHBOURS | {"KA", "AK"}


@dataclass
class Board:
    """A position; an action is a site, or None for a draw."""

    tableau: dict[int, Card]
    waste: list[Card]
    stock: list[Card]
    linked: bool
    draw_only_when_stuck: bool = False

    def fits(self, card: Card) -> bool:
        if not self.waste or self.waste[-1].code == "**":
            return True
        pair = card.code[0] + self.waste[-1].code[0]
        return pair in (LINKED if self.linked else NEIGHBOURS)

    def legal(self) -> list[int | None]:
        if not self.tableau:
            return []
        takes: list[int | None] = [
            site
            for site, card in sorted(self.tableau.items())
            if not ON_TOP[site] & self.tableau.keys() and self.fits(card)
        ]
        must_take = not self.waste or (self.draw_only_when_stuck and takes)
        return takes if must_take or not self.stock else [*takes, None]

    def after(self, action: int | None) -> "Board":
        tableau, stock = dict(self.tableau), list(self.stock)
        moved = stock.pop(0) if action is None else tableau.pop(action)
        return Board(tableau, [*self.waste, moved], stock, self.linked, self.draw_only_when_stuck)


def perft(board: Board, length: int) -> int:
    """Return the number of legal sequences of `length` actions."""
    if not length:
        return 1
    return sum(perft(board.after(action), length - 1) for action in board.legal())


@dataclass(frozen=True)
class Table:
    """A row of the table of scoring systems; no `take` means a take's place in the chain."""

    start: int
    take: int | None
    draw: int
    peaks: list[int]
    clearing: int
    floor: float
    leftover: int = 0


SYSTEMS: Final = {
    "": Table(500, -1, -1, [100, 100, 100], 0, 0),
    "K": Table(0, None, 0, [15, 30, 45], 100, 0),
    "K2": Table(0, None, 0, [15, 30, 45], 200, 0),
    "KL": Table(0, None, 0, [15, 30, 45], 100, 0, leftover=5),
    "K2L": Table(0, None, 0, [15, 30, 45], 200, 0, leftover=5),
    "H": Table(0, None, -5, [15, 15, 30], 0, float("-inf")),
    "HL": Table(0, None, -5, [15, 15, 30], 0, float("-inf"), leftover=5),
}
"""By the options of a code that name a system."""


def fold(log: Iterable[int | str], table: Table, *, stuck: bool = False) -> float:
    """Return the score that a log adds up to: sites taken, ``draw``, ``undo`` and ``redo``."""
    standing = list(_standing(log))
    score: float = table.start
    peaks, chain, left = list(table.peaks), 0, 28
    for event in standing:
        if event == "draw":
            chain = 0
            score += table.draw
        else:
            chain, left = chain + 1, left - 1
            score += chain if table.take is None else table.take
            score += peaks.pop(0) if event in (0, 1, 2) else 0
            score += 0 if left else table.clearing
        score = max(score, table.floor)
    return max(score - table.leftover * left, table.floor) if stuck else score


def _standing(log: Iterable[int | str]) -> Iterator[int | str]:
    """Yield the actions that stand at the end of a log."""
    done: list[int | str] = []
    undone: list[int | str] = []
    for event in log:
        if event == "undo":
            undone.append(done.pop())
        elif event == "redo":
            done.append(undone.pop())
        else:
            done.append(event)
            undone.clear()
    yield from done

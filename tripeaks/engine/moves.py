"""What a player can do, and why it may be refused."""

from dataclasses import dataclass
from enum import Enum


@dataclass(frozen=True, slots=True)
class Take:
    """Take the card at a site onto the waste."""

    site: int


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the stock's top card onto the waste."""


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back the last action that stands."""


@dataclass(frozen=True, slots=True)
class Redo:
    """Perform the last undone action again; it counts as a move."""


DRAW = Draw()
UNDO = Undo()
REDO = Redo()

Action = Take | Draw
"""What changes the board by the rules of the game."""

Entry = Take | Draw | Undo | Redo
"""What a log holds: everything that was done, in order."""


class Refusal(Enum):
    """Why something cannot be done; its value is the reason used in JSON."""

    OVER = "over"
    GONE = "gone"
    LOCKED = "locked"
    RANK = "rank"
    STOCK_EMPTY = "stock_empty"
    MUST_TAKE = "must_take"
    NOTHING_TO_UNDO = "nothing_to_undo"
    NOTHING_TO_REDO = "nothing_to_redo"

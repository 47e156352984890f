"""Actions as words on a command line: a card, a site, draw, undo or redo."""

import re
from dataclasses import dataclass
from typing import Final

from tripeaks.engine.cards import JOKER, Card, card_from_code
from tripeaks.engine.errors import ActionError, Problem
from tripeaks.engine.game import Game
from tripeaks.engine.moves import DRAW, REDO, UNDO, Entry, Refusal, Take
from tripeaks.engine.tableau import SITE_COUNT

_WORDS: Final[dict[str, Entry]] = {"draw": DRAW, "undo": UNDO, "redo": REDO}
_SITE: Final = re.compile(r"@([0-9]{1,2})")
_CARD: Final = re.compile(r"(10|[A2-9TJQKatjqk])([CDHScdhs♣♦♥♠♧♢♡♤])\N{VARIATION SELECTOR-16}?")
_SUIT_LETTERS: Final = str.maketrans("♣♦♥♠♧♢♡♤", "CDHSCDHS")


@dataclass(frozen=True, slots=True)
class Attempt:
    """One action as it was typed, and why it was refused (None: it was done)."""

    word: str
    refusal: Refusal | None


def read_action(word: str) -> Card | Entry:
    """Return what a word names: a card to take, or an entry; ActionError for anything else."""
    entry = _WORDS.get(word.lower()) if word.isascii() else None
    if entry is not None:
        return entry
    if site := _SITE.fullmatch(word):
        if int(site[1]) < SITE_COUNT:
            return Take(int(site[1]))
    elif card := _CARD.fullmatch(word):
        rank = "T" if card[1] == "10" else card[1].upper()
        return card_from_code(rank + card[2].translate(_SUIT_LETTERS).upper())
    elif word == JOKER.code:
        return JOKER
    raise ActionError(Problem.ACTION_UNKNOWN, word)


def attempt(game: Game, action: Card | Entry) -> Refusal | None:
    """Do an action in `game` and return why it was refused, None when it was done.

    A card that the tableau does not hold is refused as `gone`, unless the game is over.
    """
    if isinstance(action, Card):
        tableau = game.deal.tableau
        if action not in tableau:
            return game.state.refusal(DRAW) if not game.state.remaining else Refusal.GONE
        action = Take(tableau.index(action))
    result = game.play(action)
    return result if isinstance(result, Refusal) else None

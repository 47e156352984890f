"""Plays games from words, so that tests read like the rules."""

from tripeaks.engine.cards import Card, card_from_code
from tripeaks.engine.codes import parse_code
from tripeaks.engine.game import UNDO_LIMIT, Game, Step
from tripeaks.engine.moves import DRAW, REDO, UNDO, Entry, Refusal, Take
from tripeaks.engine.state import Outcome

WORDS: dict[str, Entry] = {"draw": DRAW, "undo": UNDO, "redo": REDO}


def cards(codes: str) -> tuple[Card, ...]:
    return tuple(card_from_code(code) for code in codes.split())


def entry(game: Game, word: str) -> Entry:
    """Return what `word` names: draw, undo, redo, or the take of a card of the tableau."""
    return WORDS.get(word) or Take(game.deal.tableau.index(card_from_code(word)))


def play(game: Game, words: str) -> Game:
    """Play `words`, all of which must be legal."""
    for word in words.split():
        assert isinstance(game.play(entry(game, word)), Step), f"{word} was refused"
    return game


def new(code: str, words: str = "", *, undo_limit: int = UNDO_LIMIT) -> Game:
    """Return the game that `code` deals after `words`, all of which must be legal."""
    return play(Game(parse_code(code), undo_limit=undo_limit), words)


def refusal(game: Game, word: str) -> Refusal | None:
    """Try `word` and return why it was refused; a refused one must change nothing."""
    before = (game.state, game.log, game.move_count, game.undo_count, game.can_redo)
    result = game.play(entry(game, word))
    if isinstance(result, Step):
        return None
    assert before == (game.state, game.log, game.move_count, game.undo_count, game.can_redo)
    return result


def outcome(game: Game) -> Outcome:
    return game.state.outcome


def names(game: Game, sites: tuple[int, ...]) -> set[str]:
    """Return the codes of the cards at `sites`."""
    return {game.deal.tableau[site].code for site in sites}

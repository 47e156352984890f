"""Cards, rules and games as JSON."""

from collections.abc import Sequence
from typing import Final

from tripeaks.cli.actions import Attempt
from tripeaks.engine.cards import Card
from tripeaks.engine.game import Game
from tripeaks.engine.rules import Rules
from tripeaks.engine.state import State
from tripeaks.engine.tableau import SITE_COUNT

FACE_DOWN: Final = "##"

Json = dict[str, object]


def card_code(card: Card | None) -> str | None:
    """Return a card's code, None for no card."""
    return None if card is None else card.code


def rules_form(rules: Rules) -> Json:
    """Return a rule set with every option spelled out."""
    return {
        "wrap": rules.wrap,
        "scoring": rules.scoring.system.value,
        "clear_bonus": rules.scoring.clear_bonus,
        "leftovers": rules.scoring.leftovers,
        "open_peaks": rules.open_peaks,
        "jokers": rules.jokers,
        "empty_waste": rules.empty_waste,
        "draw_only_when_stuck": rules.draw_only_when_stuck,
    }


def game_form(game: Game, attempts: Sequence[Attempt]) -> Json:
    """Return what a player sees of a game, after `attempts` were made."""
    state = game.state
    return {
        "code": str(game.code),
        "rules": rules_form(game.code.rules),
        "actions": [_attempt_form(attempt) for attempt in attempts],
        "tableau": [_site_form(state, site) for site in range(SITE_COUNT)],
        "exposed": list(state.exposed),
        "playable": list(state.playable),
        "waste": card_code(state.waste_top),
        "waste_count": len(state.waste),
        "stock_count": state.stock_count,
        "score": state.score,
        "moves": game.move_count,
        "chain": state.chain,
        "peaks_cleared": [peak.value for peak in state.peaks_cleared],
        "outcome": state.outcome.value,
    }


def _attempt_form(attempt: Attempt) -> Json:
    form: Json = {"action": attempt.word, "ok": attempt.refusal is None}
    if attempt.refusal is not None:
        form["reason"] = attempt.refusal.value
    return form


def _site_form(state: State, site: int) -> str | None:
    if not state.is_present(site):
        return None
    return state.deal.tableau[site].code if state.is_face_up(site) else FACE_DOWN

"""Which sounds belong to a step of the game; each is named after its file."""

from typing import Final

from tripeaks.engine.game import Step
from tripeaks.engine.moves import Draw, Undo
from tripeaks.engine.state import Outcome
from tripeaks.engine.tableau import SITE_COUNT, TIP_SET, sites

DRAW: Final = "draw"
TURN: Final = "turn"
REFUSE: Final = "refuse"
UNDO: Final = "undo"
PEAK: Final = "peak"
WIN: Final = "win"
STUCK: Final = "stuck"


def take(chain: int) -> str:
    """Return the sound of the take that makes a chain of this length, from 1 on."""
    return f"take{chain}"


ALL: Final = (
    *(take(chain) for chain in range(1, SITE_COUNT + 1)),
    *(DRAW, TURN, REFUSE, UNDO, PEAK, WIN, STUCK),
)
"""Every sound there is."""


def sound_of(step: Step) -> str:
    """Return the one sound of a step: the rarest thing that happened in it."""
    if isinstance(step.cause, Undo):
        return UNDO
    if step.after.outcome is Outcome.WON:
        return WIN
    if step.after.outcome is Outcome.STUCK:
        return STUCK
    if isinstance(step.action, Draw):
        return DRAW
    if (step.before.remaining ^ step.after.remaining) & TIP_SET:
        return PEAK
    return take(step.after.chain)


def turns_up(step: Step) -> bool:
    """Whether a card of the tableau shows its face after a step and did not before."""
    both = step.before.remaining & step.after.remaining
    return any(
        step.after.is_face_up(site) and not step.before.is_face_up(site) for site in sites(both)
    )

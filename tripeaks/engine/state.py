"""One frozen position of a game: what is legal in it, and what follows from an action.

Faces, exposed and playable cards, peaks, score and outcome are derived, never stored.
"""

from dataclasses import dataclass
from enum import Enum

from tripeaks.engine.cards import Card
from tripeaks.engine.deal import Deal
from tripeaks.engine.moves import DRAW, Action, Draw, Refusal, Take
from tripeaks.engine.rules import Rules
from tripeaks.engine.tableau import FULL, TIP_SET, TIPS, Peak, exposed_sites, is_exposed


class Outcome(Enum):
    """How a game stands; its value is the name used in JSON."""

    IN_PROGRESS = "in_progress"
    WON = "won"
    STUCK = "stuck"


@dataclass(frozen=True, slots=True)
class State:
    """A position.

    `remaining`: the set of sites not taken. `drawn`: how many of the stock's cards were drawn.
    `waste`: from its first card to its top. `chain`: the length of the unbroken chain.
    `points`: the score but for what a stuck game costs.
    """

    deal: Deal
    rules: Rules
    remaining: int
    drawn: int
    waste: tuple[Card, ...]
    chain: int
    points: int

    @classmethod
    def initial(cls, deal: Deal, rules: Rules) -> "State":
        """Return the position before the first action."""
        waste = () if deal.opening is None else (deal.opening,)
        return cls(deal, rules, FULL, 0, waste, 0, rules.scoring.start)

    @property
    def waste_top(self) -> Card | None:
        """The card that takes must fit, None while the waste is empty."""
        return self.waste[-1] if self.waste else None

    @property
    def stock_count(self) -> int:
        """How many cards can still be drawn."""
        return len(self.deal.stock) - self.drawn

    @property
    def exposed(self) -> tuple[int, ...]:
        """The sites whose cards are covered by none, in ascending order."""
        return exposed_sites(self.remaining)

    @property
    def playable(self) -> tuple[int, ...]:
        """The sites whose cards can be taken now, in ascending order."""
        top, cards, fits = self.waste_top, self.deal.tableau, self.rules.fits
        return tuple(site for site in self.exposed if fits(cards[site], top))

    @property
    def outcome(self) -> Outcome:
        """Won at the 28th take; stuck when the stock is empty and no exposed card fits."""
        if not self.remaining:
            return Outcome.WON
        if self.stock_count or self.playable:
            return Outcome.IN_PROGRESS
        return Outcome.STUCK

    @property
    def score(self) -> int:
        """The score to show, with what a stuck game costs."""
        if self.outcome is Outcome.STUCK:
            return self.rules.scoring.after_stuck(self.points, self.remaining.bit_count())
        return self.points

    @property
    def peaks_cleared(self) -> tuple[Peak, ...]:
        """The peaks whose tips are taken, in the order in which they were cleared."""
        cards = self.deal.tableau
        cleared = [peak for peak, tip in TIPS.items() if not self.remaining >> tip & 1]
        return tuple(sorted(cleared, key=lambda peak: self.waste.index(cards[TIPS[peak]])))

    @property
    def actions(self) -> tuple[Action, ...]:
        """Every legal action: takes in ascending order of site, then the draw."""
        takes: tuple[Action, ...] = tuple(Take(site) for site in self.playable)
        return takes if self.refusal(DRAW) else (*takes, DRAW)

    def is_present(self, site: int) -> bool:
        """Whether the card at `site` is still in the tableau."""
        return bool(self.remaining >> site & 1)

    def is_face_up(self, site: int) -> bool:
        """Whether the card at `site` is there and shows its face."""
        return self.is_present(site) and (self.rules.open_peaks or is_exposed(site, self.remaining))

    def refusal(self, action: Action) -> Refusal | None:
        """Return the first reason for which `action` is illegal, None when it is legal."""
        if not self.remaining:
            return Refusal.OVER
        if isinstance(action, Draw):
            return self._draw_refusal()
        site = action.site
        if not self.is_present(site):
            return Refusal.GONE
        if not is_exposed(site, self.remaining):
            return Refusal.LOCKED
        if not self.rules.fits(self.deal.tableau[site], self.waste_top):
            return Refusal.RANK
        return None

    def _draw_refusal(self) -> Refusal | None:
        if not self.stock_count:
            return Refusal.STOCK_EMPTY
        if not self.waste or (self.rules.draw_only_when_stuck and self.playable):
            return Refusal.MUST_TAKE
        return None

    def apply(self, action: Action) -> "State":
        """Return the position after a legal `action`; what `refusal` refuses is undefined here."""
        if isinstance(action, Draw):
            card = self.deal.stock[self.drawn]
            points = self.rules.scoring.after_draw(self.points)
            return State(
                self.deal,
                self.rules,
                self.remaining,
                self.drawn + 1,
                (*self.waste, card),
                0,
                points,
            )
        bit = 1 << action.site
        remaining = self.remaining ^ bit
        chain = self.chain + 1
        peak = 3 - (self.remaining & TIP_SET).bit_count() if bit & TIP_SET else None
        points = self.rules.scoring.after_take(self.points, chain, peak, cleared=not remaining)
        waste = (*self.waste, self.deal.tableau[action.site])
        return State(self.deal, self.rules, remaining, self.drawn, waste, chain, points)

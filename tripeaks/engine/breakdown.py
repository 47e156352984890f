"""What a score is made of, part by part."""

from dataclasses import dataclass, fields

from tripeaks.engine.state import Outcome, State


@dataclass(frozen=True, slots=True)
class Breakdown:
    """The parts of a score, in points; a score that met its floor differs from their sum."""

    start: int
    takes: int
    draws: int
    peaks: int
    clear_bonus: int
    leftovers: int

    @property
    def total(self) -> int:
        """The sum of all parts."""
        return sum(getattr(self, field.name) for field in fields(self))


def break_down(state: State) -> Breakdown:
    """Return what the score of `state` is made of."""
    scoring = state.rules.scoring
    left = state.remaining.bit_count()
    return Breakdown(
        start=scoring.start,
        takes=sum(scoring.take_gain(place) for place in _chain_places(state)),
        draws=state.drawn * scoring.draw,
        peaks=sum(scoring.peaks[: len(state.peaks_cleared)]),
        clear_bonus=0 if left else scoring.clear_bonus,
        leftovers=scoring.leftover_points(left) if state.outcome is Outcome.STUCK else 0,
    )


def longest_chain(state: State) -> int:
    """Return the length of the longest chain of the actions that stand."""
    return max(_chain_places(state), default=0)


def _chain_places(state: State) -> list[int]:
    """Return for each take its place in its chain, from 1."""
    tableau = set(state.deal.tableau)
    places, place = [], 0
    for card in state.waste:
        place = place + 1 if card in tableau else 0
        if place:
            places.append(place)
    return places

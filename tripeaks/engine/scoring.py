"""The three scoring systems of the rules, and the only arithmetic on points.

A `Scoring` is plain figures. Its `after_…` methods return the points after a take, after a draw
and at the end of a stuck game; all keep to the system's floor.
"""

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final


class System(Enum):
    """A scoring system; its value is the name used in JSON."""

    MOVES = "moves"
    CHAIN = "chain"
    HOGUE = "hogue"


LEFTOVER_POINTS: Final = -5
"""What each card left in the tableau of a stuck game costs, where *leftovers* is on."""


@dataclass(frozen=True, slots=True)
class Scoring:
    """The figures of one scoring system, with its options.

    `take` is None where a take is worth its place in the unbroken chain; `peaks` are the
    bonuses in the order in which peaks are cleared; `floor` is None where the score may be
    negative.
    """

    system: System
    start: int
    take: int | None
    draw: int
    peaks: tuple[int, int, int]
    clear_bonus: int
    floor: int | None
    leftovers: bool = False

    def __post_init__(self) -> None:
        """Refuse options that the rules do not have."""
        allowed = (100, 200) if self.system is System.CHAIN else (0,)
        if self.clear_bonus not in allowed:
            raise ValueError(f"{self.system.value} scoring has no bonus of {self.clear_bonus}")
        if self.leftovers and self.system is System.MOVES:
            raise ValueError("leftovers go with Chain and Hogue scoring only")

    def after_take(self, points: int, chain: int, peak: int | None, *, cleared: bool) -> int:
        """Return the points after a take.

        `chain` is the take's place in its chain (from 1), `peak` the number of peaks cleared
        before when this take clears one more (None otherwise), `cleared` whether it was the
        28th card.
        """
        gain = self.take_gain(chain)
        if peak is not None:
            gain += self.peaks[peak]
        if cleared:
            gain += self.clear_bonus
        return self._floored(points + gain)

    def after_draw(self, points: int) -> int:
        """Return the points after a draw."""
        return self._floored(points + self.draw)

    def after_stuck(self, points: int, cards_left: int) -> int:
        """Return the score of a stuck game with `cards_left` cards in the tableau."""
        return self._floored(points + self.leftover_points(cards_left))

    def take_gain(self, chain: int) -> int:
        """Return what a take itself is worth; `chain` is its place in its chain (from 1)."""
        return chain if self.take is None else self.take

    def leftover_points(self, cards_left: int) -> int:
        """Return what `cards_left` cards in the tableau of a stuck game are worth: 0 or less."""
        return LEFTOVER_POINTS * cards_left if self.leftovers else 0

    def with_leftovers(self) -> "Scoring":
        """Return the same system with *leftovers* on."""
        return replace(self, leftovers=True)

    def _floored(self, points: int) -> int:
        return points if self.floor is None else max(points, self.floor)


MOVES: Final = Scoring(System.MOVES, 500, -1, -1, (100, 100, 100), 0, 0)
CHAIN: Final = Scoring(System.CHAIN, 0, None, 0, (15, 30, 45), 100, 0)
CHAIN_200: Final = replace(CHAIN, clear_bonus=200)
HOGUE: Final = Scoring(System.HOGUE, 0, None, -5, (15, 15, 30), 0, None)

"""For every position of a deal with no chain the points that the best game still brings.

One pass over the sets of sites, the small ones first, with large ints of one lane for each number
of cards drawn, so that all of them are computed with at once.
"""

from typing import Final, NamedTuple

from tripeaks.engine.tableau import TIP_SET
from tripeaks.solver.fitting import fitting, places
from tripeaks.solver.puzzle import EMPTY, Gains, Puzzle
from tripeaks.solver.twin.sets import reachable_sets

_LANE: Final = 16
_VALUES: Final = (1 << _LANE - 1) - 1
"""The bits of a lane that hold its value; the one above is only set while comparing."""

_ZERO: Final = 1 << 13
_NEVER: Final = 1 << 11
"""Stands for no such game: no gains make it `_ZERO` less half, nor losses less than 0."""


class _Row(NamedTuple):
    """What is known of a take of a set: its rank, its bonus, and what follows it."""

    rank: int
    bonus: int
    after: "_Block"


class _Block(NamedTuple):
    """What can follow a take, as vectors.

    `best`: the best where the chain is 1 long now. `chains`: for 0, 1, 2 … more takes before the
    next draw or the end, the best without what these takes score (only where takes score by
    chain).
    """

    best: int
    chains: list[int]


class ScoreTable:
    """For every position of a deal with no chain the points that the best game still brings."""

    def __init__(self, puzzle: Puzzle, gains: Gains) -> None:
        """Compute the table of `puzzle`."""
        self._puzzle = puzzle
        self._gains = gains
        self._count = puzzle.stock + 1
        self._ones = sum(1 << _LANE * drawn for drawn in range(self._count))
        self._guard = self._ones << _LANE - 1
        self._nevers = _NEVER * self._ones
        self._fits = fitting(puzzle.wrap)
        self._places = places(puzzle)
        self._fits_at = [_VALUES * self._lanes(bits) for bits in self._places]
        self._values = self._fill()

    def after_draw(self, remaining: int, drawn: int) -> int | None:
        """Return what the best game still brings where the card drawn as number `drawn` is on top.

        With 0: where the card that opened the waste is, or none. None where no game counts.
        """
        number = reachable_sets().numbers[remaining]
        value = self._values[number] >> _LANE * drawn & _VALUES
        return value - _ZERO if value > _ZERO // 2 else None

    def _lanes(self, draws: int) -> int:
        """Return a set of numbers of cards drawn as ones in lanes."""
        return sum((draws >> drawn & 1) << _LANE * drawn for drawn in range(self._count))

    def _max(self, a: int, b: int) -> int:
        """Return the greater one of each lane."""
        greater = (a | self._guard) - b & self._guard
        return b ^ (a ^ b) & greater - (greater >> _LANE - 1)

    def _fill(self) -> list[int]:
        gains, sets = self._gains, reachable_sets()
        end = (_ZERO + gains.clear) * self._ones
        values = [end]
        blocks: list[dict[int, _Block]] = [{rank: _Block(end, [end]) for rank in range(15)}]
        rows: list[list[_Row]] = [[]]
        before = 0  # the first set of the size before
        for number in range(1, len(sets.takes)):
            takes, remaining = sets.takes[number], sets.remaining[number]
            left = remaining.bit_count()
            peak = gains.peaks[3 - (remaining & TIP_SET).bit_count()] if remaining & TIP_SET else 0
            own = []
            for site, after in takes:
                rank = self._puzzle.tableau[site]
                if rank not in blocks[after]:
                    blocks[after][rank] = self._block(
                        rank, rows[after], values[after], sets.remaining[after].bit_count()
                    )
                own.append(_Row(rank, peak if 1 << site & TIP_SET else 0, blocks[after][rank]))
            rows.append(own)
            blocks.append({})
            values.append(self._stock_tops(own, left))
            # What is two sizes smaller is needed no more.
            while sets.remaining[before].bit_count() < left - 1:
                rows[before], blocks[before] = [], {}
                before += 1
        if self._puzzle.tops[0] == EMPTY:
            # No draw before the first take.
            values[-1] ^= (values[-1] ^ self._takes(rows[-1])[0]) & _VALUES
        return values

    def _takes(self, own: list[_Row]) -> tuple[int, int]:
        """Return the best that takes bring onto the stock's cards, and where one fits."""
        first = 1 if self._gains.take is None else self._gains.take
        best, blocked = self._nevers, 0
        for rank, bonus, after in own:
            fits = self._fits_at[rank]
            value = after.best + (first + bonus) * self._ones
            best = self._max(best, value & fits | self._nevers & ~fits)
            blocked |= self._places[rank]
        return best, blocked

    def _stuck(self, left: int) -> int:
        return _NEVER if self._gains.wins_only else _ZERO + self._gains.left * left

    def _stock_tops(self, own: list[_Row], left: int) -> int:
        """Return the best where the waste's top is a card of the stock."""
        best, blocked = self._takes(own)
        draw, last = self._gains.draw, self._count - 1
        if not blocked >> last & 1:
            best = self._max(best, self._at(last, self._stuck(left)))
        if not self._puzzle.stuck_only:
            step = 1
            while step < self._count:
                best = self._max(best, self._ahead(best, step) + step * draw * self._ones)
                step *= 2
            return best
        total = best >> _LANE * last & _VALUES
        lanes = total << _LANE * last
        for drawn in range(last - 1, -1, -1):
            if blocked >> drawn & 1:
                total = best >> _LANE * drawn & _VALUES
            else:
                total += draw
            lanes |= total << _LANE * drawn
        return lanes

    def _at(self, drawn: int, value: int) -> int:
        """Return a vector of one value, and _NEVER in all other lanes."""
        return self._nevers + (value - _NEVER << _LANE * drawn)

    def _ahead(self, lanes: int, step: int) -> int:
        """Return in each lane the one so many further on, _NEVER past the last."""
        shift = _LANE * (self._count - step)
        return lanes >> _LANE * step | self._nevers >> shift << shift

    def _block(self, rank: int, own: list[_Row], stock_tops: int, left: int) -> _Block:
        """Return what can follow where a card of `rank` was taken last."""
        if not left:
            raise AssertionError("nothing follows the last take")
        fitting_rows = [row for row in own if self._fits[rank] >> row.rank & 1]
        best = self._nevers
        if not (fitting_rows and self._puzzle.stuck_only):
            best = self._ahead(stock_tops, 1) + self._gains.draw * self._ones
        last = self._count - 1
        best &= ~(_VALUES << _LANE * last)
        best |= (_NEVER if fitting_rows else self._stuck(left)) << _LANE * last
        if self._gains.take is not None:
            for row in fitting_rows:
                value = row.after.best + (self._gains.take + row.bonus) * self._ones
                best = self._max(best, value)
            return _Block(best, [])
        chains = [best]
        for _, bonus, after in fitting_rows:
            for more, following in enumerate(after.chains, 1):
                value = following + bonus * self._ones
                if more < len(chains):
                    chains[more] = self._max(chains[more], value)
                else:
                    chains.append(value)
        for more, value in enumerate(chains):
            # The chain is 1 long now: takes 2, 3 … of it.
            best = self._max(best, value + (more + more * (more + 1) // 2) * self._ones)
        return _Block(best, chains)

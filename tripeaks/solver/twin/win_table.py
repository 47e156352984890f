"""For every position of a deal the fewest draws of a win, in one pass over the sets of sites.

What can still be reached from a set and a rank on the waste is one large int: for each number of
draws at a win's end a field of bits, one for each number of cards drawn by now, so that all of
them are computed with at once. Within a field the lowest bit stands for the whole stock drawn and
the highest, above the bits used, is a guard: what runs out of a field stops there.
"""

from tripeaks.solver.fitting import fitting, places
from tripeaks.solver.puzzle import EMPTY, LOST, Puzzle
from tripeaks.solver.twin.sets import reachable_sets


class WinTable:
    """For every position of a deal the fewest draws of a win, from the deal's start, or LOST."""

    def __init__(self, puzzle: Puzzle) -> None:
        """Compute the table of `puzzle`."""
        self._puzzle = puzzle
        self._width = puzzle.stock + 2
        count = puzzle.stock + 1
        self._each = sum(1 << field * self._width for field in range(count))
        self._guard = self._each << count
        self._fits_at = [self._each * self._mirrored(bits) for bits in places(puzzle)]
        self._blocked = [0]
        self._own = [[0] * 15]
        self._stock_top = [sum(1 << d * self._width + puzzle.stock - d for d in range(count))]
        self._drawing = [self._stock_top[0]]
        self._fill()

    def _mirrored(self, draws: int) -> int:
        """Return a set of numbers of cards drawn as the bits of a field."""
        stock = self._puzzle.stock
        return sum((draws >> drawn & 1) << stock - drawn for drawn in range(stock + 1))

    def _fill(self) -> None:
        wrap, stuck_only = self._puzzle.wrap, self._puzzle.stuck_only
        ranks, fits, fits_at = self._puzzle.tableau, fitting(wrap), self._fits_at
        all_own, all_blocked, all_drawing = self._own, self._blocked, self._drawing
        guard, inner = self._guard, ~self._guard
        best = 0
        for takes in reachable_sets().takes[1:]:
            best = blocked = open_to = 0
            own = [0] * 15
            for site, after in takes:
                rank = ranks[site]
                below = all_own[after]
                value = below[rank - 1] | below[rank + 1]
                if not all_blocked[after] >> rank & 1:
                    value |= all_drawing[after]
                if value:
                    best |= value & fits_at[rank]
                    own[rank] |= value
            if wrap:
                own[0], own[14] = own[13], own[1]
            if stuck_only:
                for site, _ in takes:
                    blocked |= fits[ranks[site]]
                    open_to |= fits_at[ranks[site]]
                # A sum carries each bit on through the places where a draw is allowed.
                open_to = self._each * ((1 << self._width - 1) - 1) & ~open_to
                start = best << 1 & open_to
                winning = best | ((open_to + start ^ open_to) | start) & open_to
            else:
                # From the lowest bit of each field on, every bit.
                winning = (best | guard - best) & inner
            all_own.append(own)
            all_blocked.append(blocked)
            self._stock_top.append(winning)
            all_drawing.append(winning << 1 & inner)
        if self._puzzle.tops[0] == EMPTY:
            # No draw before the first take.
            none_drawn = self._each << self._puzzle.stock
            self._stock_top[-1] = self._stock_top[-1] & ~none_drawn | best & none_drawn

    def after_take(self, remaining: int, site: int, drawn: int) -> int:
        """Return the draws of a win after `site` is taken from `remaining`."""
        sets, rank = reachable_sets(), self._puzzle.tableau[site]
        after = dict(sets.takes[sets.numbers[remaining]])[site]
        own = self._own[after]
        value = own[rank - 1] | own[rank + 1]
        if not self._blocked[after] >> rank & 1:
            value |= self._drawing[after]
        return self._draws(value, drawn)

    def after_draw(self, remaining: int, drawn: int) -> int:
        """Return the draws of a win where the card drawn as number `drawn` is the waste's top.

        With 0: where the card that opened the waste is, or none.
        """
        return self._draws(self._stock_top[reachable_sets().numbers[remaining]], drawn)

    def _draws(self, value: int, drawn: int) -> int:
        value = value >> self._puzzle.stock - drawn & self._each
        return ((value & -value).bit_length() - 1) // self._width if value else LOST

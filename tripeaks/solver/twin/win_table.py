"""For every position of a deal the fewest draws of a win, in one pass over the sets of sites.

What can still be reached from a set and a rank on the waste is one large int, so that all numbers
of cards drawn are computed with at once. It has a field of bits for each number of draws at a
win's end; in it the lowest bit stands for just as many cards drawn by now, the next one for one
card less, and so on to no card. The highest bit of a field is a guard: what runs out of the field
stops there.
"""

from tripeaks.solver.fitting import fitting, places
from tripeaks.solver.puzzle import EMPTY, LOST, Puzzle
from tripeaks.solver.twin.sets import reachable_sets


class WinTable:
    """For every position of a deal the fewest draws of a win, from the deal's start, or LOST."""

    def __init__(self, puzzle: Puzzle) -> None:
        """Compute the table of `puzzle`."""
        self._puzzle = puzzle
        # Where the field of each number of draws begins: it has a bit more than the one before.
        self._fields = [draws * (draws + 3) // 2 for draws in range(puzzle.stock + 1)]
        self._guard = sum(1 << first + draws + 1 for draws, first in enumerate(self._fields))
        self._fits_at = [self._spread(drawn) for drawn in places(puzzle)]
        self._every = self._spread((2 << puzzle.stock) - 1)
        won = sum(1 << first for first in self._fields)
        self._own = [[0] * 15]
        self._blocked = [0]
        self._stock_top = [won]
        self._drawing = [won]
        if puzzle.stuck_only:
            self._fill_drawing_where_stuck()
        else:
            self._fill_drawing_freely()

    def _spread(self, drawn: int) -> int:
        """Return a set of numbers of cards drawn in every field."""
        return sum(
            (drawn >> by_now & 1) << first + draws - by_now
            for draws, first in enumerate(self._fields)
            for by_now in range(draws + 1)
        )

    def _fill_drawing_freely(self) -> None:
        ranks, fits_at, wrap = self._puzzle.tableau, self._fits_at, self._puzzle.wrap
        all_own, all_drawing, stock_tops = self._own, self._drawing, self._stock_top
        guard, inner, best = self._guard, ~self._guard, 0
        for takes in reachable_sets().takes[1:]:
            best = 0
            own = [0] * 15
            for site, after in takes:
                rank = ranks[site]
                below = all_own[after]
                value = below[rank - 1] | below[rank + 1] | all_drawing[after]
                if value:
                    best |= value & fits_at[rank]
                    own[rank] |= value
            if wrap:
                own[0], own[14] = own[13], own[1]
            # In each field from the lowest bit on every bit: less drawn, more to draw.
            winning = (best | guard - best) & inner
            all_own.append(own)
            stock_tops.append(winning)
            all_drawing.append(winning << 1 & inner)
        self._blocked = [0] * len(all_own)
        self._refuse_draw_from_empty_waste(best)

    def _fill_drawing_where_stuck(self) -> None:
        ranks, fits_at, wrap = self._puzzle.tableau, self._fits_at, self._puzzle.wrap
        all_own, all_drawing, stock_tops = self._own, self._drawing, self._stock_top
        all_blocked, fits, inner, best = self._blocked, fitting(wrap), ~self._guard, 0
        for takes in reachable_sets().takes[1:]:
            best = blocked = closed = 0
            own = [0] * 15
            for site, after in takes:
                rank = ranks[site]
                below = all_own[after]
                value = below[rank - 1] | below[rank + 1]
                if not all_blocked[after] >> rank & 1:
                    value |= all_drawing[after]
                best |= value & fits_at[rank]
                own[rank] |= value
                blocked |= fits[rank]
                closed |= fits_at[rank]
            if wrap:
                own[0], own[14] = own[13], own[1]
            # A sum carries each bit on through the places where a draw is allowed.
            open_to = self._every & ~closed
            start = best << 1 & open_to
            winning = best | ((open_to + start ^ open_to) | start) & open_to
            all_own.append(own)
            all_blocked.append(blocked)
            stock_tops.append(winning)
            all_drawing.append(winning << 1 & inner)
        self._refuse_draw_from_empty_waste(best)

    def _refuse_draw_from_empty_waste(self, takes: int) -> None:
        """Let only `takes` win from the deal's start, where the waste starts empty."""
        if self._puzzle.tops[0] == EMPTY:
            none_drawn = self._guard >> 1
            self._stock_top[-1] = self._stock_top[-1] & ~none_drawn | takes & none_drawn

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
        for draws in range(drawn, self._puzzle.stock + 1):
            if value >> self._fields[draws] + draws - drawn & 1:
                return draws
        return LOST

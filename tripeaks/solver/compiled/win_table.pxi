# Fewest draws from every position of a deal.

cdef class WinTable:
    """For every position of a deal the fewest draws of a win, from the deal's start, or LOST."""

    # A lane holds one more than the number of cards that a win can leave in the stock, and 0
    # where there is none: more is better, and lanes past the stock's end are as good as lost.
    cdef uint8_t *after_takes
    cdef uint8_t *before_takes
    cdef int stock

    def __cinit__(self, puzzle):
        cdef Cards cards
        read_cards(puzzle, &cards)
        self.stock = cards.stock
        self.after_takes = <uint8_t *>malloc(TAKES * LANES)
        self.before_takes = <uint8_t *>malloc(SETS * LANES)
        if not (self.after_takes and self.before_takes):
            raise MemoryError
        with nogil:
            fill_wins(&cards, self.after_takes, self.before_takes)

    def __dealloc__(self):
        free(self.after_takes)
        free(self.before_takes)

    def after_take(self, remaining, int site, int drawn):
        """Return the draws of a win after `site` is taken from `remaining`."""
        if not 0 <= drawn <= self.stock:
            raise ValueError(f"the stock has no {drawn} cards")
        return self._draws(self.after_takes[take_number(remaining, site) * LANES + drawn])

    def after_draw(self, remaining, int drawn):
        """Return the draws of a win where the card drawn as number `drawn` is the waste's top.

        With 0: where the card that opened the waste is, or none.
        """
        if not 0 <= drawn <= self.stock:
            raise ValueError(f"the stock has no {drawn} cards")
        return self._draws(self.before_takes[set_number(remaining) * LANES + drawn])

    cdef _draws(self, int left):
        return self.stock + 1 - left if left else LOST


cdef void fill_wins(const Cards *cards, uint8_t *takes, uint8_t *draws) noexcept nogil:
    cdef uint8_t lanes[LANES]
    cdef bytes32 none, best, value, drawing, blocked, takes_only
    cdef bytes32 fits_at[RANKS]
    cdef bytes32 own[RANKS]
    cdef bytes32 gate[2]
    cdef uint32_t ranks
    cdef int number, take, rank, drawn, first, end
    memset(lanes, 255, LANES)
    gate[1] = bytes_load(lanes)
    memset(lanes, 0, LANES)
    none = takes_only = gate[0] = bytes_load(lanes)
    for rank in range(RANKS):
        for drawn in range(LANES):
            lanes[drawn] = 255 if cards.fits_at[rank] >> drawn & 1 else 0
        fits_at[rank] = bytes_load(lanes)
    for drawn in range(LANES):
        lanes[drawn] = cards.stock + 1 - drawn if drawn <= cards.stock else 0
    bytes_store(draws, bytes_load(lanes))
    for take in range(first_into[0], first_into[1]):
        bytes_store(takes + into[take] * LANES, bytes_load(lanes))
    end = first_take[1]
    for number in range(1, SETS):
        first = end
        end = first_take[number + 1]
        best = blocked = none
        ranks = 0
        for rank in range(RANKS):
            own[rank] = none
        for take in range(first, end):
            rank = cards.rank[site_of[take]]
            value = bytes_load(takes + take * LANES)
            own[rank] = bytes_max(own[rank], value)
            best = bytes_max(best, bytes_and(value, fits_at[rank]))
            if cards.stuck_only:
                ranks |= <uint32_t>1 << rank
                blocked = bytes_or(blocked, fits_at[rank])
        if cards.wrap:
            own[0] = own[13]
            own[14] = own[1]
        takes_only = best
        if cards.stuck_only:
            best = bytes_flood(best, bytes_not(blocked))
        else:
            best = bytes_greatest_ahead(best)
        bytes_store(draws + number * LANES, best)
        drawing = bytes_next(best)
        for take in range(first_into[number], first_into[number + 1]):
            rank = cards.rank[site_of[into[take]]]
            best = bytes_max(own[rank - 1], own[rank + 1])
            # A table in place of a branch that the processor could not foresee.
            value = bytes_and(drawing, gate[(ranks & cards.fits[rank]) == 0])
            bytes_store(takes + into[take] * LANES, bytes_max(best, value))
    if cards.top[0] == ANY:
        # No draw before the first take.
        bytes_store(lanes, takes_only)
        draws[FULL_SET * LANES] = lanes[0]

# The best score from every position of a deal.

cdef struct Worth:
    bint by_chain
    int take
    int draw
    int peaks[3]
    int clear
    int left
    bint wins_only


cdef class ScoreTable:
    """For every position of a deal with no chain the points that the best game still brings."""

    cdef int16_t *values
    cdef int stock

    def __cinit__(self, puzzle, gains):
        cdef Cards cards
        cdef Worth worth
        cdef Memory memory
        cdef int failed
        read_cards(puzzle, &cards)
        worth.by_chain = gains.take is None
        worth.take = gains.take or 0
        worth.draw = gains.draw
        worth.peaks = gains.peaks
        worth.clear = gains.clear
        worth.left = gains.left
        worth.wins_only = gains.wins_only
        self.stock = cards.stock
        self.values = <int16_t *>malloc(SETS * LANES * sizeof(int16_t))
        if not self.values:
            raise MemoryError
        memory = borrow()
        with nogil:
            failed = fill_scores(&cards, &worth, memory, self.values)
        give_back(memory)
        if failed:
            raise MemoryError

    def __dealloc__(self):
        free(self.values)

    def after_draw(self, remaining, int drawn):
        """Return what the best game still brings where the card drawn as number `drawn` is on top.

        With 0: where the card that opened the waste is, or none. None where no game counts.
        """
        cdef int value
        if not 0 <= drawn <= self.stock:
            raise ValueError(f"the stock has no {drawn} cards")
        value = self.values[set_number(remaining) * LANES + drawn]
        return value if value > NEVER // 2 else None


# What can follow a take is a block of vectors in a heap. Where takes score by chain: first the
# best where the chain's length is 1 now; then, for 0, 1, 2 ... more takes before the next draw
# or the end, the best without what these takes score. Otherwise: the best, and nothing more.

cdef int fill_scores(
    const Cards *cards, const Worth *worth, Memory memory, int16_t *values
) noexcept nogil:
    cdef int16_t lanes[LANES]
    cdef int16_t *out
    cdef int16_t *heap
    cdef const int16_t *below
    cdef const int16_t *source[MOST_EXPOSED]
    cdef int rank_of[MOST_EXPOSED]
    cdef int bonus[MOST_EXPOSED]
    cdef int length[MOST_EXPOSED]
    cdef int32_t made[RANKS]
    cdef uint8_t made_length[RANKS]
    cdef shorts32 limit[RANKS]
    cdef shorts32 never, best, value, drawing
    cdef int size, number, take, rank, drawn, i, j, count, stuck, top, rows, most, used
    cdef uint32_t ranks, blocked
    cdef int stock = cards.stock
    for drawn in range(LANES):
        lanes[drawn] = NEVER
    never = shorts_load(lanes)
    for rank in range(RANKS):
        for drawn in range(LANES):
            lanes[drawn] = 32767 if cards.fits_at[rank] >> drawn & 1 else NEVER
        limit[rank] = shorts_load(lanes)
    if not enough_room(memory, 0, 2):
        return -1
    for drawn in range(LANES):
        lanes[drawn] = worth.clear if drawn <= stock else NEVER
    value = shorts_load(lanes)
    shorts_store(memory.heap[0], value)
    shorts_store(memory.heap[0] + LANES, value)
    shorts_store(values, value)
    for i in range(first_into[0], first_into[1]):
        memory.block[into[i]] = 0
        memory.length[into[i]] = 1
    for size in range(1, SITES + 1):
        below = memory.heap[(size - 1) & 1]
        used = 0
        stuck = NEVER if worth.wins_only else worth.left * size
        for number in range(first_of_size[size], first_of_size[size + 1]):
            count = 0
            ranks = blocked = 0
            best = never
            for take in range(first_take[number], first_take[number + 1]):
                rank = cards.rank[site_of[take]]
                rank_of[count] = rank
                bonus[count] = (
                    worth.peaks[3 - count_bits(remaining_of[number] & 7)]
                    if site_of[take] < 3
                    else 0
                )
                source[count] = below + memory.block[take] * LANES
                length[count] = memory.length[take]
                value = shorts_plus(
                    shorts_load(source[count]),
                    bonus[count] + (1 if worth.by_chain else worth.take),
                )
                best = shorts_max(best, shorts_min(value, limit[rank]))
                ranks |= <uint32_t>1 << rank
                blocked |= cards.fits_at[rank]
                count += 1
            out = values + number * LANES
            shorts_store(out, best)
            if not blocked >> stock & 1:
                out[stock] = stuck
            for drawn in range(stock - 1, -1, -1):
                if cards.stuck_only and blocked >> drawn & 1:
                    continue
                if cards.top[drawn] == ANY:
                    continue
                i = out[drawn + 1] + worth.draw
                if i > out[drawn]:
                    out[drawn] = i
            for drawn in range(stock):
                lanes[drawn] = out[drawn + 1] + worth.draw
            for drawn in range(stock, LANES):
                lanes[drawn] = NEVER
            for rank in range(RANKS):
                made[rank] = -1
            for j in range(first_into[number], first_into[number + 1]):
                take = into[j]
                rank = cards.rank[site_of[take]]
                if made[rank] < 0:
                    if not enough_room(memory, size & 1, used + SITES + 2):
                        return -1
                    out = memory.heap[size & 1] + used * LANES
                    lanes[stock] = NEVER if ranks & cards.fits[rank] else stuck
                    best = shorts_load(lanes)
                    if cards.stuck_only and ranks & cards.fits[rank]:
                        best = never
                    if worth.by_chain:
                        rows = chain_block(
                            out, best, cards.fits[rank], count, rank_of, bonus, source, length
                        )
                    else:
                        for i in range(count):
                            if cards.fits[rank] >> rank_of[i] & 1:
                                value = shorts_load(source[i])
                                best = shorts_max(best, shorts_plus(value, worth.take + bonus[i]))
                        shorts_store(out, best)
                        rows = 0
                    made[rank] = used
                    made_length[rank] = rows
                    used += rows + 1
                memory.block[take] = made[rank]
                memory.length[take] = made_length[rank]
    return 0


cdef int chain_block(
    int16_t *out,
    shorts32 first,
    uint32_t fits,
    int count,
    const int *rank_of,
    const int *bonus,
    const int16_t **source,
    const int *length,
) noexcept nogil:
    """Write the block of vectors after a take; return how many stand after the first one."""
    cdef int rows = 1, i, m
    cdef int16_t *row
    cdef shorts32 value, best = first
    shorts_store(out + LANES, first)
    for i in range(count):
        if not fits >> rank_of[i] & 1:
            continue
        for m in range(length[i]):
            value = shorts_plus(shorts_load(source[i] + (m + 1) * LANES), bonus[i])
            row = out + (m + 2) * LANES
            if m + 1 < rows:
                value = shorts_max(value, shorts_load(row))
            else:
                rows += 1
            shorts_store(row, value)
    for m in range(1, rows):
        # The chain is 1 long now: takes 2, 3 ... m + 1 of it.
        value = shorts_plus(shorts_load(out + (m + 1) * LANES), m + m * (m + 1) // 2)
        best = shorts_max(best, value)
    shorts_store(out, best)
    return rows

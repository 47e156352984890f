# Win or lose, and with how few draws.

cdef int search(const Cards *cards, uint32_t *seen) noexcept nogil:
    """Look for a win depth first, for a while: 1 found, 0 there is none, -1 not known."""
    cdef int32_t sets[BUDGET]
    cdef uint8_t tops[BUDGET]
    cdef uint8_t draws[BUDGET]
    cdef int32_t touched[BUDGET]
    cdef int height = 1, marks = 0, answer = 0, number, top, drawn, place, take, rank, i
    sets[0] = FULL_SET
    tops[0] = cards.top[0]
    draws[0] = 0
    while height and not answer:
        if marks == BUDGET or height + MOST_EXPOSED >= BUDGET:
            answer = -1
            break
        height -= 1
        number = sets[height]
        top = tops[height]
        drawn = draws[height]
        place = number * RANKS + top
        if seen[place] >> drawn & 1:
            continue
        seen[place] |= <uint32_t>1 << drawn
        touched[marks] = place
        marks += 1
        # What is pushed last is tried first: takes before the draw, low rows before high ones.
        if drawn < cards.stock and top != ANY and not (
            cards.stuck_only and exposed_ranks(cards, number) & cards.fits[top]
        ):
            sets[height] = number
            tops[height] = cards.top[drawn + 1]
            draws[height] = drawn + 1
            height += 1
        for take in range(first_take[number], first_take[number + 1]):
            rank = cards.rank[site_of[take]]
            if cards.fits[top] >> rank & 1:
                if after[take] == 0:
                    answer = 1
                sets[height] = after[take]
                tops[height] = rank
                draws[height] = drawn
                height += 1
    for i in range(marks):
        seen[touched[i]] = 0
    return answer


cdef int find_fewest_draws(const Cards *cards, uint32_t *reached) noexcept nogil:
    """Return the fewest draws of a win, -1 where there is none.

    For each set and the rank taken last: after how many draws it can be reached.
    """
    cdef uint32_t *own
    cdef uint32_t drawn, every = every_place(cards), open, ranks, blocked
    cdef int number, take, rank, i
    memset(reached, 0, SETS * RANKS * sizeof(uint32_t))
    for number in range(FULL_SET, 0, -1):
        own = reached + number * RANKS
        # `drawn`: the places of the stock whose cards can lie on the waste.
        drawn = 0
        if cards.stuck_only:
            ranks = blocked = 0
            for take in range(first_take[number], first_take[number + 1]):
                rank = cards.rank[site_of[take]]
                ranks |= <uint32_t>1 << rank
                blocked |= cards.fits_at[rank]
            for rank in range(1, 14):
                # All bits where no card fits, without a branch.
                drawn |= own[rank] & 0 - <uint32_t>((ranks & cards.fits[rank]) == 0)
            drawn = 1 if number == FULL_SET else drawn << 1 & every
            open = ~blocked << 1 & every
            for i in range(5):
                drawn |= open & drawn << (1 << i)
                open &= open << (1 << i)
        elif number == FULL_SET:
            drawn = 1 if cards.top[0] == ANY else every
        else:
            for rank in range(1, 14):
                drawn |= own[rank]
            if not drawn:
                continue
            # All places above the lowest bit.
            drawn = (0 - ((drawn & (0 - drawn)) << 1)) & every
        if cards.wrap:
            own[0] = own[13]
            own[14] = own[1]
        for take in range(first_take[number], first_take[number + 1]):
            rank = cards.rank[site_of[take]]
            reached[after[take] * RANKS + rank] |= (
                drawn & cards.fits_at[rank] | own[rank - 1] | own[rank + 1]
            )
    drawn = 0
    for rank in range(1, 14):
        drawn |= reached[rank]
    for i in range(cards.stock + 1):
        if drawn >> i & 1:
            return i
    return -1


def can_win(puzzle):
    """Return whether some line of play takes all 28 cards."""
    cdef Cards cards
    cdef Memory memory
    cdef int answer
    read_cards(puzzle, &cards)
    memory = borrow()
    with nogil:
        answer = search(&cards, memory.seen)
        if answer < 0:
            answer = find_fewest_draws(&cards, memory.by_rank) >= 0
    give_back(memory)
    return answer == 1


def fewest_draws(puzzle):
    """Return the fewest draws of a win, LOST where there is none."""
    cdef Cards cards
    cdef Memory memory
    cdef int answer
    read_cards(puzzle, &cards)
    memory = borrow()
    with nogil:
        answer = find_fewest_draws(&cards, memory.by_rank)
    give_back(memory)
    return answer if answer >= 0 else LOST

# A puzzle as C reads it.

cdef struct Cards:
    uint8_t rank[SITES]
    uint8_t top[LANES]
    int stock
    bint wrap
    bint stuck_only
    # By the waste's rank, the set of ranks that fit; by a card's rank, the set of numbers of
    # cards drawn at which it fits the stock's card.
    uint16_t fits[RANKS]
    uint32_t fits_at[RANKS]


cdef int read_cards(puzzle, Cards *cards) except -1:
    cdef bytes tableau_bytes = puzzle.tableau, tops_bytes = puzzle.tops
    cdef const uint8_t *tableau = tableau_bytes
    cdef const uint8_t *tops = tops_bytes
    cdef int i
    if len(tableau_bytes) != SITES or not 1 <= len(tops_bytes) <= MAX_STOCK + 1:
        raise ValueError("a puzzle has 28 cards and a stock of at most 30")
    for i in range(SITES):
        if not 1 <= tableau[i] <= 13:
            raise ValueError(f"a tableau has no card of rank {tableau[i]}")
        cards.rank[i] = tableau[i]
    cards.stock = <int>len(tops_bytes) - 1
    for i in range(cards.stock + 1):
        if tops[i] > ANY or (i and tops[i] == ANY):
            raise ValueError(f"a stock has no card of rank {tops[i]}")
        cards.top[i] = tops[i]
    cards.wrap = puzzle.wrap
    cards.stuck_only = puzzle.stuck_only
    find_fits(cards)
    return 0


cdef void find_fits(Cards *cards) noexcept nogil:
    cdef int rank, drawn
    memset(cards.fits, 0, sizeof(cards.fits))
    cards.fits[JOKER] = cards.fits[ANY] = 0x3FFE
    for rank in range(1, 14):
        if rank > 1:
            cards.fits[rank] |= 1 << (rank - 1)
        if rank < 13:
            cards.fits[rank] |= 1 << (rank + 1)
    if cards.wrap:
        cards.fits[1] |= 1 << 13
        cards.fits[13] |= 1 << 1
    memset(cards.fits_at, 0, sizeof(cards.fits_at))
    for drawn in range(cards.stock + 1):
        for rank in range(1, 14):
            if cards.fits[cards.top[drawn]] >> rank & 1:
                cards.fits_at[rank] |= <uint32_t>1 << drawn


cdef uint32_t every_place(const Cards *cards) noexcept nogil:
    """Return the set of all numbers of cards drawn."""
    return (<uint32_t>2 << cards.stock) - 1


cdef uint32_t exposed_ranks(const Cards *cards, int number) noexcept nogil:
    """Return the set of ranks of the exposed cards."""
    cdef uint32_t ranks = 0
    cdef int take
    for take in range(first_take[number], first_take[number + 1]):
        ranks |= <uint32_t>1 << cards.rank[site_of[take]]
    return ranks

# Deals that fit what a player sees.

cdef struct Generator:
    uint64_t state


cdef uint64_t next_output(Generator *generator) noexcept nogil:
    """Return the next output of the SplitMix64 generator."""
    cdef uint64_t z
    generator.state += <uint64_t>0x9E3779B97F4A7C15
    z = generator.state
    z = (z ^ z >> 30) * <uint64_t>0xBF58476D1CE4E5B9
    z = (z ^ z >> 27) * <uint64_t>0x94D049BB133111EB
    return z ^ z >> 31


cdef void shuffle(uint8_t *cards, int count, Generator *generator) noexcept nogil:
    """Shuffle as the engine does."""
    cdef uint64_t beyond, output, n
    cdef int i, j
    cdef uint8_t card
    for i in range(count - 1, 0, -1):
        n = i + 1
        beyond = (0 - n) % n  # how many outputs lie past the last whole n
        output = next_output(generator)
        while output > ~beyond:
            output = next_output(generator)
        j = <int>(output % n)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


cdef int followers(int number, int32_t *sets) noexcept nogil:
    """Write all sets that can follow a set, itself last, in ascending order; return how many."""
    cdef uint8_t follows[SETS]
    cdef int take, i, count = 0
    memset(follows, 0, SETS)
    follows[number] = 1
    for i in range(number, 0, -1):
        if follows[i]:
            for take in range(first_take[i], first_take[i + 1]):
                follows[after[take]] = 1
    for i in range(number + 1):
        if follows[i]:
            sets[count] = i
            count += 1
    return count


cdef uint32_t find_wins(
    const Cards *cards, const int32_t *sets, int count, uint32_t *wins
) noexcept nogil:
    """Find by take the numbers of cards drawn at which a win is possible after it.

    Return the same for the last set, where the waste's top is the stock's card.
    """
    cdef uint32_t own[RANKS]
    cdef uint32_t value, best = 0, drawing, ranks, open
    cdef int i, number, take, rank, step
    for i in range(first_into[0], first_into[1]):
        wins[into[i]] = every_place(cards)
    for i in range(1, count):
        number = sets[i]
        memset(own, 0, sizeof(own))
        best = ranks = open = 0
        for take in range(first_take[number], first_take[number + 1]):
            rank = cards.rank[site_of[take]]
            value = wins[take]
            own[rank] |= value
            best |= value & cards.fits_at[rank]
            if cards.stuck_only:
                ranks |= <uint32_t>1 << rank
                open |= cards.fits_at[rank]
        if cards.wrap:
            own[0] = own[13]
            own[14] = own[1]
        open = ~open
        for step in range(5):
            best |= open & best >> (1 << step)
            open &= open >> (1 << step)
        drawing = best >> 1
        for take in range(first_into[number], first_into[number + 1]):
            rank = cards.rank[site_of[into[take]]]
            value = own[rank - 1] | own[rank + 1]
            if not ranks & cards.fits[rank]:
                value |= drawing
            wins[into[take]] = value
    return best


cdef struct View:
    # A position as a player sees it.
    int number
    int drawn
    int top
    int site_count
    uint8_t site[SITES]
    int rank_count
    uint8_t rank[SITES + LANES]
    int jokers


cdef struct Tally:
    int tried
    int takes[SITES]
    int draw


cdef void deal_unseen(Cards *cards, const View *view, Generator *generator) noexcept nogil:
    """Fill the places that are not seen at random."""
    cdef uint8_t pool[SITES + LANES]
    cdef int i, left = view.rank_count - view.site_count
    for i in range(view.rank_count):
        pool[i] = view.rank[i]
    shuffle(pool, view.rank_count, generator)
    for i in range(view.site_count):
        cards.rank[view.site[i]] = pool[i]
    for i in range(left):
        pool[i] = pool[view.site_count + i]
    if view.jokers:
        for i in range(view.jokers):
            pool[left + i] = JOKER
        left += view.jokers
        shuffle(pool, left, generator)
    for i in range(left):
        cards.top[view.drawn + 1 + i] = pool[i]
    find_fits(cards)


cdef void tally_deal(
    Cards *cards,
    const View *view,
    const int32_t *sets,
    int count,
    bint only_winnable,
    Memory memory,
    Tally *tally,
) noexcept nogil:
    """Count one deal, and for each legal action whether it leaves a win open."""
    cdef uint32_t fits = cards.fits[view.top]
    cdef uint32_t wins_by_draw = find_wins(cards, sets, count, memory.by_take)
    cdef int take, rank, answer
    cdef bint any_fits = False, any_wins = False
    for take in range(first_take[view.number], first_take[view.number + 1]):
        rank = cards.rank[site_of[take]]
        if fits >> rank & 1:
            any_fits = True
            if memory.by_take[take] >> view.drawn & 1:
                any_wins = True
                tally.takes[site_of[take]] += 1
    if (
        view.drawn < cards.stock
        and view.top != ANY
        and not (cards.stuck_only and any_fits)
        and wins_by_draw >> (view.drawn + 1) & 1
    ):
        any_wins = True
        tally.draw += 1
    if only_winnable and not any_wins:
        if view.number == FULL_SET and not view.drawn:
            return  # this is the deal's start
        answer = search(cards, memory.seen)
        if answer == 0 or (answer < 0 and find_fewest_draws(cards, memory.by_rank) < 0):
            return
    tally.tried += 1


def sample_wins(unseen, bint only_winnable, uint64_t seed, int count):
    """Deal the cards not seen `count` times; count the wins that each legal action leaves open.

    With `only_winnable`, deals that cannot be won from their start are left out.
    """
    cdef Cards cards
    cdef View view
    cdef Tally tally
    cdef Memory memory
    cdef Generator generator
    cdef bytes sites = unseen.sites, ranks = unseen.ranks
    cdef int32_t *sets
    cdef int follower_count, i
    read_cards(unseen.known, &cards)
    view.number = set_number(unseen.remaining)
    view.drawn = unseen.drawn
    view.jokers = unseen.jokers
    view.site_count = <int>len(sites)
    view.rank_count = <int>len(ranks)
    if (
        not 0 <= view.drawn <= cards.stock
        or not 0 <= view.jokers <= cards.stock - view.drawn
        or view.site_count + cards.stock - view.drawn != view.rank_count + view.jokers
    ):
        raise ValueError("the cards not seen do not fill their places")
    view.top = unseen.taken or cards.top[view.drawn]
    for i in range(view.site_count):
        view.site[i] = sites[i]
    for i in range(view.rank_count):
        view.rank[i] = ranks[i]
    memset(&tally, 0, sizeof(tally))
    generator.state = seed
    memory = borrow()
    sets = memory.block  # long enough, and not in use here
    with nogil:
        follower_count = followers(view.number, sets)
        for i in range(count):
            deal_unseen(&cards, &view, &generator)
            tally_deal(&cards, &view, sets, follower_count, only_winnable, memory, &tally)
    give_back(memory)
    return Samples(tally.tried, tuple(tally.takes), tally.draw)

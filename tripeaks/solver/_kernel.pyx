# cython: language_level=3, binding=True
# cython: boundscheck=False, wraparound=False, cdivision=True
"""The compiled kernel: exact answers over all reachable sets of sites at once.

Interface and answers are those of `twin`, which says the same in plain Python. Every long
computation runs without the interpreter's lock, on working memory of its own.
"""

from libc.stdint cimport int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport free, malloc, qsort, realloc
from libc.string cimport memset

from tripeaks.engine.tableau import COVER_MASKS
from tripeaks.solver.puzzle import EMPTY, LOST, MAX_STOCK, Samples

cdef extern from "lanes.h" nogil:
    ctypedef struct bytes32:
        pass
    ctypedef struct shorts32:
        pass
    bytes32 bytes_load(const uint8_t *)
    void bytes_store(uint8_t *, bytes32)
    bytes32 bytes_max(bytes32, bytes32)
    bytes32 bytes_and(bytes32, bytes32)
    bytes32 bytes_or(bytes32, bytes32)
    bytes32 bytes_not(bytes32)
    bytes32 bytes_next(bytes32)
    bytes32 bytes_greatest_ahead(bytes32)
    bytes32 bytes_flood(bytes32, bytes32)
    shorts32 shorts_load(const int16_t *)
    void shorts_store(int16_t *, shorts32)
    shorts32 shorts_max(shorts32, shorts32)
    shorts32 shorts_min(shorts32, shorts32)
    shorts32 shorts_plus(shorts32, int)

cdef enum:
    SITES = 28
    SETS = 22932
    TAKES = 119364
    FULL_SET = SETS - 1
    MOST_EXPOSED = 10
    LANES = 32
    RANKS = 16  # 1 to 13, and one at each end: a table by rank takes 16 places a set
    JOKER = 0
    ANY = 14  # the rank of an empty waste: EMPTY
    BUDGET = 2000
    NEVER = -30000  # no complete game of the kind asked for

assert EMPTY == ANY and MAX_STOCK < LANES


# The sets and the takes between them, as `sets` describes them, as arrays.

cdef uint32_t remaining_of[SETS]
cdef int32_t first_take[SETS + 1]
cdef uint8_t site_of[TAKES]
cdef int32_t after[TAKES]
# The takes that lead to each set.
cdef int32_t first_into[SETS + 1]
cdef int32_t into[TAKES]


cdef int compare(const void *a, const void *b) noexcept nogil:
    cdef uint32_t left = (<const uint32_t *>a)[0], right = (<const uint32_t *>b)[0]
    return (left > right) - (left < right)


cdef int count_bits(uint32_t number) noexcept nogil:
    cdef int count = 0
    while number:
        number &= number - 1
        count += 1
    return count


cdef int number_of(uint32_t remaining, int low, int high) noexcept nogil:
    """Return the number of a set that stands from `low` to before `high`, -1 for none."""
    cdef int middle
    while low < high:
        middle = (low + high) // 2
        if remaining_of[middle] < remaining:
            low = middle + 1
        else:
            high = middle
    return low if low < SETS and remaining_of[low] == remaining else -1


cdef int32_t first_of_size[SITES + 2]


cdef int make_sets(const uint32_t *cover) noexcept nogil:
    """Fill the arrays; return the number of takes."""
    cdef uint32_t *found = <uint32_t *>malloc(SETS * MOST_EXPOSED * sizeof(uint32_t))
    cdef uint32_t remaining
    cdef int size, site, i, count, low, take, place = FULL_SET
    if not found:
        return -1
    first_of_size[SITES + 1] = SETS
    first_of_size[SITES] = FULL_SET
    remaining_of[FULL_SET] = (<uint32_t>1 << SITES) - 1
    for size in range(SITES, 0, -1):
        count = 0
        for i in range(first_of_size[size], first_of_size[size + 1]):
            remaining = remaining_of[i]
            for site in range(SITES):
                if remaining >> site & 1 and not remaining & cover[site]:
                    found[count] = remaining ^ <uint32_t>1 << site
                    count += 1
        qsort(found, count, sizeof(uint32_t), compare)
        for i in range(count - 1, -1, -1):
            if i == count - 1 or found[i] != found[i + 1]:
                place -= 1
                if place < 0:
                    free(found)
                    return -1
                remaining_of[place] = found[i]
        first_of_size[size - 1] = place
    free(found)
    take = 0
    for size in range(SITES + 1):
        low = first_of_size[size - 1] if size else 0
        for i in range(first_of_size[size], first_of_size[size + 1]):
            first_take[i] = take
            remaining = remaining_of[i]
            for site in range(SITES):
                if remaining >> site & 1 and not remaining & cover[site]:
                    site_of[take] = site
                    after[take] = number_of(
                        remaining ^ <uint32_t>1 << site, low, first_of_size[size]
                    )
                    take += 1
    first_take[SETS] = take
    memset(first_into, 0, sizeof(first_into))
    for take in range(TAKES):
        first_into[after[take] + 1] += 1
    for i in range(SETS):
        first_into[i + 1] += first_into[i]
    # Now entry i + 1 says where the stretch of set i ends; filling it from its end leaves there
    # where it begins.
    for take in range(TAKES - 1, -1, -1):
        first_into[after[take] + 1] -= 1
        into[first_into[after[take] + 1]] = take
    for i in range(SETS):
        first_into[i] = first_into[i + 1]
    first_into[SETS] = TAKES
    return first_take[SETS]


def _prepare():
    cdef uint32_t cover[SITES]
    for site, mask in enumerate(COVER_MASKS):
        cover[site] = mask
    if make_sets(cover) != TAKES:
        raise RuntimeError("the tableau is not the one that this kernel was made for")


_prepare()


cdef int set_number(uint32_t remaining) except -1:
    cdef int size = count_bits(remaining), number
    if size > SITES:
        raise ValueError(f"{remaining} is no set of sites")
    number = number_of(remaining, first_of_size[size], first_of_size[size + 1])
    if number < 0:
        raise ValueError(f"no play leads to the set {remaining}")
    return number


cdef int take_number(uint32_t remaining, int site) except -1:
    cdef int number = set_number(remaining), take
    for take in range(first_take[number], first_take[number + 1]):
        if site_of[take] == site:
            return take
    raise ValueError(f"site {site} is not exposed in the set {remaining}")


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


# Working memory: taken from a shelf for each call and put back after it.

cdef class Memory:
    """What one computation works in."""

    # By set and rank, one bit for each number of cards drawn.
    cdef uint32_t *by_rank
    # The same, all 0 between calls.
    cdef uint32_t *seen
    # By take, one bit for each number of cards drawn.
    cdef uint32_t *by_take
    # Two heaps of vectors, for the sets of one size and of the next.
    cdef int16_t *heap[2]
    cdef int32_t room[2]
    # Where in a heap the vectors of what follows a take begin, and how many there are.
    cdef int32_t *block
    cdef uint8_t *length

    def __cinit__(self):
        self.by_rank = <uint32_t *>malloc(SETS * RANKS * sizeof(uint32_t))
        self.seen = <uint32_t *>malloc(SETS * RANKS * sizeof(uint32_t))
        self.by_take = <uint32_t *>malloc(TAKES * sizeof(uint32_t))
        self.block = <int32_t *>malloc(TAKES * sizeof(int32_t))
        self.length = <uint8_t *>malloc(TAKES)
        self.heap[0] = self.heap[1] = NULL
        self.room[0] = self.room[1] = 0
        if not (self.by_rank and self.seen and self.by_take and self.block and self.length):
            raise MemoryError
        memset(self.seen, 0, SETS * RANKS * sizeof(uint32_t))

    def __dealloc__(self):
        free(self.by_rank)
        free(self.seen)
        free(self.by_take)
        free(self.heap[0])
        free(self.heap[1])
        free(self.block)
        free(self.length)


_shelf = []


cdef Memory borrow():
    try:
        return _shelf.pop()
    except IndexError:
        return Memory()


cdef int give_back(Memory memory) except -1:
    _shelf.append(memory)
    return 0


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


# Every position of a deal.

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


cdef bint enough_room(Memory memory, int which, int rows) noexcept nogil:
    """See to it that a heap has room for so many vectors."""
    cdef int32_t room = memory.room[which]
    cdef int16_t *heap
    if rows <= room:
        return True
    while room < rows:
        room = room + room // 2 + 4096
    heap = <int16_t *>realloc(memory.heap[which], <size_t>room * LANES * sizeof(int16_t))
    if not heap:
        return False
    memory.heap[which] = heap
    memory.room[which] = room
    return True


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

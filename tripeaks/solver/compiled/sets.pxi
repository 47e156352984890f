# The sets and the takes between them, as twin/sets.py describes them, as arrays.

cdef uint32_t remaining_of[SETS]
cdef int32_t first_take[SETS + 1]
cdef uint8_t site_of[TAKES]
cdef int32_t after[TAKES]
# The takes that lead to each set.
cdef int32_t first_into[SETS + 1]
cdef int32_t into[TAKES]
# The first set of each size.
cdef int32_t first_of_size[SITES + 2]


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

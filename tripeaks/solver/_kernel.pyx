# cython: language_level=3, binding=True
# cython: boundscheck=False, wraparound=False, cdivision=True
"""The compiled kernel: exact answers over all reachable sets of sites at once.

Interface and answers are those of `twin`, which says the same in plain Python. Every long
computation runs without the interpreter's lock, on working memory of its own. One module, so that
the C compiler sees all of it, in files of one job each.
"""

from libc.stdint cimport int16_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport free, malloc, qsort, realloc
from libc.string cimport memset

from tripeaks.engine.tableau import COVER_MASKS
from tripeaks.solver.puzzle import EMPTY, LOST, MAX_STOCK, Samples

cdef extern from "compiled/lanes.h" nogil:
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

include "compiled/sets.pxi"
include "compiled/cards.pxi"
include "compiled/memory.pxi"
include "compiled/wins.pxi"
include "compiled/win_table.pxi"
include "compiled/score_table.pxi"
include "compiled/samples.pxi"

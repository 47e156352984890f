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

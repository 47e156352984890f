/* Vectors with one lane for each number of cards drawn, 0 to 31.

   bytes32: unsigned bytes. shorts32: signed 16-bit numbers. With SSE2, which every x86-64 has; as
   plain loops elsewhere, which compilers turn into what the machine has. */

#ifndef TRIPEAKS_LANES_H
#define TRIPEAKS_LANES_H

#include <stdint.h>

#define LANES 32

#if defined(__SSE2__) || defined(_M_X64)

#include <emmintrin.h>

typedef struct { __m128i part[2]; } bytes32;
typedef struct { __m128i part[4]; } shorts32;

static inline bytes32 bytes_load(const uint8_t *from)
{
    bytes32 a;
    a.part[0] = _mm_loadu_si128((const __m128i *)from);
    a.part[1] = _mm_loadu_si128((const __m128i *)(from + 16));
    return a;
}

static inline void bytes_store(uint8_t *to, bytes32 a)
{
    _mm_storeu_si128((__m128i *)to, a.part[0]);
    _mm_storeu_si128((__m128i *)(to + 16), a.part[1]);
}

static inline bytes32 bytes_max(bytes32 a, bytes32 b)
{
    a.part[0] = _mm_max_epu8(a.part[0], b.part[0]);
    a.part[1] = _mm_max_epu8(a.part[1], b.part[1]);
    return a;
}

static inline bytes32 bytes_and(bytes32 a, bytes32 b)
{
    a.part[0] = _mm_and_si128(a.part[0], b.part[0]);
    a.part[1] = _mm_and_si128(a.part[1], b.part[1]);
    return a;
}

static inline bytes32 bytes_or(bytes32 a, bytes32 b)
{
    a.part[0] = _mm_or_si128(a.part[0], b.part[0]);
    a.part[1] = _mm_or_si128(a.part[1], b.part[1]);
    return a;
}

static inline bytes32 bytes_not(bytes32 a)
{
    __m128i ones = _mm_set1_epi8(-1);
    a.part[0] = _mm_xor_si128(a.part[0], ones);
    a.part[1] = _mm_xor_si128(a.part[1], ones);
    return a;
}

/* Lane i of the result is lane i + n of a, or 0. A macro: the machine wants n as a constant. */
#define BYTES_AHEAD(a, n, to) \
    do { \
        (to).part[0] = _mm_or_si128(_mm_srli_si128((a).part[0], (n)), \
                                    _mm_slli_si128((a).part[1], 16 - (n))); \
        (to).part[1] = _mm_srli_si128((a).part[1], (n)); \
    } while (0)

static inline shorts32 shorts_load(const int16_t *from)
{
    shorts32 a;
    for (int i = 0; i < 4; i++) a.part[i] = _mm_loadu_si128((const __m128i *)(from + 8 * i));
    return a;
}

static inline void shorts_store(int16_t *to, shorts32 a)
{
    for (int i = 0; i < 4; i++) _mm_storeu_si128((__m128i *)(to + 8 * i), a.part[i]);
}

static inline shorts32 shorts_max(shorts32 a, shorts32 b)
{
    for (int i = 0; i < 4; i++) a.part[i] = _mm_max_epi16(a.part[i], b.part[i]);
    return a;
}

static inline shorts32 shorts_min(shorts32 a, shorts32 b)
{
    for (int i = 0; i < 4; i++) a.part[i] = _mm_min_epi16(a.part[i], b.part[i]);
    return a;
}

static inline shorts32 shorts_plus(shorts32 a, int number)
{
    __m128i all = _mm_set1_epi16((short)number);
    for (int i = 0; i < 4; i++) a.part[i] = _mm_add_epi16(a.part[i], all);
    return a;
}

#else

typedef struct { uint8_t lane[LANES]; } bytes32;
typedef struct { int16_t lane[LANES]; } shorts32;

static inline bytes32 bytes_load(const uint8_t *from)
{
    bytes32 a;
    for (int i = 0; i < LANES; i++) a.lane[i] = from[i];
    return a;
}

static inline void bytes_store(uint8_t *to, bytes32 a)
{
    for (int i = 0; i < LANES; i++) to[i] = a.lane[i];
}

static inline bytes32 bytes_max(bytes32 a, bytes32 b)
{
    for (int i = 0; i < LANES; i++) a.lane[i] = a.lane[i] > b.lane[i] ? a.lane[i] : b.lane[i];
    return a;
}

static inline bytes32 bytes_and(bytes32 a, bytes32 b)
{
    for (int i = 0; i < LANES; i++) a.lane[i] &= b.lane[i];
    return a;
}

static inline bytes32 bytes_or(bytes32 a, bytes32 b)
{
    for (int i = 0; i < LANES; i++) a.lane[i] |= b.lane[i];
    return a;
}

static inline bytes32 bytes_not(bytes32 a)
{
    for (int i = 0; i < LANES; i++) a.lane[i] = (uint8_t)~a.lane[i];
    return a;
}

#define BYTES_AHEAD(a, n, to) \
    do { \
        bytes32 from_ = (a); \
        for (int i = 0; i < LANES; i++) \
            (to).lane[i] = (uint8_t)(i + (n) < LANES ? from_.lane[i + (n)] : 0); \
    } while (0)

static inline shorts32 shorts_load(const int16_t *from)
{
    shorts32 a;
    for (int i = 0; i < LANES; i++) a.lane[i] = from[i];
    return a;
}

static inline void shorts_store(int16_t *to, shorts32 a)
{
    for (int i = 0; i < LANES; i++) to[i] = a.lane[i];
}

static inline shorts32 shorts_max(shorts32 a, shorts32 b)
{
    for (int i = 0; i < LANES; i++) a.lane[i] = a.lane[i] > b.lane[i] ? a.lane[i] : b.lane[i];
    return a;
}

static inline shorts32 shorts_min(shorts32 a, shorts32 b)
{
    for (int i = 0; i < LANES; i++) a.lane[i] = a.lane[i] < b.lane[i] ? a.lane[i] : b.lane[i];
    return a;
}

static inline shorts32 shorts_plus(shorts32 a, int number)
{
    for (int i = 0; i < LANES; i++) a.lane[i] = (int16_t)(a.lane[i] + number);
    return a;
}

#endif

static inline bytes32 bytes_next(bytes32 a)
{
    bytes32 next;
    BYTES_AHEAD(a, 1, next);
    return next;
}

/* Lane i becomes the greatest of lanes i, i + 1, ... to the last. */
static inline bytes32 bytes_greatest_ahead(bytes32 a)
{
    bytes32 ahead;
#define AHEAD_STEP(n) \
    BYTES_AHEAD(a, n, ahead); \
    a = bytes_max(a, ahead)
    AHEAD_STEP(1);
    AHEAD_STEP(2);
    AHEAD_STEP(4);
    AHEAD_STEP(8);
    AHEAD_STEP(16);
#undef AHEAD_STEP
    return a;
}

/* Lane i becomes the greatest of lanes i, i + 1, ... up to the first where `open` is 0, not 255. */
static inline bytes32 bytes_flood(bytes32 a, bytes32 open)
{
    bytes32 ahead, open_ahead;
#define FLOOD_STEP(n) \
    BYTES_AHEAD(a, n, ahead); \
    a = bytes_max(a, bytes_and(open, ahead)); \
    BYTES_AHEAD(open, n, open_ahead); \
    open = bytes_and(open, open_ahead)
    FLOOD_STEP(1);
    FLOOD_STEP(2);
    FLOOD_STEP(4);
    FLOOD_STEP(8);
#undef FLOOD_STEP
    BYTES_AHEAD(a, 16, ahead);
    return bytes_max(a, bytes_and(open, ahead));
}

#endif

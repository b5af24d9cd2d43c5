// Values at the borders of all widths, and the means to keep the compiler from
// knowing them.

#ifndef CORNERS_H
#define CORNERS_H

#include <course.h>
#include <stdint.h>

// Before a loop over all values: unrolled, it would be a test of patience.
#define KEEP_LOOP _Pragma("clang loop unroll(disable)")

enum { CornerCount = 26 };

static const uint64_t Corners[CornerCount] = {
    0,
    1,
    2,
    3,
    7,
    10,
    0x55,
    0x7f,
    0x80,
    0x81,
    0xff,
    0x100,
    0x7fff,
    0x8000,
    0xffff,
    0x10000,
    0x7fffffff,
    0x80000000,
    0xffffffff,
    0x100000000,
    0x123456789abcdef0,
    0x7fffffffffffffff,
    0x8000000000000000,
    0xffffffff80000000,
    0xfffffffffffffffe,
    0xffffffffffffffff,
};

static inline uint64_t hide(uint64_t x) {
  volatile uint64_t hidden = x;
  return hidden;
}

static inline uint64_t fold(uint64_t hash, uint64_t x) {
  return (hash ^ x) * 1099511628211u + (hash >> 57);
}

#endif // CORNERS_H

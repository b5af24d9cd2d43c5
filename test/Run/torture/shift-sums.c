// Shifts by sums with constants, up to the width, of all widths; the sums are
// shared with indices, comparisons and other shifts (course-wide-offsets).
#include <course.h>

#define SHIFTS(NAME, T, U, I)                                                  \
  __attribute__((noinline)) static uint64_t NAME##_right(T x, I i) {           \
    uint64_t h = (uint64_t)(x >> (i + 1)) * 31;                                \
    h ^= (uint64_t)(x >> (i + 2)) * 37;                                        \
    return h ^ (uint64_t)(x >> (i + 3)) * 41;                                  \
  }                                                                            \
  __attribute__((noinline)) static uint64_t NAME##_left(T x, I i) {            \
    uint64_t h = (uint64_t)(U)((U)x << (i + 1)) * 31;                          \
    return h ^ (uint64_t)(U)((U)x << (i | 2)) * 37;                            \
  }
SHIFTS(s32, int32_t, uint32_t, unsigned)
SHIFTS(u32, uint32_t, uint32_t, uint8_t)
SHIFTS(s64, int64_t, uint64_t, unsigned)
SHIFTS(u64, uint64_t, uint64_t, uint64_t)

// The sum wraps around to a small number.
__attribute__((noinline)) static uint64_t wraps(uint64_t x, uint32_t i,
                                                uint8_t j) {
  return (x >> (i + 3u)) ^ (x << (uint8_t)(j + 7)) ^
         ((uint32_t)x >> ((i + 5u) & 31));
}
// The constant alone is more than the width; the sum is not.
__attribute__((noinline)) static uint64_t back(uint64_t x, uint32_t i) {
  return (x >> (i + 4294967290u)) ^ ((uint32_t)x << (i - 7));
}
// The bit with the index below, that index and the comparison need the sum.
__attribute__((noinline)) static unsigned parts(const uint8_t *a, uint64_t x,
                                                unsigned n) {
  unsigned h = 0;
  for (unsigned i = 0; i + 3 < n; i += 4) {
    h = h * 5 + ((x >> (i + 3)) & 1) + ((x >> (i + 1)) & 3);
    h ^= a[i + 3] + 2 * a[i + 2];
  }
  return h;
}
// All bits, last iteration at the width.
__attribute__((noinline)) static unsigned bits(uint32_t x, unsigned n) {
  unsigned h = 1;
  for (unsigned i = 0; i < n; ++i)
    h = h * 3 + ((x >> i) & 1) + (x << (n - i - 1) >> 31);
  return h;
}
// Known to be even, so that one more is an OR.
__attribute__((noinline)) static uint64_t pairs(uint64_t x) {
  uint64_t h = 0;
  for (unsigned i = 0; i != 32; ++i)
    h = h * 7 + ((x >> (2 * i)) & 1) + 2 * ((x >> (2 * i + 1)) & 1) +
        (uint64_t)((int64_t)x >> (2 * i + 1));
  return h;
}
// Narrower than the shift, and wider.
__attribute__((noinline)) static uint64_t mixed(uint64_t x, uint8_t i,
                                                uint64_t j) {
  uint64_t h = i < 60 ? x >> (uint8_t)(i + 4) : 1;
  h ^= j < 29 ? (uint32_t)((uint32_t)x << (uint32_t)(j + 3)) : 2;
  return h ^ (j < 31 ? (uint64_t)((int32_t)x >> (int)(j + 1)) : 3);
}

int main(void) {
  static const uint64_t v[] = {
      0x123456789abcdef1, 0x8000000080000001, 0xffffffffffffffff, 0x7fffffff,
      1};
  uint8_t a[64];
  for (unsigned i = 0; i != 64; ++i)
    a[i] = i * i + 3;
  for (unsigned k = 0; k != sizeof v / sizeof *v; ++k) {
    uint64_t x = v[k], h = 0;
    for (unsigned i = 0; i <= 28; ++i)
      h = h * 33 + s32_right(x, i) + 3 * u32_right(x, i) + s32_left(x, i) +
          5 * u32_left(x, i);
    write(h);
    for (unsigned i = 0; i <= 60; ++i)
      h = h * 33 + s64_right(x, i) + 3 * u64_right(x, i) + s64_left(x, i) +
          5 * u64_left(x, i);
    write(h);
    for (unsigned i = 0; i != 60; ++i)
      h = h * 33 + wraps(x, i - 3, i - 7);
    write(h);
    for (unsigned i = 7; i != 39; ++i)
      h = h * 33 + back(x, i);
    write(h), write(pairs(x));
    for (unsigned n = 0; n <= 64; n += 8)
      write(parts(a, x, n)), write(bits(x, n / 2));
    for (unsigned i = 0; i != 64; ++i)
      h = h * 33 + mixed(x, i, 63 - i) + mixed(x, i, i);
    write(h);
  }
  return 0;
}

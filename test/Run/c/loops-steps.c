// Loops whose step is a variable or jumps over the bound: numbers of all widths,
// with a sign and without, near the end of what they can be, and bounds that are
// too large for a trip count to be computed.
#include "corners.h"

#define STEPS(NAME, TYPE, COMPARE)                                             \
  __attribute__((noinline)) static uint64_t NAME(                              \
      TYPE start, TYPE bound, TYPE step, uint64_t limit) {                     \
    uint64_t sum = 0;                                                          \
    for (TYPE j = start; j COMPARE bound; j += step) {                         \
      sum = sum * 7 + (uint64_t)j + 1;                                         \
      if (--limit == 0)                                                        \
        break;                                                                 \
    }                                                                          \
    return sum;                                                                \
  }

STEPS(less_u64, uint64_t, <)
STEPS(less_u32, uint32_t, <)
STEPS(less_u16, uint16_t, <)
STEPS(less_i64, int64_t, <)
STEPS(less_i32, int32_t, <)
STEPS(most_u64, uint64_t, <=)
STEPS(most_u32, uint32_t, <=)
STEPS(most_i64, int64_t, <=)

// Without another exit, as in a sieve.
__attribute__((noinline)) static uint64_t mark(uint8_t *flags, uint64_t n,
                                               uint64_t step) {
  uint64_t count = 0;
  for (uint64_t j = step * step; j < n; j += step)
    flags[j] = 1;
  for (uint64_t j = 0; j < n; ++j)
    count = count * 2 % 1000003 + flags[j];
  return count;
}

// Words, forwards by a variable number.
__attribute__((noinline)) static uint64_t column(const uint32_t *a, uint32_t n,
                                                 uint32_t width) {
  uint64_t sum = 0;
  for (uint32_t j = 1; j < n; j += width)
    sum = sum * 3 + a[j];
  return sum;
}

int main(void) {
  static const uint64_t bounds[] = {0, 1, 2, 5, 16, 17, 50};
  static const uint64_t steps[] = {1, 2, 3, 16, 49};
  for (unsigned i = 0; i < sizeof(bounds) / sizeof(*bounds); ++i)
    for (unsigned k = 0; k < sizeof(steps) / sizeof(*steps); ++k) {
      uint64_t n = hide(bounds[i]), s = hide(steps[k]);
      write(less_u64(1, n, s, 100));
      write(less_u32(0, (uint32_t)n, (uint32_t)s, 100));
      write(less_u16(0, (uint16_t)n, (uint16_t)s, 100));
      write(less_i64(-20, (int64_t)n, (int64_t)s, 100));
      write(less_i32(-3, (int32_t)n, (int32_t)s, 100));
      write(most_u64(0, n, s, 100));
      write(most_u32(2, (uint32_t)n, (uint32_t)s, 100));
      write(most_i64(-7, (int64_t)n, (int64_t)s, 100));
    }
  // They wrap around, or stand still, until the limit ends them.
  write(less_u64(hide(3), UINT64_MAX - 4, UINT64_MAX / 3, 40));
  write(less_u32((uint32_t)hide(3), UINT32_MAX - 1, UINT32_MAX / 5, 40));
  write(less_u16((uint16_t)hide(3), 65535, 30000, 40));
  write(less_u64(hide(5), 9, hide(0), 40));
  write(most_u32((uint32_t)hide(1), UINT32_MAX, 1u << 30, 40));
  write(less_i64(INT64_MIN + (int64_t)hide(1), -5, INT64_MAX / 4, 40));
  write(less_u64(hide(0), 1ull << 62, 1ull << 59, 40));
  write(less_u64(hide(0), (1ull << 62) - 1, 1ull << 62, 40));
  static uint8_t flags[300];
  for (uint64_t step = 2; step < 19; ++step)
    write(mark(flags, hide(280), hide(step)));
  static uint32_t words[90];
  for (unsigned i = 0; i < 90; ++i)
    words[i] = i * i + 1;
  for (uint32_t width = 1; width < 40; width += 6)
    write(column(words, (uint32_t)hide(90), (uint32_t)hide(width)));
  return 0;
}

// Loops with several exits, of which each may be the one that is taken: constants
// that bound the iterations, trip counts above and below, values that decide.
#include "corners.h"

#define EXIT_AT(LAST)                                                          \
  __attribute__((noinline)) static uint64_t exit_at_##LAST(                    \
      const uint64_t *a, uint64_t n, uint64_t stop) {                          \
    uint64_t sum = 0;                                                          \
    for (uint64_t i = 0; i < n; ++i) {                                         \
      sum = sum * 3 + a[i & 15];                                               \
      if (i == LAST)                                                           \
        break;                                                                 \
      if (a[i & 15] == stop)                                                   \
        return sum + 1000000;                                                  \
    }                                                                          \
    return sum;                                                                \
  }

EXIT_AT(1)
EXIT_AT(2)
EXIT_AT(7)
EXIT_AT(11)
EXIT_AT(15)
EXIT_AT(16)
EXIT_AT(40)

// The bound is checked before, not in the loop.
__attribute__((noinline)) static uint64_t guarded(uint64_t n, uint64_t limit) {
  uint64_t sum = 1;
  if (n > 9)
    return 0;
  for (uint64_t i = 0; i < n; ++i) {
    sum = sum * 5 + i;
    if (sum > limit)
      break;
  }
  return sum;
}

// The bound of the second loop is never written if the first leaves at once.
__attribute__((noinline)) static uint64_t unwritten(uint64_t n, uint64_t stop) {
  uint64_t bound, sum = 0;
  if (n > 3)
    bound = n & 7;
  uint64_t i = 0;
  do {
    ++sum;
    if (n <= 3 || i == stop)
      break;
  } while (++i < bound);
  return sum * 10 + i;
}

int main(void) {
  static uint64_t a[16];
  for (uint64_t i = 0; i < 16; ++i)
    a[i] = i * 7 % 16;
  static const uint64_t counts[] = {0, 1, 2, 3, 8, 11, 12, 13, 17, 41, 100};
  for (unsigned i = 0; i < sizeof(counts) / sizeof(*counts); ++i) {
    uint64_t n = hide(counts[i]);
    for (uint64_t stop = 1; stop < 20; stop += 6) {
      write(exit_at_1(a, n, stop));
      write(exit_at_2(a, n, stop));
      write(exit_at_7(a, n, stop));
      write(exit_at_11(a, n, stop));
      write(exit_at_15(a, n, stop));
      write(exit_at_16(a, n, stop));
      write(exit_at_40(a, n, stop));
      write(guarded(n, hide(stop * 100)));
      write(unwritten(n, hide(stop)));
    }
  }
  return 0;
}

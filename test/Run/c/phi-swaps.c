// Loop variables that swap, rotate and copy their values in every round,
// the hard cases of assigning all PHIs of a block at once.
#include "corners.h"

__attribute__((noinline)) static uint64_t swap2(uint64_t a, uint64_t b,
                                                unsigned n) {
  while (n--) {
    uint64_t t = a;
    a = b;
    b = t;
  }
  return a * 10 + b;
}

__attribute__((noinline)) static uint64_t rotate5(uint64_t a, uint64_t b,
                                                  uint64_t c, uint64_t d,
                                                  uint64_t e, unsigned n) {
  while (n--) {
    uint64_t t = a;
    a = b;
    b = c;
    c = d;
    d = e;
    e = t;
  }
  return (((a * 10 + b) * 10 + c) * 10 + d) * 10 + e;
}

__attribute__((noinline)) static uint64_t twoCycles(uint64_t a, uint64_t b,
                                                    uint64_t c, uint64_t d,
                                                    uint64_t e, unsigned n) {
  while (n--) {
    uint64_t t = a, u = c;
    a = b;
    b = t;
    c = d;
    d = e;
    e = u;
  }
  return (((a * 10 + b) * 10 + c) * 10 + d) * 10 + e;
}

// One value is copied into several; a chain hangs off a cycle.
__attribute__((noinline)) static uint64_t
copies(uint64_t a, uint64_t b, uint64_t c, uint64_t d, unsigned n) {
  while (n--) {
    uint64_t t = a;
    d = c;
    c = a;
    a = b;
    b = t;
    if (n % 3 == 0)
      c = 7;
  }
  return ((a * 10 + b) * 10 + c) * 10 + d;
}

__attribute__((noinline)) static uint64_t fibonacci(unsigned n) {
  uint64_t a = 0, b = 1;
  for (; n; --n) {
    uint64_t sum = a + b;
    a = b;
    b = sum;
  }
  return a;
}

// The old value is used after the loop as well as the new.
__attribute__((noinline)) static uint64_t lost(uint64_t x, unsigned n) {
  uint64_t before = x, later = x;
  do {
    before = x;
    x = x * 3 + later;
    later = before;
  } while (n--);
  return before * 1000 + x + later;
}

int main(void) {
  for (unsigned n = 0; n < 8; ++n) {
    unsigned k = (unsigned)hide(n);
    write(swap2(1, 2, k));
    write(rotate5(1, 2, 3, 4, 5, k));
    write(twoCycles(1, 2, 3, 4, 5, k));
    write(copies(1, 2, 3, 4, k));
    write(fibonacci(k * 9));
    write(lost(k + 1, k));
  }
  return 0;
}

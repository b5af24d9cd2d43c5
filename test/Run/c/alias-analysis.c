// Pointers that may or may not point to the same object, accesses of different
// widths to the same bytes, restrict, and stores that look dead and are not.
#include "corners.h"

__attribute__((noinline)) static uint64_t same(uint64_t *a, uint64_t *b) {
  *a = 1;
  *b = 2;
  return *a;
}

__attribute__((noinline)) static void
add(uint32_t *restrict to, const uint32_t *restrict from, unsigned n) {
  for (unsigned i = 0; i < n; ++i)
    to[i] += from[i];
}

__attribute__((noinline)) static void smear(uint8_t *to, const uint8_t *from,
                                            unsigned n) {
  for (unsigned i = 0; i < n; ++i)
    to[i] = from[i] + 1;
}

__attribute__((noinline)) static uint64_t bytes(uint64_t *word, uint8_t *byte) {
  *word = 0x1111111111111111;
  byte[2] = 0xff;
  uint64_t x = *word;
  *word = x + 1;
  byte[0]++;
  return *word ^ x;
}

static uint64_t Global = 5;

__attribute__((noinline)) static uint64_t behind(const uint64_t *p) {
  uint64_t before = *p;
  Global = before * 7;
  return *p - before;
}

__attribute__((noinline)) static uint64_t escape(uint64_t **where,
                                                 uint64_t *what) {
  *where = what;
  return *what;
}

int main(void) {
  uint64_t x = 0, y = 0;
  write(same(&x, &y));
  write(same(&x, &x));
  uint32_t numbers[8], more[8];
  for (unsigned i = 0; i < 8; ++i) {
    numbers[i] = (uint32_t)hide(i);
    more[i] = (uint32_t)hide(i * 10);
  }
  add(numbers, more, 8);
  add(numbers + 4, numbers, 4);
  for (unsigned i = 0; i < 8; ++i)
    write(numbers[i]);
  uint8_t row[12] = {1};
  smear(row + 1, row, 11);
  write(row[11]);
  smear(row, row + 1, 11);
  write(row[10]);
  write(bytes(&x, (uint8_t *)&x));
  write(bytes(&x, (uint8_t *)&y));
  write(behind(&Global));
  write(behind(&x));
  uint64_t *where, local = hide(3);
  write(escape(&where, &local));
  *where = 9;
  write(local);
  return 0;
}

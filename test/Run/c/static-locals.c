// Static local variables: counters, tables, one for each function although the
// names are the same, in recursion.
#include "corners.h"

__attribute__((noinline)) static uint64_t count(void) {
  static uint64_t n = 10;
  return n++;
}

__attribute__((noinline)) static uint64_t other(void) {
  static uint64_t n;
  static uint8_t history[4] = {1, 2};
  history[n % 4] += (uint8_t)n;
  ++n;
  return history[0] + history[1] * 256u + history[2] * 65536u + history[3];
}

__attribute__((noinline)) static unsigned depth(unsigned n) {
  static unsigned deepest, current;
  if (++current > deepest)
    deepest = current;
  if (n > 1) {
    depth(n / 2);
    depth(n / 3);
  }
  --current;
  return deepest * 100 + current;
}

__attribute__((noinline)) static int32_t lookUp(unsigned i) {
  static const int32_t Table[] = {5, -6, 7, -8, 9};
  static const int32_t *const Ends[] = {Table, Table + 4};
  return Table[i] + *Ends[i & 1];
}

int main(void) {
  for (unsigned i = 0; i < 6; ++i) {
    write(count());
    write(other());
  }
  write(depth((unsigned)hide(100)));
  write(depth((unsigned)hide(5)));
  for (unsigned i = 0; i < 5; ++i)
    write(lookUp((unsigned)hide(i)));
  for (unsigned i = 0; i < 3; ++i) {
    static uint16_t inner = 65534;
    write(inner++);
  }
  return 0;
}

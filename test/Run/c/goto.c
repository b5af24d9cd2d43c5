// goto: loops made of it, irreducible flow, out of nested loops, into blocks.
#include "corners.h"

__attribute__((noinline)) static uint64_t looped(uint64_t n) {
  uint64_t sum = 0;
again:
  if (!n)
    goto done;
  sum += n;
  --n;
  goto again;
done:
  return sum;
}

// A loop with two entries.
__attribute__((noinline)) static uint64_t irreducible(uint64_t x, unsigned n) {
  if (x & 1)
    goto second;
first:
  x = x * 3 + 1;
  if (!n--)
    return x;
second:
  x ^= x >> 3;
  if (x % 5 != 2)
    goto first;
  if (n--)
    goto second;
  return x + 1000;
}

__attribute__((noinline)) static unsigned search(unsigned wanted) {
  unsigned i, j, k;
  for (i = 0; i < 10; ++i)
    for (j = 0; j < 10; ++j)
      for (k = 0; k < 10; ++k)
        if (i * i + j * j + k * k == wanted)
          goto found;
  return 0;
found:
  return 1 + i * 100 + j * 10 + k;
}

__attribute__((noinline)) static unsigned into(unsigned x) {
  unsigned n = 0;
  if (x > 5)
    goto inside;
  while (x < 10) {
    x += 2;
  inside:
    n += x;
    ++x;
  }
  return n;
}

int main(void) {
  write(looped(hide(100)));
  for (unsigned i = 0; i < 10; ++i) {
    write(irreducible(hide(i), (unsigned)hide(i * 2)));
    write(search((unsigned)hide(i * 19)));
    write(into((unsigned)hide(i)));
  }
  return 0;
}

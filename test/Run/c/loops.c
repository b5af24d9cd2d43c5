// Loops: for, while, do; nested with break and continue; down-counting;
// unsigned wrap-around; steps other than one; no iterations at all.
#include "corners.h"

__attribute__((noinline)) static uint64_t nested(unsigned n) {
  uint64_t sum = 0;
  for (unsigned i = 0; i < n; ++i) {
    for (unsigned j = i; j < n; ++j) {
      if ((i + j) % 7 == 3)
        continue;
      if (j > 3 * i + 5)
        break;
      sum += i * j;
    }
    if (sum > 3000)
      break;
  }
  return sum;
}

__attribute__((noinline)) static unsigned wrapping(uint8_t from, uint8_t step) {
  unsigned rounds = 0;
  uint8_t i = from;
  do {
    i += step;
    ++rounds;
  } while (i != from);
  return rounds;
}

__attribute__((noinline)) static int64_t down(int n) {
  int64_t x = 1;
  for (int i = n; i >= 0; i -= 3)
    x = x * 2 - i;
  while (n-- > 0)
    x ^= n;
  return x;
}

__attribute__((noinline)) static unsigned dependent(uint64_t x) {
  unsigned n = 0;
  while (x > 1 && n < 1000) {
    x = x % 3 == 0 ? x / 3 : x % 2 == 0 ? x / 2 : x * 5 + 1;
    ++n;
  }
  return n;
}

int main(void) {
  for (unsigned n = 0; n < 30; n += 7)
    write(nested((unsigned)hide(n)));
  write(wrapping((uint8_t)hide(3), (uint8_t)hide(7)));
  write(wrapping(0, (uint8_t)hide(64)));
  write(wrapping(200, (uint8_t)hide(255)));
  for (int n = -1; n < 12; n += 4)
    write(down((int)hide((uint64_t)n)));
  for (uint64_t x = 0; x < 40; x += 3)
    write(dependent(hide(x)));
  int64_t count = 0;
  for (int64_t i = (int64_t)hide((uint64_t)-3); i < 3; ++i)
    count = count * 10 + (i < 0 ? -i : i);
  write(count);
  for (uint64_t bit = hide(1); bit; bit <<= 9)
    write(bit);
  return 0;
}

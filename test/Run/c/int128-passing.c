// 128-bit numbers as arguments, results, members, array elements and constants.
#include "corners.h"

typedef unsigned __int128 u128;

struct Pair {
  uint8_t tag;
  u128 value;
};

static u128 Table[3] = {(u128)1 << 127, ((u128)5 << 64) + 7, 9};

__attribute__((noinline)) static u128 combine(uint8_t a, u128 b, uint16_t c,
                                              u128 d, uint64_t e) {
  return b * a + d * c - e;
}

__attribute__((noinline)) static struct Pair make(uint8_t tag, u128 value) {
  return (struct Pair){tag, ~value};
}

__attribute__((noinline)) static u128 deep(u128 x, unsigned n) {
  return n ? deep(x * 3 + n, n - 1) + 1 : x;
}

static void show(u128 x) {
  write((uint64_t)(x >> 64));
  write((uint64_t)x);
}

int main(void) {
  u128 x = (u128)hide(77) << 70 | hide(12345);
  show(combine(3, x, 4, Table[0] + x, 5));
  struct Pair pair = make((uint8_t)hide(9), x);
  show(pair.value);
  write(pair.tag);
  show(deep(x, 20));
  for (unsigned i = 0; i < 3; ++i) {
    Table[i] += x << i;
    show(Table[(i + hide(1)) % 3]);
  }
  write(x > Table[1]);
  write(x == Table[1]);
  write((__int128)x < 0);
  write(!x);
  write(x ? 3 : 4);
  return 0;
}

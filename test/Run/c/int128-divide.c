// Division of 128-bit numbers: narrow and wide divisors, powers of two, signs.
#include "corners.h"

typedef unsigned __int128 u128;
typedef __int128 s128;

static void show(u128 x) {
  write((uint64_t)(x >> 64));
  write((uint64_t)x);
}

int main(void) {
  u128 big = (u128)hide(0xfedcba9876543210) << 64 | hide(0x0123456789abcdef);
  u128 divisors[] = {1,
                     2,
                     3,
                     10,
                     1000000007,
                     (u128)1 << 63,
                     (u128)1 << 64,
                     ((u128)1 << 64) + 1,
                     ((u128)1 << 100) - 1,
                     big - 1,
                     big,
                     big + 1};
  for (unsigned i = 0; i < sizeof divisors / sizeof *divisors; ++i) {
    u128 d = divisors[i];
    show(big / d);
    show(big % d);
    show((u128)((s128)big / (s128)d));
    show((u128)((s128)big % (s128)d));
    show((u128)((s128)(big >> 1) / -(s128)(d >> 2 | 1)));
    show((u128)((s128)(big >> 1) % -(s128)(d >> 2 | 1)));
  }
  show(big / 10);
  show(big % 10);
  show(big / 256);
  show((u128)((s128)big / 8));
  show((u128)((s128)big % 8));
  show((u128)((s128)big / -1000));
  show(big / (((u128)0x12 << 64) + 0x3456789abcdef012));
  return 0;
}

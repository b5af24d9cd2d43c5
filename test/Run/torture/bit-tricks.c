// Bits counted, isolated, interleaved and reversed by arithmetic.
#include <course.h>
static unsigned pop(uint64_t x) {
  x -= x >> 1 & 0x5555555555555555;
  x = (x & 0x3333333333333333) + (x >> 2 & 0x3333333333333333);
  return (x + (x >> 4) & 0x0f0f0f0f0f0f0f0f) * 0x0101010101010101 >> 56;
}
static uint64_t spread(uint32_t v) {
  uint64_t x = v;
  x = (x | x << 16) & 0x0000ffff0000ffff;
  x = (x | x << 8) & 0x00ff00ff00ff00ff;
  x = (x | x << 4) & 0x0f0f0f0f0f0f0f0f;
  x = (x | x << 2) & 0x3333333333333333;
  return (x | x << 1) & 0x5555555555555555;
}
static uint32_t reverse(uint32_t x) {
  x = x >> 1 & 0x55555555 | (x & 0x55555555) << 1;
  x = x >> 2 & 0x33333333 | (x & 0x33333333) << 2;
  x = x >> 4 & 0x0f0f0f0f | (x & 0x0f0f0f0f) << 4;
  return __builtin_bswap32(x);
}
static int msb(uint64_t x) {
  int n = 0;
  for (int s = 32; s; s >>= 1)
    if (x >> s)
      x >>= s, n += s;
  return n;
}
static int sign(long x) { return x >> 63 | (uint64_t)-x >> 63; }
static unsigned gray(unsigned x) { return x ^ x >> 1; }
int main(void) {
  uint64_t x = 0x0123456789abcdef;
  for (int i = 0; i != 12; ++i) {
    write(pop(x)), write(spread(x)), write(reverse(x)), write(msb(x | 1)),
        write(sign(x)), write(gray(x));
    write(x & -x), write(x & x - 1),
        write(__builtin_popcountll(x) + __builtin_ctzll(x | 1ul << 63) * 100 +
              __builtin_clzll(x | 1) * 10000),
        write(__builtin_ffsll(x));
    write((x ^ x >> 63) - (x >> 63)),
        write(((x - 0x0101010101010101) & ~x & 0x8080808080808080) != 0);
    x = x << 7 ^ x >> 9 ^ i;
  }
  return 0;
}

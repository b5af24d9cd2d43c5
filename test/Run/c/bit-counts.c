// Loops that count bits, and what the compiler makes of them.
#include "corners.h"

#define NI __attribute__((noinline))

NI static int pc_shift(uint64_t n) {
  int c = 0;
  while (n) {
    c += n & 1;
    n >>= 1;
  }
  return c;
}
NI static int pc_shift_if(uint64_t n) {
  int c = 0;
  while (n) {
    if (n & 1)
      c++;
    n >>= 1;
  }
  return c;
}
NI static int pc_kern(uint64_t n) {
  int c = 0;
  while (n) {
    n &= n - 1;
    c++;
  }
  return c;
}
NI static int pc_kern32(uint32_t n) {
  int c = 0;
  while (n) {
    n &= n - 1;
    c++;
  }
  return c;
}
NI static int pc_mod(uint64_t n) {
  int c = 0;
  while (n > 0) {
    c += n % 2;
    n /= 2;
  }
  return c;
}
NI static int pc_for64(uint64_t n) {
  int c = 0;
  for (int i = 0; i < 64; i++)
    c += (n >> i) & 1;
  return c;
}
NI static int pc_for64if(uint64_t n) {
  int c = 0;
  for (int i = 0; i < 64; i++)
    if (n & (1ull << i))
      c++;
  return c;
}
NI static int pc_for32(uint32_t n) {
  int c = 0;
  for (int i = 0; i < 32; i++)
    c += (n >> i) & 1;
  return c;
}
NI static int par(uint64_t n) {
  int c = 0;
  while (n) {
    c ^= n & 1;
    n >>= 1;
  }
  return c;
}
NI static int par2(uint64_t n) {
  int c = 0;
  while (n) {
    c = !c;
    n &= n - 1;
  }
  return c;
}
NI static int ilog(uint64_t n) {
  int c = 0;
  while (n > 1) {
    c++;
    n >>= 1;
  }
  return c;
}
NI static int ilog2(uint64_t n) {
  int c = -1;
  while (n) {
    c++;
    n >>= 1;
  }
  return c;
}
NI static int nlz(uint64_t n) {
  int c = 0;
  for (int i = 63; i >= 0; i--) {
    if (n >> i & 1)
      break;
    c++;
  }
  return c;
}
NI static int ntz(uint64_t n) {
  int c = 0;
  if (!n)
    return 64;
  while (!(n & 1)) {
    c++;
    n >>= 1;
  }
  return c;
}
NI static uint64_t pow2up(uint64_t n) {
  uint64_t p = 1;
  while (p < n)
    p <<= 1;
  return p;
}
NI static uint64_t pow2dn(uint64_t n) {
  uint64_t p = 1;
  while (p * 2 <= n)
    p *= 2;
  return p;
}
NI static int ispow2(uint64_t n) { return n && !(n & (n - 1)); }
NI static int bi_pop(uint64_t n) { return __builtin_popcountll(n); }
NI static int bi_pop32(uint32_t n) { return __builtin_popcount(n); }
NI static int bi_par(uint64_t n) { return __builtin_parityll(n); }
NI static int bi_ctz(uint64_t n) { return __builtin_ctzll(n); }
NI static int bi_clz(uint64_t n) { return __builtin_clzll(n); }
NI static int bi_clz32(uint32_t n) { return __builtin_clz(n); }
NI static int bi_ctz32(uint32_t n) { return __builtin_ctz(n); }

static const uint64_t numbers[] = {1,
                                   2,
                                   3,
                                   6,
                                   255,
                                   256,
                                   16383,
                                   16384,
                                   65535,
                                   1ull << 22,
                                   (1ull << 31) - 1,
                                   1ull << 31,
                                   0xffffffff,
                                   1ull << 32,
                                   0xfedcba9876543210,
                                   (1ull << 62) - 1,
                                   (1ull << 63) - 1,
                                   1ull << 62};

int main(void) {
  for (unsigned i = 0; i != sizeof(numbers) / sizeof(*numbers); ++i) {
    uint64_t n = numbers[i];
    write(pc_shift(n));
    write(pc_shift_if(n));
    write(pc_kern(n));
    write(pc_kern32(n));
    write(pc_mod(n));
    write(pc_for64(n));
    write(pc_for64if(n));
    write(pc_for32(n));
    write(par(n));
    write(par2(n));
    write(ilog(n));
    write(ilog2(n));
    write(nlz(n));
    write(ntz(n));
    write(ispow2(n));
    write(bi_pop(n));
    write(bi_pop32(n));
    write(bi_par(n));
    write(bi_ctz(n));
    write(bi_clz(n));
  }
  for (unsigned i = 0; i != 3; ++i) {
    uint64_t m = i == 0 ? 0 : i == 1 ? -1ull : 1ull << 63;
    write(pc_shift(m));
    write(pc_shift_if(m));
    write(pc_kern(m));
    write(pc_kern32(m));
    write(pc_mod(m));
    write(pc_for64(m));
    write(pc_for64if(m));
    write(pc_for32(m));
    write(par(m));
    write(par2(m));
    write(ilog2(m));
    write(nlz(m));
    write(ispow2(m));
    write(bi_pop(m));
    write(bi_pop32(m));
    write(bi_par(m));
  }
  return 0;
}

// popcount, parity, clz, ctz, ffs and clrsb at all their widths.
#include "corners.h"

int main(void) {
  for (unsigned i = 0; i < CornerCount; ++i) {
    uint64_t x = hide(Corners[i]);
    uint32_t n = (uint32_t)x;
    write(__builtin_popcountll(x));
    write(__builtin_popcount(n));
    write(__builtin_popcount((uint8_t)x));
    write(__builtin_popcountg((uint16_t)x));
    write(__builtin_parityll(x));
    write(__builtin_parity(n));
    write(__builtin_ffsll((int64_t)x));
    write(__builtin_ffs((int32_t)n));
    write(__builtin_clrsbll((int64_t)x));
    write(__builtin_clrsb((int32_t)n));
    write(x ? __builtin_clzll(x) : 64);
    write(x ? __builtin_ctzll(x) : 64);
    write(n ? __builtin_clz(n) : 32);
    write(n ? __builtin_ctz(n) : 32);
    write(__builtin_clzg((uint8_t)x, 8));
    write(__builtin_ctzg((uint8_t)x, 8));
    write(__builtin_clzg((uint16_t)x, 16));
    write(__builtin_ctzg((uint16_t)x, 16));
    write(__builtin_clzll(x | 1));
    write(__builtin_ctzll(x | (uint64_t)1 << 63));
  }
  return 0;
}

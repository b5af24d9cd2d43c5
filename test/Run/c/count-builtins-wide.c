// Bit counts of 128-bit and of odd widths.
#include "corners.h"

typedef unsigned __int128 u128;

int main(void) {
  for (unsigned i = 0; i < CornerCount; ++i) {
    u128 x =
        (u128)hide(Corners[i]) << 64 | hide(Corners[(i * 5 + 1) % CornerCount]);
    write(__builtin_popcountg(x));
    write(__builtin_clzg(x, 128));
    write(__builtin_ctzg(x, 128));
    write(__builtin_clzg(x >> (i * 4), 128));
    write(__builtin_ctzg(x << (i * 4), 128));
    unsigned _BitInt(19) y = (unsigned _BitInt(19))x;
    write(__builtin_popcountg(y));
    write(__builtin_clzg(y, 19));
    write(__builtin_ctzg(y, 19));
    unsigned _BitInt(77) z = (unsigned _BitInt(77))(x >> 20);
    write(__builtin_popcountg(z));
    write(__builtin_clzg(z, 77));
    write(__builtin_ctzg(z, 77));
  }
  return 0;
}

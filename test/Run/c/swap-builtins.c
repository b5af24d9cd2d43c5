// bswap, bitreverse and the rotate builtins at all their widths.
#include "corners.h"

int main(void) {
  for (unsigned i = 0; i < CornerCount; ++i) {
    uint64_t x = hide(Corners[i]);
    uint8_t by = (uint8_t)hide(i * 5);
    write(__builtin_bswap16((uint16_t)x));
    write(__builtin_bswap32((uint32_t)x));
    write(__builtin_bswap64(x));
    write(__builtin_bitreverse8((uint8_t)x));
    write(__builtin_bitreverse16((uint16_t)x));
    write(__builtin_bitreverse32((uint32_t)x));
    write(__builtin_bitreverse64(x));
    write(__builtin_rotateleft8((uint8_t)x, by));
    write(__builtin_rotateleft16((uint16_t)x, by));
    write(__builtin_rotateleft32((uint32_t)x, by));
    write(__builtin_rotateleft64(x, by));
    write(__builtin_rotateright8((uint8_t)x, by));
    write(__builtin_rotateright16((uint16_t)x, by));
    write(__builtin_rotateright32((uint32_t)x, by));
    write(__builtin_rotateright64(x, by));
    write(__builtin_rotateleft32((uint32_t)x, 13));
    write(__builtin_rotateright64(x, 8));
    write(__builtin_rotateleft8((uint8_t)x, 4));
    unsigned __int128 w = (unsigned __int128)x << 64 | ~x << 3;
    unsigned __int128 s = w << 9 | w >> 119;
    write((uint64_t)s);
    write((uint64_t)(s >> 64));
  }
  return 0;
}

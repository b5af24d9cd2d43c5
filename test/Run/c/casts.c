// Conversions between all integer types, through variables and directly.
#include "corners.h"
#include <stdbool.h>

#define FROM(T)                                                                \
  {                                                                            \
    T v = (T)x;                                                                \
    h = fold(h, (uint64_t)(int8_t)v);                                          \
    h = fold(h, (uint8_t)v);                                                   \
    h = fold(h, (uint64_t)(int16_t)v);                                         \
    h = fold(h, (uint16_t)v);                                                  \
    h = fold(h, (uint64_t)(int32_t)v);                                         \
    h = fold(h, (uint32_t)v);                                                  \
    h = fold(h, (uint64_t)(int64_t)v);                                         \
    h = fold(h, (uint64_t)v);                                                  \
    h = fold(h, (bool)v);                                                      \
    h = fold(h, (uint64_t)((__int128)v >> 64));                                \
    h = fold(h, (uint64_t)((unsigned __int128)v >> 60));                       \
    h = fold(h, (uint64_t)(_BitInt(13))v);                                     \
    h = fold(h, (unsigned _BitInt(45))v);                                      \
    h = fold(h, (uint64_t)(int16_t)(uint8_t)v);                                \
    h = fold(h, (uint64_t)(uint32_t)(int8_t)v);                                \
    h = fold(h, (uint64_t)(int64_t)(int32_t)(uint16_t)(int8_t)v);              \
    write(h);                                                                  \
  }

int main(void) {
  uint64_t h = 0;
  for (unsigned i = 0; i < CornerCount; ++i) {
    uint64_t x = hide(Corners[i]);
    FROM(int8_t)
    FROM(uint8_t)
    FROM(int16_t)
    FROM(uint16_t)
    FROM(int32_t)
    FROM(uint32_t)
    FROM(int64_t)
    FROM(uint64_t)
    FROM(bool)
    FROM(_BitInt(21))
    FROM(unsigned _BitInt(37))
  }
  return 0;
}

// Minimum, maximum, clamp, sign, absolute value and chains of choices, which
// become selects.
#include "corners.h"

#define FUNCTIONS(T, NAME)                                                     \
  __attribute__((noinline)) static T min##NAME(T a, T b) {                     \
    return a < b ? a : b;                                                      \
  }                                                                            \
  __attribute__((noinline)) static T max##NAME(T a, T b) {                     \
    return a > b ? a : b;                                                      \
  }                                                                            \
  __attribute__((noinline)) static T clamp##NAME(T x) {                        \
    return x < 10 ? 10 : x > 100 ? 100 : x;                                    \
  }                                                                            \
  __attribute__((noinline)) static int sign##NAME(T x) {                       \
    return (x > 0) - (x < 0);                                                  \
  }                                                                            \
  __attribute__((noinline)) static T distance##NAME(T a, T b) {                \
    return a / 2 > b / 2 ? a / 2 - b / 2 : b / 2 - a / 2;                      \
  }                                                                            \
  static void test##NAME(void) {                                               \
    uint64_t h = 0;                                                            \
    for (unsigned i = 0; i < CornerCount; ++i)                                 \
      for (unsigned j = 0; j < CornerCount; ++j) {                             \
        T a = (T)hide(Corners[i]), b = (T)hide(Corners[j]);                    \
        h = fold(h, (uint64_t)min##NAME(a, b));                                \
        h = fold(h, (uint64_t)max##NAME(a, b));                                \
        h = fold(h, (uint64_t)clamp##NAME(a));                                 \
        h = fold(h, (uint64_t)sign##NAME(b));                                  \
        h = fold(h, (uint64_t)distance##NAME(a, b));                           \
      }                                                                        \
    write(h);                                                                  \
  }

FUNCTIONS(int8_t, S8)
FUNCTIONS(uint8_t, U8)
FUNCTIONS(int16_t, S16)
FUNCTIONS(uint16_t, U16)
FUNCTIONS(int32_t, S32)
FUNCTIONS(uint32_t, U32)
FUNCTIONS(int64_t, S64)
FUNCTIONS(uint64_t, U64)
FUNCTIONS(_BitInt(27), S27)
FUNCTIONS(__int128, S128)

__attribute__((noinline)) static unsigned grade(unsigned points) {
  return points > 90   ? 1
         : points > 75 ? 2
         : points > 50 ? 3
         : points > 30 ? 4
                       : 5;
}

int main(void) {
  testS8();
  testU8();
  testS16();
  testU16();
  testS32();
  testU32();
  testS64();
  testU64();
  testS27();
  testS128();
  for (unsigned i = 0; i < 100; i += 9)
    write(grade((unsigned)hide(i)));
  return 0;
}

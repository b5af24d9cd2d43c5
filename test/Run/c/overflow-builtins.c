// __builtin_{add,sub,mul}_overflow at all widths and mixtures of types.
#include "corners.h"

#define CHECK(A, B, R)                                                         \
  {                                                                            \
    A a = (A)x;                                                                \
    B b = (B)y;                                                                \
    R r;                                                                       \
    h = fold(h, __builtin_add_overflow(a, b, &r));                             \
    h = fold(h, (uint64_t)r);                                                  \
    h = fold(h, __builtin_sub_overflow(a, b, &r));                             \
    h = fold(h, (uint64_t)r);                                                  \
    h = fold(h, __builtin_mul_overflow(a, b, &r));                             \
    h = fold(h, (uint64_t)r);                                                  \
  }

#define OVER_PAIRS(NAME, A, B, R)                                              \
  static void NAME(void) {                                                     \
    uint64_t h = 0;                                                            \
    for (unsigned i = 0; i < CornerCount; ++i)                                 \
      for (unsigned j = 0; j < CornerCount; ++j) {                             \
        uint64_t x = hide(Corners[i]), y = hide(Corners[j]);                   \
        CHECK(A, B, R)                                                         \
      }                                                                        \
    write(h);                                                                  \
  }

OVER_PAIRS(s8, int8_t, int8_t, int8_t)
OVER_PAIRS(u8, uint8_t, uint8_t, uint8_t)
OVER_PAIRS(s16, int16_t, int16_t, int16_t)
OVER_PAIRS(u16, uint16_t, uint16_t, uint16_t)
OVER_PAIRS(s32, int32_t, int32_t, int32_t)
OVER_PAIRS(u32, uint32_t, uint32_t, uint32_t)
OVER_PAIRS(s64, int64_t, int64_t, int64_t)
OVER_PAIRS(u64, uint64_t, uint64_t, uint64_t)
OVER_PAIRS(mixed1, int32_t, uint32_t, int64_t)
OVER_PAIRS(mixed2, uint64_t, int64_t, int32_t)
OVER_PAIRS(mixed3, int64_t, int8_t, uint8_t)

int main(void) {
  s8();
  u8();
  s16();
  u16();
  s32();
  u32();
  s64();
  u64();
  mixed1();
  mixed2();
  mixed3();
  return 0;
}

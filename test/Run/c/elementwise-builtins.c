// Saturating addition and subtraction, minimum, maximum and absolute value as
// the elementwise builtins give them.
#include "corners.h"

#define EACH(T)                                                                \
  {                                                                            \
    T a = (T)x, b = (T)y;                                                      \
    h = fold(h, (uint64_t)__builtin_elementwise_add_sat(a, b));                \
    h = fold(h, (uint64_t)__builtin_elementwise_sub_sat(a, b));                \
    h = fold(h, (uint64_t)__builtin_elementwise_max(a, b));                    \
    h = fold(h, (uint64_t)__builtin_elementwise_min(a, b));                    \
  }

int main(void) {
  for (unsigned i = 0; i < CornerCount; ++i) {
    uint64_t h = 0;
    for (unsigned j = 0; j < CornerCount; ++j) {
      uint64_t x = hide(Corners[i]), y = hide(Corners[j]);
      EACH(int8_t)
      EACH(uint8_t)
      EACH(int16_t)
      EACH(uint16_t)
      EACH(int32_t)
      EACH(uint32_t)
      EACH(int64_t)
      EACH(uint64_t)
      EACH(_BitInt(11))
      EACH(unsigned _BitInt(50))
      EACH(__int128)
      h = fold(h, (uint64_t)__builtin_elementwise_popcount((uint32_t)x));
      if ((int32_t)x != INT32_MIN)
        h = fold(h, (uint64_t)__builtin_elementwise_abs((int32_t)x));
      if ((int64_t)y != INT64_MIN)
        h = fold(h, (uint64_t)__builtin_elementwise_abs((int64_t)y));
    }
    write(h);
  }
  return 0;
}

// Comparisons of a signed type of 127 bits.
#include "corners.h"

#define TYPE _BitInt(127)
#define UNSIGNED unsigned _BitInt(127)
#define WIDE unsigned _BitInt(127)
#define WIDTH 127
#define VALUE(i)                                                               \
  ((TYPE)((UNSIGNED)hide(Corners[i]) << 64 |                                   \
          hide(Corners[(i * 7 + 3) % CornerCount])))
#include "compare.inc"

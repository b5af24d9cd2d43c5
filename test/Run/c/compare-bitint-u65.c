// Comparisons of an unsigned type of 65 bits.
#include "corners.h"

#define TYPE unsigned _BitInt(65)
#define UNSIGNED unsigned _BitInt(65)
#define WIDE unsigned _BitInt(65)
#define WIDTH 65
#define VALUE(i)                                                               \
  ((TYPE)((UNSIGNED)hide(Corners[i]) << 64 |                                   \
          hide(Corners[(i * 7 + 3) % CornerCount])))
#include "compare.inc"

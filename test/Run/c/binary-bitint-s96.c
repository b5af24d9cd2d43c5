// Binary operators of a signed type of 96 bits.
#include "corners.h"

#define TYPE _BitInt(96)
#define UNSIGNED unsigned _BitInt(96)
#define WIDE unsigned _BitInt(96)
#define WIDTH 96
#define VALUE(i)                                                               \
  ((TYPE)((UNSIGNED)hide(Corners[i]) << 64 |                                   \
          hide(Corners[(i * 7 + 3) % CornerCount])))
#include "binary.inc"

// Comparisons of the signed 128-bit type.
#include "corners.h"

#define TYPE __int128
#define UNSIGNED unsigned __int128
#define WIDE unsigned __int128
#define WIDTH 128
#define VALUE(i)                                                               \
  ((TYPE)((UNSIGNED)hide(Corners[i]) << 64 |                                   \
          hide(Corners[(i * 7 + 3) % CornerCount])))
#include "compare.inc"

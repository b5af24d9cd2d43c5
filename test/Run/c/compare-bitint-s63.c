// Comparisons of a signed type of 63 bits.
#include "corners.h"

#define TYPE _BitInt(63)
#define UNSIGNED unsigned _BitInt(63)
#define WIDE unsigned _BitInt(63)
#define WIDTH 63
#define VALUE(i) ((TYPE)hide(Corners[i]))
#include "compare.inc"

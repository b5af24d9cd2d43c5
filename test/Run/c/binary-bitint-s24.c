// Binary operators of a signed type of 24 bits.
#include "corners.h"

#define TYPE _BitInt(24)
#define UNSIGNED unsigned _BitInt(24)
#define WIDE unsigned _BitInt(24)
#define WIDTH 24
#define VALUE(i) ((TYPE)hide(Corners[i]))
#include "binary.inc"

// Binary operators of an unsigned type of 3 bits.
#include "corners.h"

#define TYPE unsigned _BitInt(3)
#define UNSIGNED unsigned _BitInt(3)
#define WIDE unsigned _BitInt(3)
#define WIDTH 3
#define VALUE(i) ((TYPE)hide(Corners[i]))
#include "binary.inc"

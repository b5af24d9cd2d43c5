// Binary operators of an unsigned type of 17 bits.
#include "corners.h"

#define TYPE unsigned _BitInt(17)
#define UNSIGNED unsigned _BitInt(17)
#define WIDE unsigned _BitInt(17)
#define WIDTH 17
#define VALUE(i) ((TYPE)hide(Corners[i]))
#include "binary.inc"

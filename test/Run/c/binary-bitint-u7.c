// Binary operators of an unsigned type of 7 bits.
#include "corners.h"

#define TYPE unsigned _BitInt(7)
#define UNSIGNED unsigned _BitInt(7)
#define WIDE unsigned _BitInt(7)
#define WIDTH 7
#define VALUE(i) ((TYPE)hide(Corners[i]))
#include "binary.inc"

// Binary operators of an unsigned type of 47 bits.
#include "corners.h"

#define TYPE unsigned _BitInt(47)
#define UNSIGNED unsigned _BitInt(47)
#define WIDE unsigned _BitInt(47)
#define WIDTH 47
#define VALUE(i) ((TYPE)hide(Corners[i]))
#include "binary.inc"

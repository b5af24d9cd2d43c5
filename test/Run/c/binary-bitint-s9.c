// Binary operators of a signed type of 9 bits.
#include "corners.h"

#define TYPE _BitInt(9)
#define UNSIGNED unsigned _BitInt(9)
#define WIDE unsigned _BitInt(9)
#define WIDTH 9
#define VALUE(i) ((TYPE)hide(Corners[i]))
#include "binary.inc"

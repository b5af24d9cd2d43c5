// Binary operators of a signed type of 5 bits.
#include "corners.h"

#define TYPE _BitInt(5)
#define UNSIGNED unsigned _BitInt(5)
#define WIDE unsigned _BitInt(5)
#define WIDTH 5
#define VALUE(i) ((TYPE)hide(Corners[i]))
#include "binary.inc"

// Binary operators of a signed type of 33 bits.
#include "corners.h"

#define TYPE _BitInt(33)
#define UNSIGNED unsigned _BitInt(33)
#define WIDE unsigned _BitInt(33)
#define WIDTH 33
#define VALUE(i) ((TYPE)hide(Corners[i]))
#include "binary.inc"

// Comparisons of the signed 16-bit type.
#include "corners.h"

#define TYPE int16_t
#define UNSIGNED uint16_t
#define WIDE uint64_t
#define WIDTH 16
#define VALUE(i) ((TYPE)hide(Corners[i]))
#include "compare.inc"

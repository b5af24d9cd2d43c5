// Comparisons of the signed 32-bit type.
#include "corners.h"

#define TYPE int32_t
#define UNSIGNED uint32_t
#define WIDE uint64_t
#define WIDTH 32
#define VALUE(i) ((TYPE)hide(Corners[i]))
#include "compare.inc"

// Comparisons of the signed 64-bit type.
#include "corners.h"

#define TYPE int64_t
#define UNSIGNED uint64_t
#define WIDE uint64_t
#define WIDTH 64
#define VALUE(i) ((TYPE)hide(Corners[i]))
#include "compare.inc"

// Binary operators of the unsigned 8-bit type.
#include "corners.h"

#define TYPE uint8_t
#define UNSIGNED uint8_t
#define WIDE uint64_t
#define WIDTH 8
#define VALUE(i) ((TYPE)hide(Corners[i]))
#include "binary.inc"

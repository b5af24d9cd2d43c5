#define FORMAT_DOUBLE
#include "conversions.inc"

#define FORMAT_FLOAT
#include "conversions.inc"

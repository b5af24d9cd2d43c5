#define FORMAT_FLOAT
#include "arithmetic.inc"

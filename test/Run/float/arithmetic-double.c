#define FORMAT_DOUBLE
#include "arithmetic.inc"

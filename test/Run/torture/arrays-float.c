// Arrays of float.
#define T float
#include "typed-arrays.inc"

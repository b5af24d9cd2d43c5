// Arrays of double.
#define T double
#include "typed-arrays.inc"

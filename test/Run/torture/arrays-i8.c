// Arrays of signed char.
#define T signed char
#include "typed-arrays.inc"

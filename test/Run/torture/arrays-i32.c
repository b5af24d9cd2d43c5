// Arrays of int.
#define T int
#include "typed-arrays.inc"

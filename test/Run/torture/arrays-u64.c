// Arrays of unsigned long.
#define T unsigned long
#include "typed-arrays.inc"

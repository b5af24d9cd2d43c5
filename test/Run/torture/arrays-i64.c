// Arrays of long.
#define T long
#include "typed-arrays.inc"

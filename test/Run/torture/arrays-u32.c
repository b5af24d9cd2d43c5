// Arrays of unsigned.
#define T unsigned
#include "typed-arrays.inc"

// Arrays of unsigned short.
#define T unsigned short
#include "typed-arrays.inc"

// Arrays of unsigned char.
#define T unsigned char
#include "typed-arrays.inc"

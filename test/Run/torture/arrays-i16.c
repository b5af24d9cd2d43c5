// Arrays of short.
#define T short
#include "typed-arrays.inc"

// Variables of type float.
#define T float
#include "typed-globals.inc"

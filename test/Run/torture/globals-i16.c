// Variables of type short.
#define T short
#include "typed-globals.inc"

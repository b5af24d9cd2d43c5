// Variables of type double.
#define T double
#include "typed-globals.inc"

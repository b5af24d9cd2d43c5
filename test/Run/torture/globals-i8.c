// Variables of type signed char.
#define T signed char
#include "typed-globals.inc"

// Variables of type long.
#define T long
#include "typed-globals.inc"

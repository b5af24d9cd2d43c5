// Variables of type unsigned long.
#define T unsigned long
#include "typed-globals.inc"

// Control flow with unsigned char.
#define T unsigned char
#include "typed-control.inc"

// Control flow with unsigned short.
#define T unsigned short
#include "typed-control.inc"

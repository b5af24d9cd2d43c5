// Control flow with unsigned long.
#define T unsigned long
#include "typed-control.inc"

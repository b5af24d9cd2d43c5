// Control flow with unsigned.
#define T unsigned
#include "typed-control.inc"

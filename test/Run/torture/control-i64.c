// Control flow with long.
#define T long
#include "typed-control.inc"

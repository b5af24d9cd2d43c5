// Control flow with float.
#define T float
#include "typed-control.inc"

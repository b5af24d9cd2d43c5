// Control flow with double.
#define T double
#include "typed-control.inc"

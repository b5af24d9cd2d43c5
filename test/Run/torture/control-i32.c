// Control flow with int.
#define T int
#include "typed-control.inc"

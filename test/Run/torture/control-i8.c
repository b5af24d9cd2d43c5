// Control flow with signed char.
#define T signed char
#include "typed-control.inc"

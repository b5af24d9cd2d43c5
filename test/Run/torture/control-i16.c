// Control flow with short.
#define T short
#include "typed-control.inc"

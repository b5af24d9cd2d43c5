// Parameters and results of type signed char.
#define T signed char
#define PROMOTED int
#include "typed-calls.inc"

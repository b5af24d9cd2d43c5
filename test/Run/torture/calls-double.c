// Parameters and results of type double.
#define T double
#define PROMOTED double
#include "typed-calls.inc"

// Parameters and results of type float.
#define T float
#define PROMOTED double
#include "typed-calls.inc"

// Parameters and results of type short.
#define T short
#define PROMOTED int
#include "typed-calls.inc"

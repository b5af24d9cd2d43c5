// Parameters and results of type int.
#define T int
#define PROMOTED int
#include "typed-calls.inc"

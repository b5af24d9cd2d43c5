// Parameters and results of type long.
#define T long
#define PROMOTED long
#include "typed-calls.inc"

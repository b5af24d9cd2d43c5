// Parameters and results of type unsigned long.
#define T unsigned long
#define PROMOTED unsigned long
#include "typed-calls.inc"

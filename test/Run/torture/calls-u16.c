// Parameters and results of type unsigned short.
#define T unsigned short
#define PROMOTED int
#include "typed-calls.inc"

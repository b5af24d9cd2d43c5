// Parameters and results of type unsigned char.
#define T unsigned char
#define PROMOTED int
#include "typed-calls.inc"

// Parameters and results of type unsigned.
#define T unsigned
#define PROMOTED unsigned
#include "typed-calls.inc"

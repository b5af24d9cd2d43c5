// Members of type float.
#define T float
#include "typed-members.inc"

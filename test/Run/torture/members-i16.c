// Members of type short.
#define T short
#include "typed-members.inc"

// Members of type double.
#define T double
#include "typed-members.inc"

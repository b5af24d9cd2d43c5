// Members of type signed char.
#define T signed char
#include "typed-members.inc"

// Members of type int.
#define T int
#include "typed-members.inc"

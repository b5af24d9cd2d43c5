// Members of type long.
#define T long
#include "typed-members.inc"

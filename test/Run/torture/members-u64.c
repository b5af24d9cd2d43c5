// Members of type unsigned long.
#define T unsigned long
#include "typed-members.inc"

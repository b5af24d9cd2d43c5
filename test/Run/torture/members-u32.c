// Members of type unsigned.
#define T unsigned
#include "typed-members.inc"

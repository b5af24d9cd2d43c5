// Members of type unsigned short.
#define T unsigned short
#include "typed-members.inc"

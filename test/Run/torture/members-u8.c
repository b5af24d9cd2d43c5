// Members of type unsigned char.
#define T unsigned char
#include "typed-members.inc"

// Variables of type unsigned.
#define T unsigned
#include "typed-globals.inc"

// Variables of type unsigned short.
#define T unsigned short
#include "typed-globals.inc"

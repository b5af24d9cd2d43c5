// Variables of type unsigned char.
#define T unsigned char
#include "typed-globals.inc"

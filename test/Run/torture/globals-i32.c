// Variables of type int.
#define T int
#include "typed-globals.inc"

// native-flags: -fbuiltin -mfma -lm
#define FORMAT_DOUBLE
#include "functions.inc"

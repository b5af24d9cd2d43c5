// native-flags: -fbuiltin -mfma -lm
#define FORMAT_FLOAT
#include "functions.inc"

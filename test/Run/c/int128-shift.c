// Shifts of 128-bit numbers by constants below, at and above 64, and by
// amounts known only at run time.
#include "corners.h"

typedef unsigned __int128 u128;
typedef __int128 s128;

static void show(u128 x) {
  write((uint64_t)(x >> 64));
  write((uint64_t)x);
}

int main(void) {
  static const uint8_t Amounts[] = {0, 1, 8, 31, 32, 63, 64, 65, 96, 127};
  u128 x = (u128)hide(0x8123456789abcdef) << 64 | hide(0xfedcba9876543210);
  for (unsigned i = 0; i < sizeof Amounts; ++i) {
    unsigned by = (unsigned)hide(Amounts[i]);
    show(x << by);
    show(x >> by);
    show((u128)((s128)x >> by));
  }
  show(x << 1);
  show(x << 64);
  show(x << 100);
  show(x >> 3);
  show(x >> 64);
  show(x >> 127);
  show((u128)((s128)x >> 17));
  show((u128)((s128)x >> 64));
  show((u128)((s128)x >> 90));
  return 0;
}

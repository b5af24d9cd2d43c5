// Functions that do not return on some path, unreachable code, endless loops
// that are left from within.
#include "corners.h"

__attribute__((noinline)) static unsigned classify(uint64_t x) {
  switch (x % 4) {
  case 0:
    return 10;
  case 1:
    return 20;
  case 2:
    return 30;
  case 3:
    return 40;
  }
  __builtin_unreachable();
}

__attribute__((noinline)) static uint64_t endless(uint64_t x) {
  for (;;) {
    x = x * 5 + 3;
    if (x % 11 == 4)
      return x;
  }
}

__attribute__((noinline)) static uint64_t assumed(uint64_t x) {
  __builtin_assume(x < 100);
  if (__builtin_expect(x > 50, 0))
    return x * 2;
  return x / 2;
}

__attribute__((noinline, noreturn)) static void never(void) {
  for (;;)
    write(0);
}

int main(void) {
  for (unsigned i = 0; i < 8; ++i) {
    write(classify(hide(i)));
    write(endless(hide(i)));
    write(assumed(hide(i * 12)));
  }
  if (hide(3) == 4)
    never();
  if (hide(1) == 2)
    __builtin_trap();
  return (int)hide(300);
}

// Dense switches with gaps, fall-through, shared destinations and a default in
// the middle.
#include "corners.h"

__attribute__((noinline)) static int values(unsigned x) {
  switch (x) {
  case 0:
    return 17;
  case 1:
    return 3;
  case 2:
  case 3:
    return 8;
  case 4:
    return 99;
  case 6:
    return 1;
  case 7:
    return -5;
  default:
    return 1000;
  }
}

__attribute__((noinline)) static unsigned through(int x) {
  unsigned n = 1;
  switch (x) {
  case 5:
    n += 5;
  case 4:
    n *= 3;
  case 3:
    n ^= 10;
    break;
  default:
    n = 77;
  case 2:
    n += 2;
  case 1:
    n <<= 2;
    if (n > 200)
      break;
  case 0:
    n--;
  }
  return n;
}

__attribute__((noinline)) static uint64_t blocks(uint8_t x, uint64_t a,
                                                 uint64_t b) {
  switch (x) {
  case 10:
    a += b;
    break;
  case 11:
    a -= b;
    break;
  case 12:
    a *= b;
    break;
  case 13:
    a &= b;
    break;
  case 14:
    b = a | b;
    break;
  case 15:
    a = b;
    break;
  }
  return a * 3 + b;
}

int main(void) {
  for (unsigned i = 0; i < 10; ++i)
    write(values((unsigned)hide(i)));
  write(values((unsigned)hide(1u << 31)));
  for (int i = -2; i < 8; ++i)
    write(through((int)hide((uint64_t)i)));
  for (unsigned i = 8; i < 18; ++i)
    write(blocks((uint8_t)hide(i), hide(0x1234), hide(0x77)));
  return 0;
}

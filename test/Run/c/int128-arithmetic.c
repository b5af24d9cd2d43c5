// Sums, products, comparisons and printing of 128-bit numbers as programs use
// them.
#include "corners.h"

typedef unsigned __int128 u128;
typedef __int128 s128;

static unsigned digits(u128 x, uint8_t *out) {
  unsigned n = 0;
  do
    out[n++] = (uint8_t)(x % 10);
  while (x /= 10);
  return n;
}

int main(void) {
  u128 factorial = 1;
  for (unsigned i = 2; i <= 33; ++i)
    factorial *= (u128)hide(i);
  uint8_t buffer[40];
  for (unsigned n = digits(factorial, buffer); n--;)
    write(buffer[n]);
  s128 a = -(s128)factorial, b = a >> 13;
  s128 c = (s128)(int64_t)hide((uint64_t)-5) * (int64_t)hide(1u << 31);
  write(a < b);
  write(a < c);
  write(c < b);
  write((uint64_t)(a - c));
  write((uint64_t)((a - c) >> 64));
  write((uint64_t)(c ^ b));
  write((uint64_t)(~c >> 64));
  c++;
  write((uint64_t)c);
  c -= (s128)1 << 64;
  write((uint64_t)(c >> 64));
  s128 minimum = a < c ? a : c;
  write((uint64_t)minimum);
  return 0;
}

// Powers, products and roots by the bits of a number, also of 0 and with the
// highest bit set (course-bit-loops).
// text

#include <stdint.h>
#include <stdio.h>

static volatile uint64_t zero = 0;

__attribute__((noinline)) static uint64_t power(uint64_t b, uint64_t e,
                                                uint64_t m) {
  uint64_t r = 1 % m;
  for (b %= m; e; e >>= 1) {
    if (e & 1)
      r = r * b % m;
    b = b * b % m;
  }
  return r;
}

// What is left of the base is needed, too.
__attribute__((noinline)) static uint32_t power32(uint32_t b, int e,
                                                  uint32_t *left) {
  uint32_t r = 1;
  while (e > 0) {
    if (e % 2 == 1)
      r *= b;
    b *= b;
    e /= 2;
  }
  *left = b;
  return r;
}

// At least one bit, even of 0.
__attribute__((noinline)) static uint64_t product(uint64_t a, uint8_t n) {
  uint64_t r = 5;
  do {
    if (n & 1)
      r += a;
    a <<= 1;
    n >>= 1;
  } while (n);
  return r ^ a;
}

// Two numbers, of which one ends the loop, and a position.
__attribute__((noinline)) static uint64_t both(uint64_t a, uint64_t b) {
  uint64_t r = 0, position = 0;
  while (a) {
    if (a & 1)
      r += position * (b & 1 ? 3 : 7);
    if (b & 2)
      r ^= a;
    a >>= 1;
    b = b * 5 + 1;
    ++position;
  }
  return r + position;
}

// Output for each bit.
__attribute__((noinline)) static void bits(unsigned n) {
  for (; n != 0; n >>= 1)
    putchar(n & 1 ? '1' : '0');
  putchar('\n');
}

// Inner loops, and an early end.
__attribute__((noinline)) static unsigned nested(unsigned n, unsigned m) {
  unsigned r = 0;
  for (; n; n >>= 1)
    for (unsigned k = m; k; k >>= 1) {
      if (k & 1)
        r += n;
      r = r * 3 + 1;
    }
  return r;
}

// An operation on a variable that is 7 at first, and not for ever.
__attribute__((noinline)) static uint64_t later(uint64_t e, uint32_t x,
                                                uint32_t m) {
  uint32_t r = 0, w = 7;
  while (e != 0) {
    if ((e & 1) && r > x)
      w = (uint32_t)e * 4 - x;
    else
      x = m;
    r = (w / (w | 1)) ^ (r | w);
    e /= 2;
  }
  return r * 3 + x + w;
}

int main(void) {
  static const uint64_t numbers[] = {0,
                                     1,
                                     2,
                                     3,
                                     4,
                                     5,
                                     6,
                                     7,
                                     8,
                                     9,
                                     15,
                                     16,
                                     63,
                                     64,
                                     255,
                                     256,
                                     1000000006,
                                     0x7fffffffffffffff,
                                     0x8000000000000000,
                                     0xffffffffffffffff};
  const int n = sizeof numbers / sizeof *numbers;
  uint64_t sum = 0;
  for (int i = 0; i < n; ++i) {
    const uint64_t e = numbers[i] + zero;
    uint32_t left;
    const uint32_t p = power32(i + 3, (int)e, &left);
    printf("%llu %u %u %llu %u\n", (unsigned long long)power(i + 2, e, 1000003),
           p, left, (unsigned long long)product(i + 9, (uint8_t)e),
           nested((unsigned)e & 1023, (unsigned)e >> 3 & 31));
    for (int k = 0; k < n; ++k)
      sum = (sum * 31 + both(e, numbers[k] + zero)) * 37 + later(e, i, k % 3);
    bits((unsigned)e);
  }
  printf("%llu\n", (unsigned long long)sum);
  return 0;
}

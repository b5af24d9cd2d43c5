// Number theory of 64 bits.
#include <course.h>
static uint64_t mulmod(uint64_t a, uint64_t b, uint64_t m) {
  return (unsigned __int128)a * b % m;
}
static uint64_t powmod(uint64_t b, uint64_t e, uint64_t m) {
  uint64_t r = 1;
  for (; e; e >>= 1, b = mulmod(b, b, m))
    if (e & 1)
      r = mulmod(r, b, m);
  return r;
}
static int prime(uint64_t n) {
  if (n < 2 || n % 2 == 0)
    return n == 2;
  uint64_t d = n - 1;
  int s = 0;
  while (d % 2 == 0)
    d /= 2, ++s;
  static const int w[] = {2, 3, 5, 7, 11, 13, 17};
  for (int i = 0; i != 7; ++i) {
    if (n == w[i])
      return 1;
    uint64_t x = powmod(w[i], d, n);
    if (x == 1 || x == n - 1)
      continue;
    int k = 1;
    for (; k < s; ++k)
      if ((x = mulmod(x, x, n)) == n - 1)
        break;
    if (k >= s)
      return 0;
  }
  return 1;
}
static uint32_t root(uint64_t n) {
  uint64_t r = 0;
  for (uint64_t b = 1ull << 31; b; b >>= 1)
    if ((r | b) * (r | b) <= n)
      r |= b;
  return r;
}
static long inverse(long a, long m) {
  long x = 1, y = 0, n = m;
  while (a > 1) {
    long q = a / n, t = n;
    n = a % n, a = t, t = y, y = x - q * y, x = t;
  }
  return x < 0 ? x + m : x;
}
int main(void) {
  static const uint64_t v[] = {2,
                               97,
                               561,
                               1000000007,
                               4294967291,
                               18446744073709551557u,
                               18446744073709551556u,
                               3215031751};
  for (int i = 0; i != 8; ++i)
    write(prime(v[i])), write(root(v[i]));
  write(inverse(3, 1000000007)), write(inverse(10, 17)),
      write(powmod(2, 1000, 1000000009));
  return 0;
}

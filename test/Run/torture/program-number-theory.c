// Primes by a sieve and by Miller and Rabin, factors by Pollard's rho, inverses,
// the Chinese remainder theorem, perfect numbers, continued fractions.
#include <course.h>
typedef unsigned __int128 wide;
static uint64_t times(uint64_t a, uint64_t b, uint64_t m) {
  return (wide)a * b % m;
}
static uint64_t power(uint64_t b, uint64_t e, uint64_t m) {
  uint64_t r = 1;
  for (b %= m; e; e >>= 1, b = times(b, b, m))
    if (e & 1)
      r = times(r, b, m);
  return r;
}
static int is_prime(uint64_t n) {
  static const unsigned char small[] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
  if (n < 2)
    return 0;
  for (int i = 0; i != 12; ++i)
    if (n % small[i] == 0)
      return n == small[i];
  int s = __builtin_ctzll(n - 1);
  for (int i = 0; i != 12; ++i) {
    uint64_t x = power(small[i], n - 1 >> s, n);
    if (x == 1 || x == n - 1)
      continue;
    int r = 1;
    while (r < s && (x = times(x, x, n)) != n - 1)
      ++r;
    if (r == s)
      return 0;
  }
  return 1;
}
static uint64_t gcd(uint64_t a, uint64_t b) {
  while (b) {
    uint64_t t = a % b;
    a = b, b = t;
  }
  return a;
}
static uint64_t rho(uint64_t n) {
  if (n % 2 == 0)
    return 2;
  for (uint64_t c = 1;; ++c) {
    uint64_t x = 2, y = 2, d = 1;
    while (d == 1) {
      x = (times(x, x, n) + c) % n;
      y = (times(y, y, n) + c) % n, y = (times(y, y, n) + c) % n;
      d = gcd(x > y ? x - y : y - x, n);
    }
    if (d != n)
      return d;
  }
}
static void factor(uint64_t n) {
  if (n == 1)
    return;
  if (is_prime(n)) {
    write(n);
    return;
  }
  uint64_t d = rho(n), e = n / d;
  factor(d < e ? d : e), factor(d < e ? e : d);
}
static int64_t extended(int64_t a, int64_t b, int64_t *x, int64_t *y) {
  if (!b) {
    *x = 1, *y = 0;
    return a;
  }
  int64_t d = extended(b, a % b, y, x);
  *y -= a / b * *x;
  return d;
}
static unsigned char sieve[1000];
int main(void) {
  unsigned count = 0, sum = 0;
  for (unsigned i = 2; i != 1000; ++i) {
    if (sieve[i])
      continue;
    ++count, sum += i;
    for (unsigned k = i * i; k < 1000; k += i)
      sieve[k] = 1;
  }
  write(count), write(sum);
  static const uint64_t probes[] = {561, 7919, 4294967291, 4294967297,
                                    1000000007, 18446744073709551557u};
  for (int i = 0; i != 6; ++i)
    write(is_prime(probes[i]));
  factor(600851475143), factor(4294967297), factor(360360);
  int64_t x, y;
  write(extended(240, 46, &x, &y)), write(x), write(y);
  write(extended(17, 3120, &x, &y)), write((x % 3120 + 3120) % 3120);
  uint64_t crt = 0, m = 3 * 5 * 7 * 11;
  static const unsigned mods[] = {3, 5, 7, 11}, rest[] = {2, 3, 2, 10};
  for (int i = 0; i != 4; ++i) {
    uint64_t part = m / mods[i];
    crt += rest[i] * part * power(part, mods[i] - 2, mods[i]);
  }
  write(crt % m);
  for (unsigned n = 2; n != 500; ++n) {
    unsigned s = 1;
    for (unsigned d = 2; d * d <= n; ++d)
      if (n % d == 0)
        s += d + (d * d != n ? n / d : 0);
    if (s == n)
      write(n);
  }
  uint64_t p0 = 1, p1 = 4, a = 4, mm = 0, dd = 1, last = 4;
  for (int i = 0; i != 10; ++i) {
    mm = dd * last - mm, dd = (19 - mm * mm) / dd, last = (a + mm) / dd;
    uint64_t next = last * p1 + p0;
    p0 = p1, p1 = next;
  }
  write(p1);
  return 0;
}

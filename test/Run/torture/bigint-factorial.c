// Arithmetic on digits of 32 bits.
// text
#include <stdint.h>
#include <stdio.h>
static uint32_t d[40], e[40];
static int mul(uint32_t *a, int n, uint32_t k) {
  uint64_t c = 0;
  for (int i = 0; i != n; ++i)
    c += (uint64_t)a[i] * k, a[i] = (uint32_t)c, c >>= 32;
  if (c)
    a[n++] = (uint32_t)c;
  return n;
}
static uint32_t div(uint32_t *a, int n, uint32_t k) {
  uint64_t r = 0;
  while (n--)
    r = r << 32 | a[n], a[n] = (uint32_t)(r / k), r %= k;
  return (uint32_t)r;
}
static int add(uint32_t *a, const uint32_t *b, int n) {
  uint64_t c = 0;
  for (int i = 0; i != n; ++i)
    c += (uint64_t)a[i] + b[i], a[i] = (uint32_t)c, c >>= 32;
  if (c)
    a[n++] = (uint32_t)c;
  return n;
}
int main(void) {
  int n = 1;
  d[0] = 1;
  for (int k = 2; k <= 50; ++k)
    n = mul(d, n, k);
  for (int i = 0; i != n; ++i)
    e[i] = d[i];
  n = add(d, e, n), n = add(d, e, n);
  char text[100], *p = text + 99;
  *p = 0;
  while (n) {
    *--p = (char)('0' + div(d, n, 10));
    while (n && !d[n - 1])
      --n;
  }
  puts(p);
  return 0;
}

// long double as wide as double: arithmetic, conversions, arguments, results,
// members.
// native-flags: -mlong-double-64
// text
#include <stdarg.h>
#include <stdio.h>
struct mixed {
  char c;
  long double d[2];
};
static long double list[] = {1.5L, -2.25l, 1e100L};
static long double sum(int n, ...) {
  va_list ap;
  va_start(ap, n);
  long double s = 0;
  while (n--)
    s += va_arg(ap, long double);
  va_end(ap);
  return s;
}
static long double power(long double b, int e) {
  return e ? b * power(b, e - 1) : 1;
}
static struct mixed make(long double v) {
  return (struct mixed){'m', {v, v / 3}};
}
int main(void) {
  printf("%zu %zu\n", sizeof(long double), sizeof(struct mixed));
  printf("%.17g\n", (double)sum(3, list[0], list[1], 4.0L));
  printf("%.17g\n", (double)power(1.1L, 20));
  struct mixed m = make(10);
  printf("%.17g %d\n", (double)(m.d[0] - m.d[1]), (int)m.d[1]);
  printf("%d %d %d\n", list[0] > list[1], list[2] == 1e100, list[0] != 1.5f);
  long double x = 7;
  x++, x /= 2, x -= .5f, x *= 3ul;
  printf("%.17g %ld %u %d\n", (double)x, (long)x, (unsigned char)x, !x);
  volatile long double v = -0.0L;
  printf("%g %g\n", (double)v, (double)__builtin_fabsl(v));
  long double _Complex z = 3.0L + 4.0iL;
  z *= z;
  printf("%g %g\n", (double)__real__ z, (double)__imag__ z);
  return 0;
}

// Sums, products, roots and their rounding.
// text
#include <math.h>
#include <stdio.h>
int main(void) {
  volatile double a = 0.1, b = 0.2, c = 1e16, big = 1e308;
  volatile float f = 16777216.0f, g = 0.1f;
  printf("%.17g %.17g %.17g %.17g\n", a + b, a * b - 0.02, (c + 1) - c,
         a / b - 0.5);
  printf("%.9g %.9g %.9g %.17g\n", f + 1, g * g, g + g + g, (double)g - a);
  printf("%g %g %g\n", big * 10, -big * 10,
         big * 10 - big * 10 > 0 ? 1.0 : 2.0);
  double s = 0;
  for (int i = 1; i <= 100; ++i)
    s += 1.0 / i;
  printf("%.17g\n", s);
  float t = 0;
  for (int i = 1; i <= 100; ++i)
    t += 1.0f / i;
  printf("%.9g\n", t);
  printf("%.17g %.17g %.9g\n", sqrt(2.0 * a * 10), fabs(-b), sqrtf(g));
  a += 1, b -= 1, a *= b, b /= a, a = -a;
  printf("%.17g %.17g\n", a, b);
  f++;
  printf("%.9g ", f);
  f--;
  f /= 3;
  printf("%.9g %d %d\n", f, (int)f, (int)-b);
  double x = 1;
  int n = 0;
  while (1 + x != 1)
    x /= 2, ++n;
  printf("%d\n", n);
  return 0;
}

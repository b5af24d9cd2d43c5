// %e and %g of numbers whose digits fit in a word, and of their neighbours; %f of
// small ones.
// text

#include <stdio.h>
#include <string.h>

static void show(double x) {
  printf("%g|%e|%.3g|%.0e|%.0g|%12.4g|%-12.2e|%012g|%+G|% .15g|%.17g|%.9f\n", x,
         x, x, x, x, x, x, x, x, x, x, x);
}

static double neighbour(double x, int distance) {
  long bits;
  memcpy(&bits, &x, sizeof bits);
  bits += distance;
  memcpy(&x, &bits, sizeof bits);
  return x;
}

int main(void) {
  double numbers[] = {0.0,      -0.0,     1.0,     0.5,       2.5,
                      3.5,      9.5,      99.5,    999999.5,  999999.4999999999,
                      9.999995, 99999.95, 0.0001,  0.00001,   0.00012345,
                      0.1,      0.3,      1e15,    1e16,      123456789012.0,
                      4.5e15,   9e15,     1e22,    1e-14,     1e-20,
                      1e300,    5e-324,   1.0 / 3, 2.0 / 3e9, 1.25e-5};
  for (unsigned i = 0; i != sizeof numbers / sizeof *numbers; ++i)
    for (int distance = -1; distance <= 1; ++distance)
      if (numbers[i] != 0 || distance == 0)
        show(neighbour(numbers[i], distance));
  double x = 1;
  for (int i = 0; i != 60; ++i) {
    show(x);
    show(-1 / x);
    x *= i % 2 ? 2.375 : 1.75;
  }
  double y;
  while (scanf("%lf", &y) == 1)
    printf("%g %e %.2g %f\n", y, y, y, y);
  return 0;
}

// Floating point in text. %#g of 999999.5 is left out: glibc prints 1.e+06.
// text
#include <stdio.h>
static double v[] = {
    0.0,         -0.0,   1,      -1.5,     0.1,
    123456789.0, 1e100,  1e-100, 5e-324,   1.7976931348623157e308,
    2.5,         3.5,    0.05,   999999.5, 1e15,
    9.995,       1.0 / 3};
int main(void) {
  for (int i = 0; i != 17; ++i) {
    printf("%f %.0f %.3f %10.2f|%-12.4f|%+.1f\n", v[i], v[i], v[i], v[i], v[i],
           v[i]);
    printf("%e %.0e %.10e %E %g %.3g %.10g %G %#g\n", v[i], v[i], v[i], v[i],
           v[i], v[i], v[i], v[i], i == 13 ? 1 : v[i]);
    printf("%a %.2a %.17g\n", v[i], v[i], v[i]);
  }
  printf("%f %F %e %g %5.1f|%-8f|%+f\n", 1 / v[0], -1 / v[0], 1 / v[0],
         1 / v[0], 1 / v[0], 1 / v[0], 1 / v[0]);
  return 0;
}

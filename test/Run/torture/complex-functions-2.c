// More functions of <complex.h>, also of float.
// text
#include <complex.h>
#include <stdio.h>
static const struct {
  const char *name;
  double complex (*f)(double complex);
} table[] = {{"sin", csin},    {"cos", ccos},   {"tan", ctan},
             {"asin", casin},  {"acos", cacos}, {"acosh", cacosh},
             {"atanh", catanh}};
static const double complex v[] = {1 + 2 * I, -0.5 + 0.25 * I, 3 - 0.75 * I,
                                   -2 - 1.5 * I};
int main(void) {
  for (volatile int i = 0; i != 7; ++i)
    for (volatile int k = 0; k != 4; ++k) {
      double complex r = table[i].f(v[k]);
      printf("%s %.9g %.9g\n", table[i].name, creal(r) + 0.0, cimag(r) + 0.0);
    }
  for (volatile int k = 0; k != 4; ++k) {
    double complex r = cpow(v[k], 1.5 - I);
    printf("%.9g %.9g %.6g\n", creal(r), cimag(r),
           (double)cabsf((float complex)v[k]));
  }
  return 0;
}

// Functions of <complex.h>, compared where they are well-conditioned.
// text
#include <complex.h>
#include <stdio.h>
static const struct {
  const char *name;
  double complex (*f)(double complex);
} table[] = {{"exp", cexp},     {"log", clog},   {"sqrt", csqrt},
             {"sinh", csinh},   {"cosh", ccosh}, {"tanh", ctanh},
             {"asinh", casinh}, {"atan", catan}, {"conj", conj},
             {"proj", cproj}};
static const double complex v[] = {1 + 2 * I, -0.5 + 0.25 * I, 3 - 0.75 * I,
                                   -2 - 1.5 * I};
int main(void) {
  for (volatile int i = 0; i != 10; ++i)
    for (volatile int k = 0; k != 4; ++k) {
      double complex r = table[i].f(v[k]);
      printf("%s %.9g %.9g\n", table[i].name, creal(r) + 0.0, cimag(r) + 0.0);
    }
  for (volatile int k = 0; k != 4; ++k)
    printf("%.12g %.12g\n", cabs(v[k]), carg(v[k]));
  return 0;
}

// Exact functions of <math.h>.
// text
#include <math.h>
#include <stdio.h>

static volatile double Numbers[] = {0.0,  -0.0, 0.5,   -0.5,   1.5,       2.5,
                                    -2.5, 3.7,  -3.2,  1e10,   123456.75, 1e-310,
                                    1e17, -7.0, 1e300, 0.3333, INFINITY,  -INFINITY};

int main(void) {
  for (int I = 0; I != 18; ++I) {
    double D = Numbers[I];
    int Exponent;
    double Integer;
    printf("%g: %g %g %g %g %g %g\n", D, floor(D), ceil(D), trunc(D), round(D),
           rint(D), fabs(D));
    printf("%a ", frexp(D, &Exponent));
    printf("%d %g ", isinf(D) ? 0 : Exponent, modf(D, &Integer));
    printf("%g %a %g\n", Integer, ldexp(D, -3), D < 0 ? 0 : sqrt(D));
    printf("%d%d%d%d %d\n", !!isnan(D), !!isinf(D), !!isfinite(D), !!signbit(D),
           fpclassify(D) == FP_SUBNORMAL);
    printf("%a %a %g\n", nextafter(D, 10), nextafter(D, -10), copysign(3, D));
    if (!isinf(D) && fabs(D) < 1e15)
      printf("%ld %ld %d\n", lround(D), lrint(D), D != 0 ? ilogb(D) : 0);
    for (int J = 0; J != 18; ++J) {
      double E = Numbers[J];
      if (!isinf(D) && E != 0)
        printf("%g %g ", fmod(D, E), remainder(D, E));
      printf("%g %g %g ", fmax(D, E) + 0, fmin(D, E) + 0, D <= E ? 0 : fdim(D, E));
    }
    putchar('\n');
  }
  return 0;
}

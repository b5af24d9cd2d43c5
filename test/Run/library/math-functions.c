// Functions of <math.h> that are not exact: to 12 digits, the host's.
// text
#include <math.h>
#include <stdint.h>
#include <stdio.h>

static uint64_t State = 88172645463325252;

static double between(double Low, double High) {
  State ^= State << 13;
  State ^= State >> 7;
  State ^= State << 17;
  return Low + (High - Low) * ((State >> 11) * 0x1p-53);
}

int main(void) {
  for (int I = 0; I != 12; ++I) {
    double A = between(-20, 20), B = between(0.01, 30), C = between(-1, 1);
    printf("%.12g %.12g %.12g\n", exp(A), exp2(A), expm1(C));
    printf("%.12g %.12g %.12g %.12g\n", log(B), log2(B), log10(B), log1p(C));
    printf("%.12g %.12g %.12g\n", sin(A), cos(A), tan(A));
    printf("%.12g %.12g %.12g\n", asin(C), acos(C), atan(A));
    printf("%.12g %.12g %.12g\n", sinh(A), cosh(A), tanh(C));
    printf("%.12g %.12g %.12g\n", asinh(A), acosh(1 + B), atanh(C));
    printf("%.12g %.12g %.12g %.12g\n", pow(B, A), atan2(A, C), hypot(A, B), cbrt(A));
    printf("%.6g %.6g %.6g\n", sinf((float)A), expf((float)C), powf((float)B, 3));
  }
  volatile double Big = 1e22, Zero = 0, Two = 2, Ten = 10;
  printf("%.12g %.12g %.12g\n", sin(Big), cos(Big * Big), tan(-Big));
  printf("%g %g %g %g\n", pow(Two, Ten), pow(Ten, 15), pow(-Two, 3), pow(Two, -1));
  printf("%g %g %g %g\n", exp(Zero), log(Zero), log(1 + Zero), sqrt(Two * 8));
  printf("%g %g %g\n", exp(1000 * Two), exp(-1000 * Two), pow(Zero, -Two));
  printf("%g %g\n", atan2(Zero, -Two), atan2(-Two, Zero));
  return 0;
}

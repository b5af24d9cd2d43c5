/*===-- complex.c - Functions of <complex.h> --------------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

/* Of double; those of float and long double convert. Results are as good as the
 * formulas, which are the plain ones: near branch points and for overflowing
 * intermediate values digits are lost. */

#include <complex.h>
#include <math.h>

double creal(double complex z) { return __real__ z; }
double cimag(double complex z) { return __imag__ z; }
double cabs(double complex z) { return hypot(creal(z), cimag(z)); }
double carg(double complex z) { return atan2(cimag(z), creal(z)); }
double complex conj(double complex z) { return CMPLX(creal(z), -cimag(z)); }

double complex cproj(double complex z) {
  if (isinf(creal(z)) || isinf(cimag(z)))
    return CMPLX(INFINITY, copysign(0, cimag(z)));
  return z;
}

double complex cexp(double complex z) {
  double size = exp(creal(z));
  if (cimag(z) == 0)
    return CMPLX(size, cimag(z));
  return CMPLX(size * cos(cimag(z)), size * sin(cimag(z)));
}

double complex clog(double complex z) { return CMPLX(log(cabs(z)), carg(z)); }

double complex cpow(double complex z, double complex w) {
  if (creal(z) == 0 && cimag(z) == 0)
    return creal(w) == 0 && cimag(w) == 0 ? 1 : 0;
  return cexp(w * clog(z));
}

double complex csqrt(double complex z) {
  double x = creal(z), y = cimag(z);
  if (x == 0 && y == 0)
    return CMPLX(0, y);
  if (isinf(y))
    return CMPLX(INFINITY, y);
  /* The larger part, without cancellation; the other one from it. */
  double larger = sqrt((fabs(x) + cabs(z)) / 2);
  double smaller = fabs(y) / (2 * larger);
  return x >= 0 ? CMPLX(larger, copysign(smaller, y))
                : CMPLX(smaller, copysign(larger, y));
}

double complex csinh(double complex z) {
  return CMPLX(sinh(creal(z)) * cos(cimag(z)), cosh(creal(z)) * sin(cimag(z)));
}

double complex ccosh(double complex z) {
  return CMPLX(cosh(creal(z)) * cos(cimag(z)), sinh(creal(z)) * sin(cimag(z)));
}

double complex ctanh(double complex z) {
  /* Both parts over cosh(2x) + cos(2y), which overflows early. */
  double x = creal(z), y = cimag(z);
  if (fabs(x) > 20)
    return CMPLX(copysign(1, x), 4 * sin(y) * cos(y) * exp(-2 * fabs(x)));
  double below = cosh(2 * x) + cos(2 * y);
  return CMPLX(sinh(2 * x) / below, sin(2 * y) / below);
}

double complex casinh(double complex z) {
  /* Odd: where the sum does not cancel. */
  if (creal(z) < 0)
    return -casinh(-z);
  return clog(z + csqrt(z * z + 1));
}

double complex cacosh(double complex z) {
  double complex r = clog(z + csqrt(z + 1) * csqrt(z - 1));
  return creal(r) < 0 ? -r : r;
}

double complex catanh(double complex z) {
  return (clog(1 + z) - clog(1 - z)) / 2;
}

/* i * z and z / i, exactly. */
static double complex turn(double complex z) {
  return CMPLX(-cimag(z), creal(z));
}
static double complex turn_back(double complex z) {
  return CMPLX(cimag(z), -creal(z));
}

double complex csin(double complex z) { return turn_back(csinh(turn(z))); }
double complex ccos(double complex z) { return ccosh(turn(z)); }
double complex ctan(double complex z) { return turn_back(ctanh(turn(z))); }
double complex casin(double complex z) { return turn_back(casinh(turn(z))); }
double complex catan(double complex z) { return turn_back(catanh(turn(z))); }
double complex cacos(double complex z) {
  double complex arc = casin(z);
  return CMPLX(M_PI_2 - creal(arc), -cimag(arc));
}

#define CONVERTED(NAME)                                                        \
  float complex NAME##f(float complex z) { return NAME(z); }                   \
  long double complex NAME##l(long double complex z) { return NAME(z); }

#define CONVERTED_REAL(NAME)                                                   \
  float NAME##f(float complex z) { return (float)NAME(z); }                    \
  long double NAME##l(long double complex z) { return NAME(z); }

CONVERTED(cacos)
CONVERTED(casin)
CONVERTED(catan)
CONVERTED(ccos)
CONVERTED(csin)
CONVERTED(ctan)
CONVERTED(cacosh)
CONVERTED(casinh)
CONVERTED(catanh)
CONVERTED(ccosh)
CONVERTED(csinh)
CONVERTED(ctanh)
CONVERTED(cexp)
CONVERTED(clog)
CONVERTED(csqrt)
CONVERTED(conj)
CONVERTED(cproj)
CONVERTED_REAL(cabs)
CONVERTED_REAL(carg)
CONVERTED_REAL(creal)
CONVERTED_REAL(cimag)

float complex cpowf(float complex z, float complex w) { return cpow(z, w); }
long double complex cpowl(long double complex z, long double complex w) {
  return cpow(z, w);
}

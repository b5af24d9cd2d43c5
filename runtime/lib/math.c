/*===-- math.c - Exact functions of <math.h> --------------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 *
 * Functions that are operations to the compiler, under their names in C: it
 *makes calls of the functions that begin with __course of them. Programs may
 *define functions of these names themselves; the compiler's calls do not mean
 *those.
 */

#include <limits.h>
#include <math.h>

#include "bits.h"

#define ONE(NAME)                                                              \
  double NAME(double x) { return __builtin_##NAME(x); }                        \
  float NAME##f(float x) { return __builtin_##NAME##f(x); }                    \
  long double NAME##l(long double x) { return __builtin_##NAME(x); }

#define TWO(NAME)                                                              \
  double NAME(double x, double y) { return __builtin_##NAME(x, y); }           \
  float NAME##f(float x, float y) { return __builtin_##NAME##f(x, y); }        \
  long double NAME##l(long double x, long double y) {                          \
    return __builtin_##NAME(x, y);                                             \
  }

ONE(fabs)
ONE(sqrt)
ONE(ceil)
ONE(floor)
ONE(trunc)
ONE(round)
ONE(rint)
ONE(nearbyint)

TWO(copysign)
TWO(fmax)
TWO(fmin)
TWO(fmod)

double fma(double x, double y, double z) { return __builtin_fma(x, y, z); }
float fmaf(float x, float y, float z) { return __builtin_fmaf(x, y, z); }
long double fmal(long double x, long double y, long double z) {
  return __builtin_fma(x, y, z);
}

double fdim(double x, double y) { return x <= y ? 0 : x - y; }
float fdimf(float x, float y) { return x <= y ? 0 : x - y; }
long double fdiml(long double x, long double y) { return fdim(x, y); }

double __course_ldexp(double x, int n);
double __course_frexp_fraction(double x);
int __course_frexp_exponent(double x);
double __course_modf_fraction(double x);

static inline int clamp(long n) {
  return n > INT_MAX ? INT_MAX : n < INT_MIN ? INT_MIN : (int)n;
}

double ldexp(double x, int n) { return __course_ldexp(x, n); }
float ldexpf(float x, int n) { return (float)__course_ldexp(x, n); }
long double ldexpl(long double x, int n) { return __course_ldexp(x, n); }
double scalbn(double x, int n) { return __course_ldexp(x, n); }
float scalbnf(float x, int n) { return (float)__course_ldexp(x, n); }
long double scalbnl(long double x, int n) { return __course_ldexp(x, n); }
double scalbln(double x, long n) { return __course_ldexp(x, clamp(n)); }
float scalblnf(float x, long n) { return (float)__course_ldexp(x, clamp(n)); }
long double scalblnl(long double x, long n) {
  return __course_ldexp(x, clamp(n));
}

double frexp(double x, int *exponent) {
  *exponent = __course_frexp_exponent(x);
  return __course_frexp_fraction(x);
}
float frexpf(float x, int *exponent) { return (float)frexp(x, exponent); }
long double frexpl(long double x, int *exponent) { return frexp(x, exponent); }

double modf(double x, double *integer) {
  *integer = trunc(x);
  return __course_modf_fraction(x);
}
float modff(float x, float *integer) {
  *integer = truncf(x);
  return (float)__course_modf_fraction(x);
}
long double modfl(long double x, long double *integer) {
  *integer = trunc(x);
  return __course_modf_fraction(x);
}

int ilogb(double x) {
  if (magnitude_of(x) == 0)
    return FP_ILOGB0;
  if (magnitude_of(x) >= INFINITY_BITS)
    return is_nan(x) ? FP_ILOGBNAN : INT_MAX;
  return __course_frexp_exponent(x) - 1;
}
int ilogbf(float x) { return ilogb(x); }
int ilogbl(long double x) { return ilogb(x); }

double logb(double x) {
  if (magnitude_of(x) == 0)
    return -HUGE_VAL;
  if (magnitude_of(x) >= INFINITY_BITS)
    return is_nan(x) ? quiet(x) : HUGE_VAL;
  return ilogb(x);
}
float logbf(float x) { return (float)logb(x); }
long double logbl(long double x) { return logb(x); }

#define TO_INTEGER(NAME, ROUND, TYPE)                                          \
  TYPE NAME(double x) { return (TYPE)ROUND(x); }                               \
  TYPE NAME##f(float x) { return (TYPE)ROUND(x); }                             \
  TYPE NAME##l(long double x) { return (TYPE)ROUND(x); }

TO_INTEGER(lrint, rint, long)
TO_INTEGER(llrint, rint, long long)
TO_INTEGER(lround, round, long)
TO_INTEGER(llround, round, long long)

/* The remainder of a division whose quotient is rounded to the nearest. */
double remainder(double x, double y) {
  double magnitude = fabs(y), rest = fmod(x, y), half = magnitude / 2;
  if (is_nan(rest) || magnitude_of(y) == INFINITY_BITS)
    return rest;
  double distance = fabs(rest);
  /* Half of the smallest number is 0: compare twice the rest there. */
  int is_more =
      half * 2 == magnitude ? distance > half : distance + distance > magnitude;
  int is_tie = half * 2 == magnitude && distance == half;
  if (is_tie)
    is_more = fabs(fmod(x, magnitude * 2)) > magnitude;
  double result = is_more ? distance - magnitude : distance;
  return signbit(x) ? -result : result;
}
/* Besides it, the low bits of the quotient and its sign. */
double remquo(double x, double y, int *quotient) {
  *quotient = 0;
  double rest = remainder(x, y);
  if (is_nan(rest) || magnitude_of(y) == INFINITY_BITS)
    return rest;
  /* x - rest is a multiple of y; eight times y leaves three bits of it. */
  double eight = magnitude_of(y) < 0x7fb0000000000000 ? 8 * y : INFINITY;
  double part = fabs(fmod(x, eight)), size = fabs(y);
  int n = 0;
  for (double step = 4; step >= 1; step /= 2)
    if (part >= step * size) {
      part -= step * size;
      n += (int)step;
    }
  /* Rounded to the nearest, like the remainder. */
  n += part > size - part || (part == size - part && n % 2 != 0);
  *quotient = sign_of(x) == sign_of(y) ? n % 8 : -(n % 8);
  return rest;
}
float remquof(float x, float y, int *quotient) {
  return (float)remquo(x, y, quotient);
}
long double remquol(long double x, long double y, int *quotient) {
  return remquo(x, y, quotient);
}

float remainderf(float x, float y) { return (float)remainder(x, y); }
long double remainderl(long double x, long double y) { return remainder(x, y); }

double nextafter(double x, double y) {
  if (is_nan(x) || is_nan(y))
    return quiet(is_nan(x) ? x : y);
  if (x == y)
    return y;
  if (x == 0)
    return copysign(from_bits(1), y);
  return from_bits(to_bits(x) + ((x < y) == (x > 0) ? 1 : -1ull));
}
long double nextafterl(long double x, long double y) { return nextafter(x, y); }

float nextafterf(float x, float y) {
  union {
    float value;
    uint32_t bits;
  } u = {.value = x};
  if (x != x || y != y)
    return x + y;
  if (x == y)
    return y;
  if (x == 0)
    u.bits = 1 | (signbit(y) ? 1u << 31 : 0);
  else
    u.bits += (x < y) == (x > 0) ? 1 : -1u;
  return u.value;
}

double nexttoward(double x, long double y) { return nextafter(x, y); }
long double nexttowardl(long double x, long double y) {
  return nextafter(x, y);
}
/* A float has no room for what is closer to x than its neighbours. */
float nexttowardf(float x, long double y) {
  if (x == y || x != x || y != y)
    return (float)(x == y ? y : x + y);
  return nextafterf(x, y > x ? INFINITY : -INFINITY);
}

double nan(const char *text) {
  (void)text;
  return NAN;
}
float nanf(const char *text) {
  (void)text;
  return NAN;
}
long double nanl(const char *text) { return nan(text); }

/*===-- math-derived.c - Functions of <math.h> made of others ---------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 *
 * And the names in C of those that the compiler knows as operations.
 */

#include <math.h>

#include "fixed.h"

#define NAMES(NAME)                                                            \
  double __course_##NAME(double x);                                            \
  double NAME(double x) { return __course_##NAME(x); }                         \
  float NAME##f(float x) { return (float)__course_##NAME(x); }                 \
  long double NAME##l(long double x) { return __course_##NAME(x); }

NAMES(acos)
NAMES(asin)
NAMES(atan)
NAMES(cos)
NAMES(exp)
NAMES(exp2)
NAMES(log)
NAMES(log10)
NAMES(log2)
NAMES(sin)
NAMES(tan)

#define NAMES_OF_TWO(NAME)                                                     \
  double __course_##NAME(double x, double y);                                  \
  double NAME(double x, double y) { return __course_##NAME(x, y); }            \
  float NAME##f(float x, float y) { return (float)__course_##NAME(x, y); }     \
  long double NAME##l(long double x, long double y) {                          \
    return __course_##NAME(x, y);                                              \
  }

NAMES_OF_TWO(atan2)
NAMES_OF_TWO(pow)

double __course_powi(double x, int n) { return __builtin_powi(x, n); }

/* e^x - 1. Near 0, x * (1 + x/2! + x^2/3! + ...) relative to the first bit of
 * x. */
double expm1(double x) {
  if (exponent_of(x) >= EXPONENT_BIAS - 1)
    return __course_exp(x) - 1;
  if (exponent_of(x) < EXPONENT_BIAS - 54)
    return x;
  int exponent;
  uint64_t first = split_normalized(x, &exponent) << 11;
  exponent -= 11;
  uint64_t size = first >> (-64 - exponent); /* in Q64 */
  uint64_t factor = mul_high(size, size), odd = 0, even = 0;
  /* Odd and even powers of the series, by their signs. */
  odd = 0xd73f9 + mul_high(factor, odd);
  odd = 0xc9cba54 + mul_high(factor, odd);
  odd = 0x8f76c77fc + mul_high(factor, odd);
  odd = 0x49f93edde27 + mul_high(factor, odd);
  odd = 0x1a01a01a01a01 + mul_high(factor, odd);
  odd = 0x5b05b05b05b05b + mul_high(factor, odd);
  odd = 0xaaaaaaaaaaaaaaa + mul_high(factor, odd);
  odd = 0x8000000000000000 + mul_high(factor, odd);
  odd = mul_high(size, odd);
  even = 0xca96 + mul_high(factor, even);
  even = 0xd73f9f + mul_high(factor, even);
  even = 0xb092309d + mul_high(factor, even);
  even = 0x6b99159fd5 + mul_high(factor, even);
  even = 0x2e3bc74aad8e + mul_high(factor, even);
  even = 0xd00d00d00d00d + mul_high(factor, even);
  even = 0x222222222222222 + mul_high(factor, even);
  even = 0x2aaaaaaaaaaaaaaa + mul_high(factor, even);
  even = mul_high(factor, even);
  if (!sign_of(x)) {
    uint64_t more = mul_high(first, odd + even);
    return round_wide(0, (uint128_t)first + more, exponent);
  }
  return __course_round_pack(SIGN_BIT, first - mul_high(first, odd - even), 1,
                             exponent);
}

/* log(1 + x): what rounding 1 + x takes away is made good by a factor. */
double log1p(double x) {
  if (magnitude_of(x) >= INFINITY_BITS)
    return __course_log(x);
  double sum = 1 + x;
  if (sum == 1)
    return x;
  if (sum <= 0)
    return __course_log(sum);
  return __course_log(sum) * (x / (sum - 1));
}

double __course_sinh(double x) {
  double size = fabs(x);
  if (magnitude_of(x) >= INFINITY_BITS || magnitude_of(x) == 0)
    return is_nan(x) ? quiet(x) : x;
  double result;
  if (size > 700) {
    double half = __course_exp(size / 2);
    result = half / 2 * half;
  } else {
    double e = expm1(size);
    result = (e + e / (e + 1)) / 2;
  }
  return copysign(result, x);
}

double __course_cosh(double x) {
  double size = fabs(x);
  if (size > 700) {
    double half = __course_exp(size / 2);
    return half / 2 * half;
  }
  double e = __course_exp(size);
  return (e + 1 / e) / 2;
}

double __course_tanh(double x) {
  double size = fabs(x);
  if (size > 22)
    return copysign(1, x);
  if (is_nan(x) || magnitude_of(x) == 0)
    return is_nan(x) ? quiet(x) : x;
  double e = expm1(2 * size);
  return copysign(e / (e + 2), x);
}

NAMES(sinh)
NAMES(cosh)
NAMES(tanh)

double asinh(double x) {
  double size = fabs(x);
  if (magnitude_of(x) == 0 || magnitude_of(x) >= INFINITY_BITS)
    return is_nan(x) ? quiet(x) : x;
  double result;
  if (size > 1e9)
    result = __course_log(size) + M_LN2;
  else
    result = log1p(size + size * size / (1 + sqrt(size * size + 1)));
  return copysign(result, x);
}

double acosh(double x) {
  if (x > 1e9)
    return __course_log(x) + M_LN2;
  double above = x - 1;
  return log1p(above + sqrt(above * (2 + above)));
}

double atanh(double x) {
  double size = fabs(x);
  return copysign(log1p(2 * size / (1 - size)) / 2, x);
}

/* sqrt(x^2 + y^2), with one bit more than the result has, and none lost. */
double hypot(double x, double y) {
  if (magnitude_of(x) == INFINITY_BITS || magnitude_of(y) == INFINITY_BITS)
    return HUGE_VAL;
  if (is_nan(x) || is_nan(y))
    return x + y;
  double larger = fmax(fabs(x), fabs(y)), smaller = fmin(fabs(x), fabs(y));
  if (smaller == 0)
    return larger;
  int exponent, smaller_exponent;
  uint64_t m = split_normalized(larger, &exponent);
  uint64_t n = split_normalized(smaller, &smaller_exponent);
  int distance = exponent - smaller_exponent;
  if (distance > 54)
    return larger + smaller;
  /* Times 2^18: the root stays below 2^63. */
  uint128_t addend = (uint128_t)n * n << 18;
  uint128_t sum = ((uint128_t)m * m << 18) + (addend >> (2 * distance));
  int sticky = (addend & (((uint128_t)1 << (2 * distance)) - 1)) != 0;
  /* Newton's iteration, from above. */
  uint64_t root = 1ull << 63;
  for (;;) {
    uint64_t next = (root + (uint64_t)(sum / root)) / 2;
    if (next >= root)
      break;
    root = next;
  }
  sticky |= (uint128_t)root * root != sum;
  return __course_round_pack(0, root, sticky, exponent - 9);
}

#define FLOAT(NAME)                                                            \
  float NAME##f(float x) { return (float)NAME(x); }                            \
  long double NAME##l(long double x) { return NAME(x); }

FLOAT(acosh)
FLOAT(asinh)
FLOAT(atanh)
FLOAT(cbrt)
FLOAT(expm1)
FLOAT(log1p)

float hypotf(float x, float y) { return (float)hypot(x, y); }
long double hypotl(long double x, long double y) { return hypot(x, y); }

/*===-- exponents.c - Powers of two ---===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

#include "bits.h"

double __course_ldexp(double x, int n) {
  uint64_t magnitude = magnitude_of(x);
  if (magnitude >= INFINITY_BITS)
    return is_nan(x) ? quiet(x) : x;
  if (magnitude == 0)
    return x;
  /* What is far outside stays there. */
  if (n > 5000)
    n = 5000;
  if (n < -5000)
    n = -5000;
  int exponent;
  uint64_t significand = split(x, &exponent);
  return __course_round_pack(sign_of(x), significand, 0, exponent + n);
}

/* From 0.5 to below 1 in magnitude; 0, infinities and NaN themselves. */
double __course_frexp_fraction(double x) {
  uint64_t magnitude = magnitude_of(x);
  if (magnitude == 0 || magnitude >= INFINITY_BITS)
    return is_nan(x) ? quiet(x) : x;
  int exponent;
  uint64_t significand = split_normalized(x, &exponent);
  return from_bits(sign_of(x) | (uint64_t)(EXPONENT_BIAS - 1) << FRACTION_BITS |
                   (significand & FRACTION_MASK));
}

int __course_frexp_exponent(double x) {
  uint64_t magnitude = magnitude_of(x);
  if (magnitude == 0 || magnitude >= INFINITY_BITS)
    return 0;
  int exponent;
  split_normalized(x, &exponent);
  return exponent + FRACTION_BITS + 1;
}

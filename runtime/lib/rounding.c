/*===-- rounding.c - To integers ---===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 *
 * Exact, and done on the bits: cutting a number off is clearing bits of its
 * fraction, and adding 1 to what remains is adding 1 at the lowest bit left,
 * whatever carries into the exponent.
 */

#include "bits.h"

enum rounding { TO_ZERO, DOWN, UP, TO_NEAREST_AWAY, TO_NEAREST_EVEN };

static inline double round_to_integer(double x, enum rounding how) {
  uint64_t bits = to_bits(x), sign = sign_of(x);
  int exponent = exponent_of(x) - EXPONENT_BIAS;
  if (exponent >= FRACTION_BITS)
    return is_nan(x) ? quiet(x) : x;
  if (magnitude_of(x) == 0)
    return x;

  uint64_t one = exponent < 0 ? 0 : IMPLICIT_BIT >> exponent;
  /* Below 1 there is nothing to keep, and the next integer is 1. */
  uint64_t kept = exponent < 0 ? sign : bits & ~(one - 1);
  uint64_t next = exponent < 0 ? sign | (uint64_t)EXPONENT_BIAS << FRACTION_BITS
                               : kept + one;
  if (kept == bits)
    return x;

  int is_away;
  if (how == TO_ZERO)
    is_away = 0;
  else if (how == DOWN)
    is_away = sign != 0;
  else if (how == UP)
    is_away = sign == 0;
  else if (exponent < -1)
    is_away = 0;
  else if (exponent == -1) /* from 0.5 to below 1 */
    is_away = how == TO_NEAREST_AWAY || (bits & FRACTION_MASK) != 0;
  else {
    uint64_t rest = bits & (one - 1), half = one >> 1;
    int is_odd = (bits & one) != 0 || exponent == 0;
    is_away =
        rest > half || (rest == half && (how == TO_NEAREST_AWAY || is_odd));
  }
  return from_bits(is_away ? next : kept);
}

double __course_trunc(double x) { return round_to_integer(x, TO_ZERO); }
double __course_floor(double x) { return round_to_integer(x, DOWN); }
double __course_ceil(double x) { return round_to_integer(x, UP); }
double __course_round(double x) { return round_to_integer(x, TO_NEAREST_AWAY); }
double __course_rint(double x) { return round_to_integer(x, TO_NEAREST_EVEN); }

double __course_modf_fraction(double x) {
  if (magnitude_of(x) == INFINITY_BITS)
    return from_bits(sign_of(x));
  double fraction = x - __course_trunc(x);
  return is_nan(x) ? fraction : from_bits(magnitude_of(fraction) | sign_of(x));
}

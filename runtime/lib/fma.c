/*===-- fma.c - Multiplication and addition with one rounding ---===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

#include "bits.h"

struct exact {
  uint64_t sign;
  uint64_t value;
  int sticky; /* something below value's last bit */
  int exponent;
};

/* Finite x, y and z, none of them 0. The exact product has 106 bits. The
 * smaller of it and the addend is shifted to the larger one's exponent; what
 * drops out matters only as not being 0. */
static inline struct exact multiply_add(double x, double y, double z) {
  int x_exponent, y_exponent, z_exponent;
  uint128_t product = (uint128_t)split_normalized(x, &x_exponent) *
                      split_normalized(y, &y_exponent);
  uint128_t addend = split_normalized(z, &z_exponent);
  uint64_t product_sign = sign_of(x) ^ sign_of(y), addend_sign = sign_of(z);
  int product_exponent = x_exponent + y_exponent;

  /* Both with their top bit at 2^124 or 2^125, so that sums fit. */
  product <<= 20;
  product_exponent -= 20;
  addend <<= 72;
  z_exponent -= 72;

  int distance = product_exponent - z_exponent, sticky = 0;
  uint128_t *smaller = distance >= 0 ? &addend : &product;
  int exponent = distance >= 0 ? product_exponent : z_exponent;
  if (distance < 0)
    distance = -distance;
  if (distance > 127) {
    *smaller = 0;
    sticky = 1;
  } else if (distance != 0) {
    sticky = *smaller << (128 - distance) != 0;
    *smaller >>= distance;
  }

  /* Of what dropped out of a subtrahend, a whole unit is borrowed. It is the
   * smaller one then: nothing drops out of what is about as large. */
  uint64_t sign = product_sign;
  uint128_t sum;
  if (product_sign == addend_sign) {
    sum = product + addend;
  } else if (product >= addend) {
    sum = product - addend - sticky;
  } else {
    sum = addend - product - sticky;
    sign = addend_sign;
  }

  int shift = 0;
  uint64_t high = (uint64_t)(sum >> 64);
  if (high != 0) {
    shift = 64 - __builtin_clzll(high);
    sticky |= (sum & (((uint128_t)1 << shift) - 1)) != 0;
  }
  struct exact result = {sum == 0 ? 0 : sign, (uint64_t)(sum >> shift), sticky,
                         exponent + shift};
  return result;
}

/* What is special in x or y is so in the product, and then the sum rounds
 * nothing; a product of 0 is exact, too. */
static inline int is_special(double x) {
  return magnitude_of(x) == 0 || magnitude_of(x) >= INFINITY_BITS;
}

double __course_fma(double x, double y, double z) {
  if (is_special(x) || is_special(y))
    return x * y + z;
  if (magnitude_of(z) == 0)
    return x * y; /* rounded to 0, it keeps its own sign */
  if (magnitude_of(z) >= INFINITY_BITS)
    return is_nan(z) ? quiet(z) : z;
  struct exact e = multiply_add(x, y, z);
  return __course_round_pack(e.sign, e.value, e.sticky, e.exponent);
}

/* The exact sum in 53 bits, the last one standing for all that follow: from
 * there, rounding to 24 bits is as from the exact sum. */
float __course_fmaf(float x, float y, float z) {
  if (is_special(x) || is_special(y) || is_special(z))
    return (float)((double)x * y + z);
  struct exact e = multiply_add(x, y, z);
  if (e.value == 0)
    return 0.0f;
  int shift = __builtin_clzll(e.value);
  uint64_t value = e.value << shift;
  uint64_t kept = value >> 11 | ((value & 0x7ff) != 0 || e.sticky);
  return (float)__course_round_pack(e.sign, kept, 0, e.exponent - shift + 11);
}

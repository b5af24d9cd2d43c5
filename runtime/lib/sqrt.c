/*===-- sqrt.c - The square root ---===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

#include "bits.h"

/* The integer square root of a number from 2^52 to below 2^54: Newton's
 * iteration from above doubles the correct bits, from one to more than 27. */
static inline uint64_t integer_root(uint64_t n) {
  uint64_t root = 1ull << 27;
  for (int i = 0; i != 5; ++i)
    root = (root + n / root) / 2;
  while (root * root > n)
    --root;
  return root;
}

/* Correctly rounded. The 54-bit root of significand * 2^54 has one bit more
 * than the result, and what remains says whether it is exact. */
double __course_sqrt(double x) {
  uint64_t magnitude = magnitude_of(x);
  if (magnitude == 0)
    return x;
  if (magnitude > INFINITY_BITS)
    return quiet(x);
  if (sign_of(x))
    return from_bits(INVALID_BITS);
  if (magnitude == INFINITY_BITS)
    return x;

  int exponent;
  uint64_t significand = split_normalized(x, &exponent);
  if (exponent & 1) {
    significand <<= 1;
    --exponent;
  }
  /* The upper half of the root, and from its remainder the lower one. */
  uint64_t high = integer_root(significand);
  uint64_t left = significand - high * high;
  uint64_t low = (left << 27) / (2 * high);
  int64_t remainder =
      (int64_t)((((left << 27) % (2 * high)) << 27) - low * low);
  uint64_t root = (high << 27) + low;
  if (remainder < 0)
    --root;
  return __course_round_pack(0, root, remainder != 0, exponent / 2 - 27);
}

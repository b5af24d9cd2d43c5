/*===-- remainder.c - The remainder of a division ---===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

#include "bits.h"

/* Exact. The quotient is taken apart into digits of 11 bits: what is left of 53
 * bits, shifted by 11, is a dividend of one machine instruction. */
double __course_fmod(double x, double y) {
  if (is_nan(x))
    return quiet(x);
  if (is_nan(y))
    return quiet(y);
  if (magnitude_of(x) == INFINITY_BITS || magnitude_of(y) == 0)
    return from_bits(INVALID_BITS);
  if (magnitude_of(x) < magnitude_of(y))
    return x;

  int x_exponent, y_exponent;
  uint64_t rest = split(x, &x_exponent), divisor = split(y, &y_exponent);
  int distance = x_exponent - y_exponent;
  rest %= divisor;
  for (; distance >= 11; distance -= 11)
    rest = (rest << 11) % divisor;
  rest = (rest << distance) % divisor;
  return __course_round_pack(sign_of(x), rest, 0, y_exponent);
}

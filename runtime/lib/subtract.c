/*===-- subtract.c - Subtraction of floating-point numbers ------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 *
 * An addition, but the sign of a NaN is none to change: what goes in comes out.
 * On the bits and with a call: the compiler would make a subtraction of an
 * addition of the negative.
 */

#include "bits.h"

float __addsf3(float a, float b);
double __adddf3(double a, double b);

float __subsf3(float a, float b) {
  union {
    float value;
    uint32_t bits;
  } u = {.value = b};
  if ((u.bits & 0x7fffffff) <= 0x7f800000)
    u.bits ^= 1u << 31;
  return __addsf3(a, u.value);
}

double __subdf3(double a, double b) {
  uint64_t bits = to_bits(b);
  if (magnitude_of(b) <= INFINITY_BITS)
    bits ^= SIGN_BIT;
  return __adddf3(a, from_bits(bits));
}

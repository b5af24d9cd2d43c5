/*===-- formats.c - From one floating-point format to another ---------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 *
 * What compiler-rt has of these leaves a signalling NaN as it is; conversions
 * make it quiet.
 */

#include "bits.h"

static inline float to_float(uint32_t bits) {
  union {
    uint32_t bits;
    float value;
  } u = {.bits = bits};
  return u.value;
}

static inline uint32_t float_to_bits(float x) {
  union {
    float value;
    uint32_t bits;
  } u = {.value = x};
  return u.bits;
}

enum {
  FLOAT_INFINITY = 0x7f800000,
  FLOAT_QUIET = 0x400000,
  HALF_INFINITY = 0x7c00
};

double __extendsfdf2(float x) {
  uint32_t bits = float_to_bits(x), magnitude = bits & 0x7fffffff;
  uint64_t sign = (uint64_t)(bits >> 31) << 63;
  uint64_t wide = (uint64_t)magnitude << 29;
  if (magnitude - 0x800000 < FLOAT_INFINITY - 0x800000)
    return from_bits(sign | (wide + ((uint64_t)(EXPONENT_BIAS - 127) << 52)));
  if (magnitude == 0)
    return from_bits(sign);
  if (magnitude >= FLOAT_INFINITY)
    return from_bits(sign | INFINITY_BITS | wide |
                     (magnitude > FLOAT_INFINITY ? QUIET_BIT : 0));
  /* Subnormal. Bit 23 is made the first one, which adds 1 to the field. */
  int shift = __builtin_clz(magnitude) - 8;
  return from_bits(sign |
                   ((wide << shift) + ((uint64_t)(EXPONENT_BIAS - 127 - shift)
                                       << FRACTION_BITS)));
}

float __extendhfsf2(uint16_t x) {
  uint32_t sign = (uint32_t)(x >> 15) << 31, magnitude = x & 0x7fff;
  uint32_t wide = magnitude << 13;
  if (magnitude - 0x400 < HALF_INFINITY - 0x400)
    return to_float(sign | (wide + ((127 - 15) << 23)));
  if (magnitude == 0)
    return to_float(sign);
  if (magnitude >= HALF_INFINITY)
    return to_float(sign | FLOAT_INFINITY | wide |
                    (magnitude > HALF_INFINITY ? FLOAT_QUIET : 0));
  int shift = __builtin_clz(magnitude) - 21;
  return to_float(sign |
                  ((wide << shift) + ((uint32_t)(127 - 15 - shift) << 23)));
}

/* The bfloat nearest to x: the upper half of a float, of which the last bit
 * kept decides a tie. Goes through a float that is rounded to odd, so once. */
uint16_t __course_truncdfbf(double x) {
  uint32_t bits = float_to_bits((float)x);
  if (is_nan(x))
    return (uint16_t)(bits >> 16 | FLOAT_QUIET >> 16);
  double back = to_float(bits);
  if (back != x && (bits & 1) == 0)
    /* Inexact and even: the odd neighbour on x's side. */
    bits += magnitude_of(back) > magnitude_of(x) ? -1u : 1u;
  uint32_t rest = bits & 0xffff, kept = bits >> 16;
  if (rest > 0x8000 || (rest == 0x8000 && (kept & 1)))
    ++kept;
  return (uint16_t)kept;
}

/*===-- fixed.h - Arithmetic of fixed-point numbers -------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 *
 * Functions of <math.h> that are no operations are computed with integers of 64
 * and 128 bits, taken as fractions: a multiplication costs a tenth of a
 *software floating-point one and is more precise. "Q64" below is a fraction
 *times 2^64.
 */

#ifndef COURSE_RUNTIME_FIXED_H
#define COURSE_RUNTIME_FIXED_H

#include "bits.h"

typedef __int128 int128_t;

/* The product of two fractions of 64 bits. */
static inline uint64_t mul_high(uint64_t a, uint64_t b) {
  return (uint64_t)((uint128_t)a * b >> 64);
}

/* The product of two fractions of 128 bits, at most 3 units too small. */
static inline uint128_t mul_high_128(uint128_t a, uint128_t b) {
  uint64_t a1 = (uint64_t)(a >> 64), a0 = (uint64_t)a;
  uint64_t b1 = (uint64_t)(b >> 64), b0 = (uint64_t)b;
  return (uint128_t)a1 * b1 + ((uint128_t)a1 * b0 >> 64) +
         ((uint128_t)a0 * b1 >> 64);
}

#define WIDE(HIGH, LOW) ((uint128_t)(HIGH) << 64 | (LOW))

/* value * 2^exponent as the nearest number. */
static inline double round_wide(uint64_t sign, uint128_t value, int exponent) {
  uint64_t high = (uint64_t)(value >> 64);
  if (high == 0)
    return __course_round_pack(sign, (uint64_t)value, 0, exponent);
  int shift = 64 - __builtin_clzll(high);
  return __course_round_pack(sign, (uint64_t)(value >> shift),
                             (value & (((uint128_t)1 << shift) - 1)) != 0,
                             exponent + shift);
}

/* 2^(y * 2^-64). */
double __course_exp2_fixed(int128_t y);

/* log2(x) * 2^116 of a positive number, to 2^-113. */
int128_t __course_log2_fixed(double x);

/* The same to 2^-66, and to 2^-61 of it for x near 1. */
int128_t __course_log2_short(double x);

#endif /* COURSE_RUNTIME_FIXED_H */

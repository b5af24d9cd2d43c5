/*===-- bits.h - Floating-point numbers as integers ---===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 *
 * The machine computes with integers; these functions do without the detour
 *over floating-point operations wherever they can.
 */

#ifndef COURSE_RUNTIME_BITS_H
#define COURSE_RUNTIME_BITS_H

#include <stdint.h>

#define SIGN_BIT (1ull << 63)
#define FRACTION_BITS 52
#define IMPLICIT_BIT (1ull << FRACTION_BITS)
#define FRACTION_MASK (IMPLICIT_BIT - 1)
#define EXPONENT_BIAS 1023
#define EXPONENT_MAX 2047
#define INFINITY_BITS ((uint64_t)EXPONENT_MAX << FRACTION_BITS)
#define QUIET_BIT (1ull << 51)
/* What an invalid operation gives: see compiler-rt/environment.h. */
#define INVALID_BITS (SIGN_BIT | INFINITY_BITS | QUIET_BIT)

typedef unsigned __int128 uint128_t;

static inline uint64_t to_bits(double x) {
  union {
    double value;
    uint64_t bits;
  } u = {.value = x};
  return u.bits;
}

static inline double from_bits(uint64_t bits) {
  union {
    uint64_t bits;
    double value;
  } u = {.bits = bits};
  return u.value;
}

static inline uint64_t magnitude_of(double x) { return to_bits(x) & ~SIGN_BIT; }
static inline uint64_t sign_of(double x) { return to_bits(x) & SIGN_BIT; }
static inline int is_nan(double x) { return magnitude_of(x) > INFINITY_BITS; }

/* A NaN that goes in comes out quiet. */
static inline double quiet(double x) {
  return from_bits(to_bits(x) | QUIET_BIT);
}

/* The exponent field. */
static inline int exponent_of(double x) {
  return (int)(magnitude_of(x) >> FRACTION_BITS);
}

/* The value significand * 2^exponent, significand below 2^53, exactly; of a
 * finite number. */
static inline uint64_t split(double x, int *exponent) {
  int field = exponent_of(x);
  uint64_t fraction = to_bits(x) & FRACTION_MASK;
  *exponent = (field ? field : 1) - EXPONENT_BIAS - FRACTION_BITS;
  return field ? fraction | IMPLICIT_BIT : fraction;
}

/* The same with bit 52 set in the significand; of a finite number but 0. */
static inline uint64_t split_normalized(double x, int *exponent) {
  uint64_t significand = split(x, exponent);
  int shift = __builtin_clzll(significand) - 11;
  *exponent -= shift;
  return significand << shift;
}

/* The number nearest to (value + some part of 1 if sticky) * 2^exponent, with
 * this sign; ties to even. */
double __course_round_pack(uint64_t sign, uint64_t value, int sticky,
                           int exponent);

#endif /* COURSE_RUNTIME_BITS_H */

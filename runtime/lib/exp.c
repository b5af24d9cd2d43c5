/*===-- exp.c - Powers ------------------------------------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

#include "fixed.h"

/* 2^(i / 16) in Q63: a switch, since a table would have to be stored. */
static uint64_t sixteenth(unsigned i) {
  switch (i) {
  case 0:
    return 0x8000000000000000;
  case 1:
    return 0x85aac367cc487b15;
  case 2:
    return 0x8b95c1e3ea8bd6e7;
  case 3:
    return 0x91c3d373ab11c336;
  case 4:
    return 0x9837f0518db8a96f;
  case 5:
    return 0x9ef5326091a111ae;
  case 6:
    return 0xa5fed6a9b15138ea;
  case 7:
    return 0xad583eea42a14ac6;
  case 8:
    return 0xb504f333f9de6484;
  case 9:
    return 0xbd08a39f580c36bf;
  case 10:
    return 0xc5672a115506dadd;
  case 11:
    return 0xce248c151f8480e4;
  case 12:
    return 0xd744fccad69d6af4;
  case 13:
    return 0xe0ccdeec2a94e111;
  case 14:
    return 0xeac0c6e7dd24392f;
  default:
    return 0xf5257d152486cc2c;
  }
}

/* The fraction has 4 bits for the table; for the rest, g, the series of e^g has
 * 10 terms. */
double __course_exp2_fixed(int128_t y) {
  int128_t power = y >> 64;
  if (power > 1100)
    return from_bits(INFINITY_BITS);
  if (power < -1200)
    return 0;
  uint64_t fraction = (uint64_t)y;
  uint64_t g = mul_high(fraction & (~0ull >> 4), 0xb17217f7d1cf79ac); /* ln 2 */
  uint64_t sum = 0x49f93edde27; /* 1/10!, in Q64 like what follows */
  sum = 0x2e3bc74aad8e + mul_high(g, sum);
  sum = 0x1a01a01a01a01 + mul_high(g, sum);
  sum = 0xd00d00d00d00d + mul_high(g, sum);
  sum = 0x5b05b05b05b05b + mul_high(g, sum);
  sum = 0x222222222222222 + mul_high(g, sum);
  sum = 0xaaaaaaaaaaaaaaa + mul_high(g, sum);
  sum = 0x2aaaaaaaaaaaaaaa + mul_high(g, sum);
  sum = 0x8000000000000000 + mul_high(g, sum);
  uint64_t rest = g + mul_high(g, mul_high(g, sum));
  uint64_t head = sixteenth((unsigned)(fraction >> 60));
  return __course_round_pack(0, head + mul_high(head, rest), fraction != 0,
                             (int)power - 63);
}

/* x * factor in Q64, factor in Q126 and between 1 and 4. */
static inline int128_t scale(double x, uint128_t factor) {
  int exponent;
  uint64_t significand = split(x, &exponent);
  uint128_t product = (uint128_t)significand * (uint64_t)(factor >> 64) +
                      ((uint128_t)significand * (uint64_t)factor >> 64);
  int shift = -(exponent + 2); /* the product is in Q62 */
  int128_t y;
  if (shift > 127)
    y = 0;
  else if (shift >= 35)
    y = (int128_t)(product >> shift);
  else
    y = (int128_t)1 << 90; /* out of range */
  return sign_of(x) ? -y : y;
}

static inline double power_of(double x, uint128_t log2_of_base) {
  if (magnitude_of(x) >= INFINITY_BITS)
    return is_nan(x) ? quiet(x) : sign_of(x) ? 0 : x;
  return __course_exp2_fixed(scale(x, log2_of_base));
}

double __course_exp(double x) {
  return power_of(x, WIDE(0x5c551d94ae0bf85d, 0xdf43ff68348e9f44));
}

double __course_exp10(double x) {
  return power_of(x, WIDE(0xd49a784bcd1b8afe, 0x492bf6ff4dafdb4d));
}

double __course_exp2(double x) { return power_of(x, (uint128_t)1 << 126); }

/* y * log2(x) to 2^-62, then as above. */
static double positive_power(double x, double y) {
  int128_t logarithm = exponent_of(y) < EXPONENT_BIAS + 4
                           ? __course_log2_short(x)
                           : __course_log2_fixed(x);
  uint64_t is_negative = (logarithm < 0) ^ (sign_of(y) != 0);
  uint128_t magnitude = (uint128_t)(logarithm < 0 ? -logarithm : logarithm);
  int exponent;
  uint64_t significand = split(y, &exponent);
  uint128_t product = (uint128_t)significand * (uint64_t)(magnitude >> 64) +
                      ((uint128_t)significand * (uint64_t)magnitude >> 64);
  /* In Q52. */
  int shift = exponent + 12;
  int128_t scaled;
  if (product == 0 || shift < -127)
    scaled = 0;
  else if (shift <= 0)
    scaled = (int128_t)(product >> -shift);
  else if (shift < 100 && product >> (100 - shift) == 0)
    scaled = (int128_t)(product << shift);
  else
    scaled = (int128_t)1 << 100;
  return __course_exp2_fixed(is_negative ? -scaled : scaled);
}

enum parity { NO_INTEGER, EVEN, ODD };

static enum parity parity_of(double y) {
  int field = exponent_of(y);
  if (field >= EXPONENT_BIAS + FRACTION_BITS + 1)
    return EVEN;
  if (field < EXPONENT_BIAS)
    return magnitude_of(y) == 0 ? EVEN : NO_INTEGER;
  int fraction_bits = EXPONENT_BIAS + FRACTION_BITS - field;
  uint64_t significand = (to_bits(y) & FRACTION_MASK) | IMPLICIT_BIT;
  if (significand & ((1ull << fraction_bits) - 1))
    return NO_INTEGER;
  return (significand >> fraction_bits) & 1 ? ODD : EVEN;
}

double __course_pow(double x, double y) {
  const uint64_t one = (uint64_t)EXPONENT_BIAS << FRACTION_BITS;
  uint64_t mx = magnitude_of(x), my = magnitude_of(y);
  if (my == 0 || to_bits(x) == one)
    return 1;
  if (mx > INFINITY_BITS || my > INFINITY_BITS)
    return quiet(mx > INFINITY_BITS ? x : y);
  int is_shrinking = sign_of(y) != 0;
  if (my == INFINITY_BITS) {
    if (mx == one)
      return 1;
    return from_bits((mx > one) != is_shrinking ? INFINITY_BITS : 0);
  }
  enum parity parity = parity_of(y);
  uint64_t sign = parity == ODD ? sign_of(x) : 0;
  if (mx == 0 || mx == INFINITY_BITS)
    return from_bits(sign | ((mx == 0) == is_shrinking ? INFINITY_BITS : 0));
  if (sign_of(x) && parity == NO_INTEGER)
    return from_bits(INVALID_BITS);
  return from_bits(sign | to_bits(positive_power(from_bits(mx), y)));
}

/* The third root as a power: precise enough to be rounded exactly. */
double cbrt(double x) {
  if (magnitude_of(x) == 0 || magnitude_of(x) >= INFINITY_BITS)
    return is_nan(x) ? quiet(x) : x;
  int128_t third = __course_log2_fixed(from_bits(magnitude_of(x))) / 3;
  return from_bits(sign_of(x) | to_bits(__course_exp2_fixed(third >> 52)));
}

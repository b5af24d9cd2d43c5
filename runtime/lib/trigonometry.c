/*===-- trigonometry.c - Sines and arcs -------------------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

#include "fixed.h"

/* 2/pi in words of 64 bits: as many as the largest number needs. */
static uint64_t two_over_pi(int i) {
  switch (i) {
  case 0:
    return 0xa2f9836e4e441529;
  case 1:
    return 0xfc2757d1f534ddc0;
  case 2:
    return 0xdb6295993c439041;
  case 3:
    return 0xfe5163abdebbc561;
  case 4:
    return 0xb7246e3a424dd2e0;
  case 5:
    return 0x06492eea09d1921c;
  case 6:
    return 0xfe1deb1cb129a73e;
  case 7:
    return 0xe88235f52ebb4484;
  case 8:
    return 0xe99c7026b45f7e41;
  case 9:
    return 0x3991d639835339f4;
  case 10:
    return 0x9c845f8bbdf9283b;
  case 11:
    return 0x1ff897ffde05980f;
  case 12:
    return 0xef2f118b5a0a6d1f;
  case 13:
    return 0x6d367ecf27cb09b7;
  case 14:
    return 0x4f463f669e5fea2d;
  case 15:
    return 0x7527bac7ebe5f17b;
  case 16:
    return 0x3d0739f78a5292ea;
  case 17:
    return 0x6bfb5fb11f8d5d08;
  case 18:
    return 0x56033046fc7b6bab;
  default:
    return 0xf0cfbc209af4361d;
  }
}

/* An angle, reduced to a quarter turn around one of four directions. */
struct angle {
  unsigned direction; /* 0 to 3: how many right angles it is away from 0 */
  int is_negative;
  uint128_t size; /* radians in Q128, at most pi/4 */
};

/* 64 bits of a number of 5 words, least significant word first. */
static inline uint64_t bits_at(const uint64_t *words, int at) {
  int word = at / 64, bit = at % 64;
  uint64_t low = word < 5 ? words[word] >> bit : 0;
  uint64_t high = bit != 0 && word < 4 ? words[word + 1] << (64 - bit) : 0;
  return low | high;
}

/* A number that is finite and not tiny times 2/pi: four words of that are
 * enough for the quarter turn, the two bits above, and 128 bits of fraction. */
static struct angle reduce(double x) {
  int exponent;
  uint64_t m = split(x, &exponent);
  int first = exponent >= 2 ? (exponent - 2) / 64 : 0;
  uint64_t words[5];
  uint128_t carry = 0;
  for (int i = 0; i != 4; ++i) {
    carry += (uint128_t)m * two_over_pi(first + 3 - i);
    words[i] = (uint64_t)carry;
    carry >>= 64;
  }
  words[4] = (uint64_t)carry;

  int point = 64 * (first + 4) - exponent;
  uint128_t fraction =
      (uint128_t)bits_at(words, point - 64) << 64 | bits_at(words, point - 128);
  struct angle angle = {(unsigned)bits_at(words, point), 0, fraction};
  if (fraction >> 127) {
    ++angle.direction;
    angle.is_negative = 1;
    angle.size = -fraction;
  }
  /* Times pi/4, twice. */
  angle.size =
      mul_high_128(angle.size, WIDE(0xc90fdaa22168c234, 0xc4c6628b80dc1cd1))
      << 1;
  if (sign_of(x)) {
    angle.direction = -angle.direction;
    angle.is_negative = !angle.is_negative;
  }
  angle.direction &= 3;
  return angle;
}

/* value * 2^exponent. */
struct scaled {
  uint64_t value;
  int exponent;
};

/* r - r * (r^2/3! - r^4/5! + ...), relative to the first bit of r. */
static struct scaled sine(uint128_t r) {
  if (r == 0)
    return (struct scaled){0, 0};
  uint64_t q = (uint64_t)(r >> 64), square = mul_high(q, q);
  uint64_t series = 0x0; /* 1/21! */
  series = 0x97 - mul_high(square, series);
  series = 0xca96 - mul_high(square, series);
  series = 0xd73f9f - mul_high(square, series);
  series = 0xb092309d - mul_high(square, series);
  series = 0x6b99159fd5 - mul_high(square, series);
  series = 0x2e3bc74aad8e - mul_high(square, series);
  series = 0xd00d00d00d00d - mul_high(square, series);
  series = 0x222222222222222 - mul_high(square, series);
  series = 0x2aaaaaaaaaaaaaaa - mul_high(square, series);
  uint64_t high = (uint64_t)(r >> 64);
  int shift = high ? __builtin_clzll(high) : 64 + __builtin_clzll((uint64_t)r);
  uint64_t first = (uint64_t)(r << shift >> 64);
  return (struct scaled){first - mul_high(first, mul_high(square, series)),
                         -64 - shift};
}

/* 1 - (r^2/2! - r^4/4! + ...). */
static struct scaled cosine(uint128_t r) {
  uint64_t q = (uint64_t)(r >> 64), square = mul_high(q, q);
  uint64_t series = 0x0; /* 1/22! */
  series = 0x7 - mul_high(square, series);
  series = 0xb41 - mul_high(square, series);
  series = 0xd73f9 - mul_high(square, series);
  series = 0xc9cba54 - mul_high(square, series);
  series = 0x8f76c77fc - mul_high(square, series);
  series = 0x49f93edde27 - mul_high(square, series);
  series = 0x1a01a01a01a01 - mul_high(square, series);
  series = 0x5b05b05b05b05b - mul_high(square, series);
  series = 0xaaaaaaaaaaaaaaa - mul_high(square, series);
  series = 0x8000000000000000 - mul_high(square, series);
  uint64_t rest = mul_high(square, series);
  return rest ? (struct scaled){-rest, -64} : (struct scaled){SIGN_BIT, -63};
}

/* Below 2^-27 the sine is the number, to half of its last bit. */
static inline int is_tiny(double x) {
  return exponent_of(x) < EXPONENT_BIAS - 27;
}

static double turn(double x, unsigned ahead) {
  if (magnitude_of(x) >= INFINITY_BITS)
    return is_nan(x) ? quiet(x) : from_bits(INVALID_BITS);
  if (is_tiny(x))
    return ahead ? 1 : x;
  struct angle angle = reduce(x);
  unsigned direction = (angle.direction + ahead) & 3;
  struct scaled result = direction & 1 ? cosine(angle.size) : sine(angle.size);
  int is_negative = direction >= 2;
  /* One right angle ahead, the sine of the rest is a cosine turned around. */
  if ((direction & 1) == 0)
    is_negative ^= angle.is_negative;
  return __course_round_pack(is_negative ? SIGN_BIT : 0, result.value, 1,
                             result.exponent);
}

double __course_sin(double x) { return turn(x, 0); }
double __course_cos(double x) { return turn(x, 1); }

double __course_tan(double x) {
  if (magnitude_of(x) >= INFINITY_BITS)
    return is_nan(x) ? quiet(x) : from_bits(INVALID_BITS);
  if (is_tiny(x))
    return x;
  struct angle angle = reduce(x);
  struct scaled above = sine(angle.size), below = cosine(angle.size);
  int is_negative = angle.is_negative;
  if (angle.direction & 1) {
    struct scaled swap = above;
    above = below;
    below = swap;
    is_negative = !is_negative;
  }
  return round_wide(is_negative ? SIGN_BIT : 0,
                    ((uint128_t)above.value << 63) / below.value,
                    above.exponent - below.exponent - 63);
}

/* atan(i / 16) in Q64. */
static uint64_t sixteenth(unsigned i) {
  switch (i) {
  case 0:
    return 0x0000000000000000;
  case 1:
    return 0x0ffaaddb967ef4e3;
  case 2:
    return 0x1fd5ba9aac2f6dc6;
  case 3:
    return 0x2f72f6979cb6044d;
  case 4:
    return 0x3eb6ebf25901bac5;
  case 5:
    return 0x4d89dcdc1faf2f35;
  case 6:
    return 0x5bd86507937bc23a;
  case 7:
    return 0x6993bb0f308ff2db;
  case 8:
    return 0x76b19c1586ed3da3;
  case 9:
    return 0x832bf4a6d9867e2a;
  case 10:
    return 0x8f005d5ef7f59f9b;
  case 11:
    return 0x9a2f80e671bdda20;
  case 12:
    return 0xa4bc7d1934f70924;
  case 13:
    return 0xaeac4c38b4d8c080;
  case 14:
    return 0xb8053e2bc2319e74;
  case 15:
    return 0xc0ce85b8ac526641;
  default:
    return 0xc90fdaa22168c235;
  }
}

/* u^2/3 - u^4/5 + ..., in Q64: what is to be taken off u, relative to it. */
static inline uint64_t arc_series(uint64_t u) {
  uint64_t square = mul_high(u, u);
  uint64_t series = 0x1111111111111111; /* 1/15 */
  series = 0x13b13b13b13b13b1 - mul_high(square, series);
  series = 0x1745d1745d1745d1 - mul_high(square, series);
  series = 0x1c71c71c71c71c71 - mul_high(square, series);
  series = 0x2492492492492492 - mul_high(square, series);
  series = 0x3333333333333333 - mul_high(square, series);
  series = 0x5555555555555555 - mul_high(square, series);
  return mul_high(square, series);
}

/* The arc of a / b, of two numbers that are neither 0 nor infinite, a not the
 * larger one. */
static struct scaled arc(double a, double b) {
  int a_exponent, b_exponent;
  uint64_t ma = split_normalized(a, &a_exponent) << 11;
  uint64_t mb = split_normalized(b, &b_exponent) << 11;
  int exponent = a_exponent - b_exponent - 63;
  int is_larger = ma >= mb;
  uint64_t ratio = (uint64_t)(((uint128_t)ma << (63 + !is_larger)) / mb);
  exponent -= !is_larger;
  /* Now ratio * 2^exponent, with bit 63 set. */
  if (exponent < -63 - 40) /* the arc is the ratio */
    return (struct scaled){ratio, exponent};
  int shift = -63 - exponent;
  uint64_t t = shift > 63 ? 0 : ratio >> shift; /* in Q63 */
  unsigned i = (unsigned)((t >> 58) + 1) / 2;
  if (i == 0)
    return (struct scaled){ratio - mul_high(ratio, arc_series(t << 1)),
                           exponent};
  /* atan(i/16) + atan((t - i/16) / (1 + t * i/16)) */
  uint64_t part = (uint64_t)i << 59;
  uint128_t below = (uint128_t)SIGN_BIT + ((uint128_t)t * i >> 4);
  int is_less = t < part;
  uint64_t u =
      (uint64_t)(((uint128_t)(is_less ? part - t : t - part) << 64) / below);
  u -= mul_high(u, arc_series(u));
  uint64_t whole = sixteenth(i);
  return (struct scaled){is_less ? whole - u : whole + u, -64};
}

/* whole - r or whole + r, in Q125. */
static double add_arc(uint64_t sign, uint128_t whole, struct scaled r,
                      int is_minus) {
  int shift = r.exponent + 125;
  uint128_t value = shift >= 0    ? (uint128_t)r.value << shift
                    : shift > -64 ? r.value >> -shift
                                  : 0;
  return round_wide(sign, is_minus ? whole - value : whole + value, -125);
}

double __course_atan2(double y, double x) {
  const uint128_t pi = WIDE(0x6487ed5110b4611a, 0x62633145c06e0e69);
  if (is_nan(x) || is_nan(y))
    return quiet(is_nan(x) ? x : y);
  uint64_t mx = magnitude_of(x), my = magnitude_of(y);
  uint64_t sign = sign_of(y);
  struct scaled nothing = {0, -64};
  if (my == 0 || (mx == INFINITY_BITS && my != INFINITY_BITS))
    return sign_of(x) ? add_arc(sign, pi, nothing, 0) : from_bits(sign);
  if (mx == 0 || (my == INFINITY_BITS && mx != INFINITY_BITS))
    return add_arc(sign, pi / 2, nothing, 0);
  if (mx == INFINITY_BITS) /* both: odd multiples of pi/4 */
    return add_arc(sign, sign_of(x) ? pi - pi / 4 : pi / 4, nothing, 0);

  if (my > mx)
    return add_arc(sign, pi / 2, arc(from_bits(mx), from_bits(my)),
                   !sign_of(x));
  struct scaled result = arc(from_bits(my), from_bits(mx));
  if (sign_of(x))
    return add_arc(sign, pi, result, 1);
  return __course_round_pack(sign, result.value, 1, result.exponent);
}

double __course_atan(double x) {
  if (magnitude_of(x) == 0)
    return x;
  return __course_atan2(x, 1);
}

/* Arcs of which sine or cosine is x; the other one is sqrt(1 - x^2). */
double __course_asin(double x) {
  return __course_atan2(x, __builtin_sqrt((1 - x) * (1 + x)));
}

double __course_acos(double x) {
  return __course_atan2(__builtin_sqrt((1 - x) * (1 + x)), x);
}

/*===-- log.c - Logarithms --------------------------------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

#include "fixed.h"

/* For significands m from 1 to 2, in 32 intervals: a number of 9 bits, times
 * 2^-9 about 1 / m, and minus its logarithm in Q116. The first and the last one
 * are exact, so that logarithms of numbers near 1 are. */
struct interval {
  uint64_t factor;
  uint128_t logarithm;
};

static struct interval interval_of(unsigned i) {
  switch (i) {
  case 0:
    return (struct interval){512, 0};
  case 1:
    return (struct interval){489, WIDE(0x00010f9a634663ad, 0xccbd61136d37f123)};
  case 2:
    return (struct interval){475, WIDE(0x0001bb4102f92539, 0x3c664ed16b688a2c)};
  case 3:
    return (struct interval){462, WIDE(0x00025f3c65ab7fba, 0x1343a3384109039d)};
  case 4:
    return (struct interval){449, WIDE(0x000307e6099b8b54, 0xd719978fbbfee732)};
  case 5:
    return (struct interval){437, WIDE(0x0003a7faa87495ab, 0x8f49b9239d5e3329)};
  case 6:
    return (struct interval){426, WIDE(0x00043ea120112cd4, 0x421bc0f6d0aaadd0)};
  case 7:
    return (struct interval){415, WIDE(0x0004d93894473208, 0x33c2077fc2f4b557)};
  case 8:
    return (struct interval){405, WIDE(0x0005695b5e8dc37b, 0x5885b23dbdaaf11e)};
  case 9:
    return (struct interval){395, WIDE(0x0005fd18b96385a2, 0x0a0968271aaa9878)};
  case 10:
    return (struct interval){386, WIDE(0x0006854bc50a606c, 0xf5ec39974b36773a)};
  case 11:
    return (struct interval){377, WIDE(0x000710b57131a22c, 0xf3c2d9bc9c710454)};
  case 12:
    return (struct interval){368, WIDE(0x00079f7d7f94e2ac, 0xd3bed456b24ed10f)};
  case 13:
    return (struct interval){360, WIDE(0x0008215ea5cd3e4c, 0x4c79b39ffeebc293)};
  case 14:
    return (struct interval){352, WIDE(0x0008a62b07f3457c, 0x407050799beaaab3)};
  case 15:
    return (struct interval){345, WIDE(0x00091cddc901de61, 0x9a3288a7d1dafc5e)};
  case 16:
    return (struct interval){338, WIDE(0x000995ff71b87734, 0x32d124bc6f1acf96)};
  case 17:
    return (struct interval){331, WIDE(0x000a11aa14eb954e, 0xea27240b048ce68d)};
  case 18:
    return (struct interval){324, WIDE(0x000a8ff971810a5e, 0x1817fd3b7d7e5d15)};
  case 19:
    return (struct interval){318, WIDE(0x000afe6e71393eed, 0xa293432ef6b732b7)};
  case 20:
    return (struct interval){312, WIDE(0x000b6efe153c7e31, 0x9f6e91ad16ecff10)};
  case 21:
    return (struct interval){306, WIDE(0x000be1bd4913f3fd, 0xa43f396598aae915)};
  case 22:
    return (struct interval){301, WIDE(0x000c43180389d6fe, 0x23c837b1865c37c2)};
  case 23:
    return (struct interval){295, WIDE(0x000cba139b9be8f2, 0xa6b8ef5b1b50bbf1)};
  case 24:
    return (struct interval){290, WIDE(0x000d1f17a5621fb0, 0x1ac7fc60a5103093)};
  case 25:
    return (struct interval){285, WIDE(0x000d85dd724caeb3, 0x81fe991e0a9b8d68)};
  case 26:
    return (struct interval){280, WIDE(0x000dee74ee64b0c3, 0x8d3b087205eb55af)};
  case 27:
    return (struct interval){275, WIDE(0x000e58eee20cb7b6, 0xc14bba7e1c43d2c5)};
  case 28:
    return (struct interval){271, WIDE(0x000eaf847c9fcc44, 0x92b0d2c84965d2bc)};
  case 29:
    return (struct interval){266, WIDE(0x000f1d902a37aaa5, 0x0858383cb0ce23bf)};
  case 30:
    return (struct interval){262, WIDE(0x000f77197157665f, 0x6893f5d7d82b65c5)};
  default:
    return (struct interval){256, WIDE(0x0010000000000000, 0x0000000000000000)};
  }
}

/* x as 2^k * m, and c * m = 1 + t for the factor c of its interval. */
struct reduced {
  uint64_t distance; /* of t from 0, in Q61: at most 2^-5 */
  int is_negative;   /* t */
  int128_t rest;     /* k - log2(c) in Q116 */
};

static inline struct reduced reduce(double x) {
  int exponent;
  uint64_t m = split_normalized(x, &exponent);
  struct interval interval = interval_of((unsigned)(m >> 47) & 31);
  const uint64_t one = 1ull << 61;
  uint64_t product = m * interval.factor;
  int is_negative = product < one;
  return (struct reduced){
      is_negative ? one - product : product - one, is_negative,
      (int128_t)interval.logarithm +
          (int128_t)(exponent + FRACTION_BITS) * ((int128_t)1 << 116)};
}

/* log2(x) = k - log2(c) + log2(c * m), and the last one is 2 / ln 2 * atanh(s)
 * for s = (c * m - 1) / (c * m + 1), below 2^-6. */
int128_t __course_log2_fixed(double x) {
  struct reduced r = reduce(x);
  uint64_t difference = r.distance;
  uint64_t sum = (1ull << 62) + (r.is_negative ? -difference : difference);

  /* In Q128. */
  uint128_t dividend = (uint128_t)difference << 64;
  uint128_t s = dividend / sum << 64;
  s += (dividend % sum << 64) / sum;
  uint128_t square = mul_high_128(s, s);
  /* 1/21, 1/19, ... 1/3. */
  static const uint128_t odd_reciprocals[] = {
      WIDE(0x0c30c30c30c30c30, 0xc30c30c30c30c30c),
      WIDE(0x0d79435e50d79435, 0xe50d79435e50d794),
      WIDE(0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f),
      WIDE(0x1111111111111111, 0x1111111111111111),
      WIDE(0x13b13b13b13b13b1, 0x3b13b13b13b13b13),
      WIDE(0x1745d1745d1745d1, 0x745d1745d1745d17),
      WIDE(0x1c71c71c71c71c71, 0xc71c71c71c71c71c),
      WIDE(0x2492492492492492, 0x4924924924924924),
      WIDE(0x3333333333333333, 0x3333333333333333),
      WIDE(0x5555555555555555, 0x5555555555555555)};
  uint128_t series = 0;
  for (int i = 0; i < (int)(sizeof odd_reciprocals / sizeof *odd_reciprocals);
       ++i)
    series = odd_reciprocals[i] + mul_high_128(square, series);
  s += mul_high_128(s, mul_high_128(square, series));
  /* Times 2 / ln 2, in Q126. */
  int128_t result = (int128_t)(mul_high_128(s, WIDE(0xb8aa3b295c17f0bb,
                                                    0xbe87fed0691d3e89)) >>
                               10);
  return r.rest + (r.is_negative ? -result : result);
}

/* As above, but log2(c * m) is t / ln 2 * (1 - t / 2 + t^2 / 3 - ...), to 2^-61
 * of it, for t = c * m - 1, at most 2^-5. */
int128_t __course_log2_short(double x) {
  struct reduced r = reduce(x);
  uint64_t t = r.distance << 3;
  /* The odd and the even terms, 1 / (n ln 2) in Q63. */
  uint64_t square = mul_high(t, t);
  uint64_t odd = 0x1484b13d7c02a8f8 + mul_high(square, 0x10c9a84994022d28);
  odd = 0x1a61762a7aded93f + mul_high(square, odd);
  odd = 0x24eed8a1df37fcf2 + mul_high(square, odd);
  odd = 0x3d8e13b87407fae9 + mul_high(square, odd);
  odd = 0xb8aa3b295c17f0bc + mul_high(square, odd);
  uint64_t even = 0x12776c50ef9bfe79 + mul_high(square, 0xf6384ee1d01feba);
  even = 0x171547652b82fe17 + mul_high(square, even);
  even = 0x1ec709dc3a03fd75 + mul_high(square, even);
  even = 0x2e2a8eca5705fc2f + mul_high(square, even);
  even = mul_high(t, 0x5c551d94ae0bf85e + mul_high(square, even));
  int128_t term =
      (int128_t)((uint128_t)t * (r.is_negative ? odd + even : odd - even) >>
                 11);
  return r.rest + (r.is_negative ? -term : term);
}

/* log2(x) times a factor in Q64, or 1. */
static inline double logarithm(double x, uint64_t factor) {
  if (magnitude_of(x) == 0)
    return from_bits(SIGN_BIT | INFINITY_BITS);
  if (is_nan(x))
    return quiet(x);
  if (sign_of(x))
    return from_bits(INVALID_BITS);
  if (magnitude_of(x) == INFINITY_BITS)
    return x;
  int128_t result = __course_log2_short(x);
  uint64_t sign = result < 0 ? SIGN_BIT : 0;
  uint128_t magnitude = (uint128_t)(result < 0 ? -result : result);
  if (factor == 0 || magnitude == 0)
    return round_wide(magnitude ? sign : 0, magnitude, -116);
  uint64_t high = (uint64_t)(magnitude >> 64);
  int shift = high ? __builtin_clzll(high) : 63; /* at least 1 */
  high = high << shift | (uint64_t)magnitude >> (64 - shift);
  return __course_round_pack(sign, mul_high(high, factor), 1, -52 - shift);
}

double __course_log2(double x) { return logarithm(x, 0); }

double __course_log(double x) { return logarithm(x, 0xb17217f7d1cf79ac); }

double __course_log10(double x) { return logarithm(x, 0x4d104d427de7fbcc); }

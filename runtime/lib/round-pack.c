/*===-- round-pack.c - From an exact value to the nearest number ---===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

#include "bits.h"

double __course_round_pack(uint64_t sign, uint64_t value, int sticky,
                           int exponent) {
  if (value == 0)
    return from_bits(sign);
  int shift = __builtin_clzll(value);
  value <<= shift;
  exponent -= shift;
  /* The value is now value * 2^exponent with bit 63 set: 11 bits too many. */
  int field = exponent + 63 + EXPONENT_BIAS;
  if (field >= EXPONENT_MAX)
    return from_bits(sign | INFINITY_BITS);
  int drop = 11;
  if (field <= 0) {
    drop += 1 - field;
    field = 1;
    if (drop > 64) {
      return from_bits(sign);
    }
  }
  uint64_t kept = drop == 64 ? 0 : value >> drop;
  uint64_t rest = drop == 64 ? value : value << (64 - drop);
  uint64_t half = SIGN_BIT;
  if (rest > half || (rest == half && (sticky || (kept & 1))))
    ++kept;
  /* Bit 52 of a normal number adds 1 to the field, as does rounding up. */
  return from_bits(sign | (((uint64_t)(field - 1) << FRACTION_BITS) + kept));
}

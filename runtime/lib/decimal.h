/*===-- decimal.h - Decimal numbers of few digits ---------------------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

#ifndef COURSE_RUNTIME_DECIMAL_H
#define COURSE_RUNTIME_DECIMAL_H

#include <stdint.h>

/* What fits in 64 bits: digits, powers of 5, and those of 32 bits. */
enum { SMALL_DIGITS = 19, SMALL_POWER = 27, SMALL_DIVISOR = 13 };

/* number * 10^power, with the sign bit of a double, for powers from
 * -SMALL_DIVISOR to SMALL_POWER. Rounded to the nearest, or to odd, from where
 * it can be rounded once more. */
double __course_small_decimal(uint64_t number, long power, uint64_t sign,
                              int to_odd);

#endif /* COURSE_RUNTIME_DECIMAL_H */

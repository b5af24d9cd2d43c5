/*===-- minmax.c - The smaller and the larger of two numbers ----------------===
 *
 * Part of the Course backend project, under the Apache License v2.0 with LLVM
 * Exceptions. See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===------------------------------------------------------------------------===
 */

#include "bits.h"

/* Numbers as integers in the same order; -0 comes before 0. */
static inline int64_t order_of(double x) {
  return sign_of(x) ? -(int64_t)magnitude_of(x) - 1 : (int64_t)magnitude_of(x);
}

/* fmin and fmax take a number before a NaN, fminimum and fmaximum the NaN. */

double __course_fmin(double x, double y) {
  if (is_nan(x))
    return is_nan(y) ? quiet(x) : y;
  return is_nan(y) || order_of(x) <= order_of(y) ? x : y;
}

double __course_fmax(double x, double y) {
  if (is_nan(x))
    return is_nan(y) ? quiet(x) : y;
  return is_nan(y) || order_of(x) >= order_of(y) ? x : y;
}

double __course_fminimum(double x, double y) {
  if (is_nan(x) || is_nan(y))
    return quiet(is_nan(x) ? x : y);
  return order_of(x) <= order_of(y) ? x : y;
}

double __course_fmaximum(double x, double y) {
  if (is_nan(x) || is_nan(y))
    return quiet(is_nan(x) ? x : y);
  return order_of(x) >= order_of(y) ? x : y;
}

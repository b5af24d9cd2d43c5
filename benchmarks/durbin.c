//===- durbin.c -----------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The Levinson-Durbin recursion in fixed-point arithmetic.

#include <course.h>

#define ONE (1 << 20)

int main(void) {
  int n = (int)read();
  int64_t r[64], y[64], z[64];
  for (int i = 0; i < n; i++)
    r[i] = (int64_t)ONE / (i + 3);
  y[0] = -r[0];
  int64_t beta = ONE, alpha = -r[0];
  for (int k = 1; k < n; k++) {
    beta = (ONE - alpha * alpha / ONE) * beta / ONE;
    int64_t sum = 0;
    for (int i = 0; i < k; i++)
      sum += r[k - i - 1] * y[i] / ONE;
    alpha = -(r[k] + sum) * ONE / beta;
    for (int i = 0; i < k; i++)
      z[i] = y[i] + alpha * y[k - i - 1] / ONE;
    for (int i = 0; i < k; i++)
      y[i] = z[i];
    y[k] = alpha;
  }
  for (int i = 0; i < n; i++)
    write((uint64_t)y[i]);
  return 0;
}

//===- newton-roots.c -----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Square and cube roots of floating-point numbers by Newton's iteration, and a
/// root by bisection.

#include <course.h>

static double root(double a) {
  double x = a > 1 ? a / 2 : 1;
  for (int i = 0; i < 40; i++) {
    double next = (x + a / x) / 2;
    double d = next - x;
    x = next;
    if (d < 1e-12 && d > -1e-12)
      break;
  }
  return x;
}

static double cubic(double x) { return ((x - 3) * x - 1) * x + 2; }

int main(void) {
  int n = (int)read(), steps = (int)read();
  double sum = 0;
  for (int i = 1; i <= n; i++)
    sum += root(i * 1.5);
  write((uint64_t)(sum * 1e9));
  double low = 0, high = 2;
  for (int i = 0; i < steps; i++) {
    double middle = (low + high) / 2;
    if (cubic(middle) > 0)
      low = middle;
    else
      high = middle;
  }
  write((uint64_t)(low * 1e15));
  return 0;
}

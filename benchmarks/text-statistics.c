//===- text-statistics.c -----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Mean, variance and the largest jump of decimal numbers.

// text

#include <stdio.h>

int main(void) {
  double x, last = 0, sum = 0, squares = 0, jump = 0;
  int n = 0;
  while (scanf("%lf", &x) == 1) {
    sum += x;
    squares += x * x;
    double change = x > last ? x - last : last - x;
    if (n > 0 && change > jump)
      jump = change;
    last = x;
    ++n;
    printf("%3d: %8.2f, mean %.3f\n", n, x, sum / n);
  }
  if (n == 0)
    puts("no numbers");
  else
    printf("n = %d, variance %.4f, jump %.2f\n", n,
           squares / n - sum / n * (sum / n), jump);
}

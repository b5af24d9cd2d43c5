//===- test_indvars.c ----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Loops with many induction variables that depend on each other.

#include <course.h>

static int numbers[100];

static int fill(int n) {
  int sum = 0;
  for (int i = 0, j = 3, k = 1; i < n; ++i, j += 2) {
    k = i * 3 + 4;
    numbers[(j + k) % 100] += i + j * 2;
    numbers[(i * 3 + 7) % 100] += i * 3 + k;
    sum += numbers[i] + i * 3 + 4;
  }
  return sum;
}

int main(void) {
  int n = (int)read(), sum = 0;
  for (int round = 0; round < 30; ++round)
    sum += fill(n) % 1000;
  write(sum);
  return 0;
}

//===- sumarray2d.c ------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The sum of an array of two dimensions.

#include <course.h>

#define N 50
static int numbers[N][N];

int main(void) {
  int n = (int)read(), sum = 0;
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < n; ++j)
      numbers[i][j] = i + j * 2;
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < n; ++j)
      sum += numbers[i][j];
  write(sum);
  return 0;
}

//===- matTranspose.c ----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A matrix is transposed in place, again and again.

#include <course.h>

#define N 24
static long matrix[N][N];

int main(void) {
  long rounds = (long)read(), sum = 0;
  for (int i = 0; i < N; ++i)
    for (int j = 0; j < N; ++j)
      matrix[i][j] = i * 31 + j;
  for (long round = 0; round < rounds; ++round)
    for (int i = 0; i < N; ++i)
      for (int j = 0; j < i; ++j) {
        long swapped = matrix[i][j];
        matrix[i][j] = matrix[j][i];
        matrix[j][i] = swapped;
      }
  for (int i = 0; i < N; ++i)
    sum = sum * 3 + matrix[0][i];
  write(sum);
  return 0;
}

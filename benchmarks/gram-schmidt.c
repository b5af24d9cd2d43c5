//===- gram-schmidt.c -----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Gram-Schmidt orthogonalisation in integers, in matrices for the largest input.

#include <course.h>
#include <stdint.h>

enum { MaxSize = 64 };

static int64_t a[MaxSize][MaxSize], q[MaxSize][MaxSize], r[MaxSize][MaxSize];

static void orthogonalise(int n) {
  for (int k = 0; k < n; ++k) {
    int64_t norm = 0;
    for (int i = 0; i < n; ++i)
      norm += a[i][k] * a[i][k];
    r[k][k] = norm % 97 + 1;
    for (int i = 0; i < n; ++i)
      q[i][k] = a[i][k] * 7 / r[k][k];
    for (int j = k + 1; j < n; ++j) {
      for (int i = 0; i < n; ++i)
        r[k][j] += q[i][k] * a[i][j];
      for (int i = 0; i < n; ++i)
        a[i][j] = (a[i][j] - q[i][k] * r[k][j]) % 1009;
    }
  }
}

int main(void) {
  int n = (int)read();
  uint64_t state = read();
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < n; ++j) {
      state = state * 6364136223846793005u + 1442695040888963407u;
      a[i][j] = (int64_t)(state >> 40) % 50;
    }
  orthogonalise(n);
  uint64_t sum = 0;
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < n; ++j)
      sum = sum * 31 + (uint64_t)q[i][j] + (uint64_t)r[i][j];
  write(sum);
  return 0;
}

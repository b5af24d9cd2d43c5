//===- triangular-product.c -----------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A triangular matrix times a full one, in place, through row pointers.

#include <course.h>

int main(void) {
  long n = read(), m = read();
  long **t = malloc(n * sizeof *t), **b = malloc(n * sizeof *b);
  for (long i = 0; i < n; i++) {
    t[i] = malloc((i + 1) * sizeof(long));
    b[i] = malloc(m * sizeof(long));
    for (long j = 0; j <= i; j++)
      t[i][j] = i == j ? 1 : (i * j + 3) % 5 - 2;
    for (long j = 0; j < m; j++)
      b[i][j] = (n + i - j) % 8;
  }
  for (long i = 0; i < n; i++)
    for (long j = 0; j < m; j++)
      for (long k = i + 1; k < n; k++)
        b[i][j] += t[k][i] * b[k][j];
  long sum = 0;
  for (long i = 0; i < n; i++) {
    for (long j = 0; j < m; j++)
      sum += b[i][j] * (i - j);
    free(t[i]);
    free(b[i]);
  }
  free(t);
  free(b);
  write(sum);
  return 0;
}

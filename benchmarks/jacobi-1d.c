//===- jacobi-1d.c --------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Averages of three neighbours in a row, from one array to another and back.

#include <course.h>

int main(void) {
  uint64_t n = read();
  uint64_t steps = read();
  uint64_t *a = malloc((n + 2) * 8);
  uint64_t *b = malloc((n + 2) * 8);
  for (uint64_t i = 0; i < n + 2; i++)
    a[i] = b[i] = (i + 2) * 1000000 / (n + 1);
  for (uint64_t t = 0; t < steps; t++) {
    for (uint64_t i = 1; i <= n; i++)
      b[i] = (a[i - 1] + a[i] + a[i + 1]) / 3;
    for (uint64_t i = 1; i <= n; i++)
      a[i] = (b[i - 1] + b[i] + b[i + 1]) / 3;
  }
  for (uint64_t i = 0; i < n + 2; i++)
    write(a[i]);
  free(a);
  free(b);
}

//===- trisolv.c ----------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Solves lower triangular systems in fixed-point arithmetic.

#include <course.h>

typedef int64_t fixed;

static fixed fdiv(fixed a, fixed b) { return a * 65536 / b; }
static fixed fmul(fixed a, fixed b) { return a * b / 65536; }

int main(void) {
  int n = read();
  fixed *L = malloc(n * n * sizeof(fixed));
  fixed *x = malloc(n * sizeof(fixed)), *b = malloc(n * sizeof(fixed));
  int i, j;
  for (i = 0; i < n; i++) {
    b[i] = -65536 * 3 + i * 65536 / 4;
    for (j = 0; j <= i; j++)
      L[i * n + j] = (i + n - j + 1) * 2 * 65536 / n;
  }
  int again = read();
  while (again--) {
    for (i = 0; i < n; i++) {
      x[i] = b[i];
      for (j = 0; j < i; j++)
        x[i] -= fmul(L[i * n + j], x[j]);
      x[i] = fdiv(x[i], L[i * n + i]);
    }
    for (i = 0; i < n; i++)
      b[i] = x[i] / 2 + i;
  }
  for (i = 0; i < n; i++)
    write(x[i]);
}

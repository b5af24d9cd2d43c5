//===- axpy-dot.c ---------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Vector sums and inner products over four arrays in the heap.

#include <course.h>

static void axpy(int64_t *restrict y, const int64_t *restrict x, int64_t a,
                 int n) {
  for (int i = 0; i < n; i++)
    y[i] += a * x[i];
}

static int64_t dot(const int64_t *x, const int64_t *y, int n) {
  int64_t s = 0;
  for (int i = 0; i < n; i++)
    s += x[i] * y[i];
  return s;
}

int main(void) {
  int n = (int)read(), rounds = (int)read();
  int64_t *a = malloc((n + 1) * 8), *b = malloc((n + 1) * 8);
  int64_t *c = malloc((n + 1) * 8), *d = malloc((n + 1) * 8);
  for (int i = 0; i < n; i++) {
    a[i] = i % 17 - 8;
    b[i] = i % 5;
    c[i] = (i * 7 + 3) % 13;
  }
  for (int r = 0; r < rounds; r++) {
    axpy(b, a, r - 1, n);
    axpy(c, a, 2, n);
    for (int i = 0; i < n; i++)
      d[i] = (b[i] + c[i]) % 1001;
    write(dot(a, d, n));
    write(dot(b, c, n));
  }
  return 0;
}

//===- rank-updates.c -----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Two rank-one updates of a matrix, then products with it and its transpose.

#include <course.h>

typedef uint64_t word;

int main(void) {
  word n = read();
  word **a = malloc(n * sizeof(word *));
  word *v[8];
  for (int k = 0; k < 8; k++) {
    v[k] = malloc(n * sizeof(word));
    for (word i = 0; i < n; i++)
      v[k][i] = (i + 1) * (k + 3) % 19;
  }
  for (word i = 0; i < n; i++) {
    a[i] = malloc(n * sizeof(word));
    for (word j = 0; j < n; j++)
      a[i][j] = i * j % n;
  }
  word *u1 = v[0], *v1 = v[1], *u2 = v[2], *v2 = v[3];
  word *w = v[4], *x = v[5], *y = v[6], *z = v[7];
  for (word i = 0; i < n; i++)
    for (word j = 0; j < n; j++)
      a[i][j] += u1[i] * v1[j] + u2[i] * v2[j];
  for (word i = 0; i < n; i++)
    for (word j = 0; j < n; j++)
      x[i] += 3 * a[j][i] * y[j];
  for (word i = 0; i < n; i++)
    x[i] += z[i];
  for (word i = 0; i < n; i++)
    for (word j = 0; j < n; j++)
      w[i] += 2 * a[i][j] * x[j];
  word h = 0;
  for (word i = 0; i < n; i++)
    h = h * 33 + w[i];
  write(h);
  write(w[0]);
  return 0;
}

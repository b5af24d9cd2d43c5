//===- two-products.c -----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Two products of matrices one after the other, in global arrays: (a b) c + d.

#include <course.h>

#define N 16

int64_t a[N][N], b[N][N], c[N][N], d[N][N];

static void init(int n) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      a[i][j] = i - j;
      b[i][j] = (i * j) % 9;
      c[i][j] = (i + 2 * j) % 7 - 3;
      d[i][j] = i ^ j;
    }
}

int main(void) {
  int n = read();
  int times = read();
  int64_t row[N];
  init(n);
  for (int t = 0; t < times; t++) {
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        row[j] = 0;
        for (int k = 0; k < n; k++)
          row[j] += a[i][k] * b[k][j];
      }
      for (int j = 0; j < n; j++)
        for (int k = 0; k < n; k++)
          d[i][j] += row[k] * c[k][j] % 11;
    }
    for (int i = 0; i < n; i++)
      a[i][i] = d[i][n - 1 - i] % 100;
  }
  int64_t trace = 0;
  for (int i = 0; i < n; i++)
    trace += d[i][i];
  write(trace);
  write(d[0][n - 1]);
}

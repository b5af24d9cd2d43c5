//===- float-matrix.c -----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Systems of equations in double precision by elimination with pivots, and a
/// least-squares line.

#include <course.h>

static double absolute(double x) { return x < 0 ? -x : x; }

int main(void) {
  int n = (int)read(), points = (int)read();
  double a[12][13], x[12];
  for (int i = 0; i < n; i++)
    for (int j = 0; j <= n; j++)
      a[i][j] = i == j ? 10 + i : (i * 7 + j * 3) % 5 - 2.0;
  for (int k = 0; k < n; k++) {
    int p = k;
    for (int i = k + 1; i < n; i++)
      if (absolute(a[i][k]) > absolute(a[p][k]))
        p = i;
    for (int j = k; j <= n; j++) {
      double t = a[k][j];
      a[k][j] = a[p][j];
      a[p][j] = t;
    }
    for (int i = k + 1; i < n; i++) {
      double f = a[i][k] / a[k][k];
      for (int j = k; j <= n; j++)
        a[i][j] -= f * a[k][j];
    }
  }
  for (int i = n - 1; i >= 0; i--) {
    x[i] = a[i][n];
    for (int j = i + 1; j < n; j++)
      x[i] -= a[i][j] * x[j];
    x[i] /= a[i][i];
  }
  for (int i = 0; i < n; i++)
    write((int64_t)(x[i] * 1e9));
  double sx = 0, sy = 0, sxx = 0, sxy = 0;
  for (int i = 0; i < points; i++) {
    double px = i * 0.5, py = 3 * px + (i * 7 % 11) * 0.125;
    sx += px;
    sy += py;
    sxx += px * px;
    sxy += px * py;
  }
  double slope = (points * sxy - sx * sy) / (points * sxx - sx * sx + 1e-9);
  write((int64_t)(slope * 1e9));
}

//===- fourier.c ----------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A fast Fourier transform in double precision, forward and back, and the
/// strongest frequency.

#include <course.h>

static double re[64], im[64], c[32], s[32];

static void transform(int n, int sign) {
  for (int i = 1, j = 0; i < n; i++) {
    int bit = n / 2;
    while (j & bit) {
      j ^= bit;
      bit /= 2;
    }
    j ^= bit;
    if (i < j) {
      double t = re[i];
      re[i] = re[j];
      re[j] = t;
      t = im[i];
      im[i] = im[j];
      im[j] = t;
    }
  }
  for (int len = 2; len <= n; len *= 2)
    for (int i = 0; i < n; i += len)
      for (int k = 0; k < len / 2; k++) {
        double wr = c[k * (n / len)], wi = sign * s[k * (n / len)];
        int a = i + k, b = a + len / 2;
        double xr = re[b] * wr - im[b] * wi, xi = re[b] * wi + im[b] * wr;
        re[b] = re[a] - xr;
        im[b] = im[a] - xi;
        re[a] += xr;
        im[a] += xi;
      }
}

int main(void) {
  int n = (int)read();
  // The sine of a small angle by its series, then rotations.
  double angle = 2 * 3.14159265358979323846 / n, a2 = angle * angle;
  double sn =
      angle * (1 - a2 / 6 * (1 - a2 / 20 * (1 - a2 / 42 * (1 - a2 / 72))));
  double cs =
      1 -
      a2 / 2 * (1 - a2 / 12 * (1 - a2 / 30 * (1 - a2 / 56 * (1 - a2 / 90))));
  c[0] = 1;
  for (int k = 1; k < n / 2; k++) {
    c[k] = c[k - 1] * cs - s[k - 1] * sn;
    s[k] = c[k - 1] * sn + s[k - 1] * cs;
  }
  for (int i = 0; i < n; i++)
    re[i] = (i * 5 % n < n / 2) + 0.25 * (i % 3);
  transform(n, -1);
  int best = 1;
  double most = -1;
  for (int i = 1; i < n; i++) {
    double power = re[i] * re[i] + im[i] * im[i];
    if (power > most + 1e-6) {
      most = power;
      best = i;
    }
  }
  write((uint64_t)best);
  write((uint64_t)(most * 1000));
  transform(n, 1);
  double error = 0;
  for (int i = 0; i < n; i++) {
    double d = re[i] / n - ((i * 5 % n < n / 2) + 0.25 * (i % 3));
    error += d < 0 ? -d : d;
  }
  write(error < 1e-9);
  return 0;
}

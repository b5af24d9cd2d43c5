//===- tsp.c -------------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A tour by nearest neighbors, made better by swaps of two edges.

#include <course.h>

static long xs[64], ys[64], tour[64];

static long distance(long a, long b) {
  long dx = xs[a] - xs[b], dy = ys[a] - ys[b];
  return (dx < 0 ? -dx : dx) + (dy < 0 ? -dy : dy);
}

int main(void) {
  long n = (long)read(), length = 0;
  for (long i = 0; i < n; ++i) {
    xs[i] = i * 37 % 101;
    ys[i] = i * 61 % 97;
    tour[i] = i;
  }
  for (long i = 1; i < n; ++i)
    for (long j = i + 1; j < n; ++j)
      if (distance(tour[i - 1], tour[j]) < distance(tour[i - 1], tour[i])) {
        long other = tour[i];
        tour[i] = tour[j];
        tour[j] = other;
      }
  for (long i = 1; i + 1 < n; ++i)
    for (long j = i + 1; j + 1 < n; ++j) {
      long before =
          distance(tour[i - 1], tour[i]) + distance(tour[j], tour[j + 1]);
      long after =
          distance(tour[i - 1], tour[j]) + distance(tour[i], tour[j + 1]);
      if (after < before)
        for (long a = i, b = j; a < b; ++a, --b) {
          long other = tour[a];
          tour[a] = tour[b];
          tour[b] = other;
        }
    }
  for (long i = 0; i < n; ++i)
    length += distance(tour[i], tour[(i + 1) % n]);
  write(length);
  return 0;
}

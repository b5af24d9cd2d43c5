//===- logistic-map.c -----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Orbits of the logistic map in double precision: fixed points, periods, and
/// chaos.

#include <course.h>
int main(void) {
  int steps = read(), values = read();
  uint64_t hash = 0;
  for (int k = 0; k < values; k++) {
    double r = 2.5 + 1.5 * k / values, x = 0.5;
    for (int i = 0; i < steps; i++)
      x = r * x * (1 - x);
    int period = 0;
    double y = x;
    do {
      y = r * y * (1 - y);
      period++;
    } while (period < 8 && (y - x > 1e-4 || x - y > 1e-4));
    write(period);
    hash = hash * 31 + (uint64_t)(x * 1e6);
  }
  write(hash);
}

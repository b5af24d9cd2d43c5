//===- simpson.c ----------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Integrals by trapezoids, by Simpson's rule, and by halving where it is
/// rough.

#include <course.h>

typedef double (*function)(double);

static double runge(double x) { return 1 / (1 + 25 * x * x); }
static double wave(double x) {
  return x - x * x * x / 6 + x * x * x * x * x / 120;
}

static double trapezoids(function f, double a, double b, int n) {
  double h = (b - a) / n, sum = (f(a) + f(b)) / 2;
  for (int i = 1; i < n; i++)
    sum += f(a + i * h);
  return sum * h;
}

static double simpson(function f, double a, double b) {
  return (f(a) + 4 * f((a + b) / 2) + f(b)) * (b - a) / 6;
}

static double adaptive(function f, double a, double b, double whole,
                       double limit, int depth) {
  double m = (a + b) / 2;
  double left = simpson(f, a, m), right = simpson(f, m, b),
         d = left + right - whole;
  if (depth == 0 || (d < limit && d > -limit))
    return left + right;
  return adaptive(f, a, m, left, limit / 2, depth - 1) +
         adaptive(f, m, b, right, limit / 2, depth - 1);
}

int main(void) {
  int n = (int)read(), depth = (int)read();
  function functions[2] = {runge, wave};
  for (int i = 0; i < 2; i++) {
    function f = functions[i];
    write((uint64_t)(int64_t)(trapezoids(f, -1, 2, n) * 1e10));
    write(
        (uint64_t)(int64_t)(adaptive(f, -1, 2, simpson(f, -1, 2), 1e-3, depth) *
                            1e10));
  }
  return 0;
}

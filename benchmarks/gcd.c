//===- gcd.c --------------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Greatest common divisors of all pairs of the input by division, by
/// subtraction of powers of two, and recursively with Bezout's coefficients.

#include <course.h>
#include <stdint.h>

static uint64_t byDivision(uint64_t a, uint64_t b) {
  while (b) {
    uint64_t r = a % b;
    a = b;
    b = r;
  }
  return a;
}

static uint64_t binary(uint64_t a, uint64_t b) {
  if (!a || !b)
    return a | b;
  unsigned shift = 0;
  while (!((a | b) & 1)) {
    a >>= 1;
    b >>= 1;
    ++shift;
  }
  while (!(a & 1))
    a >>= 1;
  do {
    while (!(b & 1))
      b >>= 1;
    if (a > b) {
      uint64_t t = a;
      a = b;
      b = t;
    }
    b -= a;
  } while (b);
  return a << shift;
}

static int64_t extended(int64_t a, int64_t b, int64_t *x, int64_t *y) {
  if (!b) {
    *x = 1;
    *y = 0;
    return a;
  }
  int64_t u, v;
  int64_t g = extended(b, a % b, &u, &v);
  *x = v;
  *y = u - a / b * v;
  return g;
}

int main(void) {
  uint64_t n = read();
  uint64_t *a = malloc(8 * n);
  for (uint64_t i = 0; i < n; ++i)
    a[i] = read();
  uint64_t sum = 0, mixed = 0;
  for (uint64_t i = 0; i < n; ++i)
    for (uint64_t j = 0; j < i; ++j) {
      uint64_t g = byDivision(a[i], a[j]);
      int64_t x, y;
      sum += g == binary(a[i], a[j]) ? g : 1000000;
      mixed = mixed * 31 + (uint64_t)extended(a[i], a[j], &x, &y);
      mixed += (uint64_t)(x * 3 - y);
    }
  write(sum);
  write(mixed);
  free(a);
  return 0;
}

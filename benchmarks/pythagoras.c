//===- pythagoras.c -------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Right triangles with whole sides: by search, by square roots and by Euclid's
/// formula.

#include <course.h>

static int root(int n) {
  int r = 0, bit = 1 << 14;
  while (bit > n)
    bit >>= 2;
  while (bit) {
    if (n >= r + bit) {
      n -= r + bit;
      r = (r >> 1) + bit;
    } else
      r >>= 1;
    bit >>= 2;
  }
  return r;
}

static int coprime(int a, int b) {
  while (b) {
    int t = a % b;
    a = b;
    b = t;
  }
  return a == 1;
}

int main(void) {
  int n = read(), m = read(), limit = read();
  int found = 0, byRoots = 0, primitive = 0;
  for (int a = 1; a <= n; a++)
    for (int b = a; b <= n; b++)
      for (int c = b; c <= n; c++)
        if (a * a + b * b == c * c)
          found++;
  for (int a = 1; a < m; a++)
    for (int b = a; a * a + b * b <= m * m; b++) {
      int c = root(a * a + b * b);
      if (c * c == a * a + b * b)
        byRoots++;
    }
  for (int p = 2; p * p < limit; p++)
    for (int q = 1 + p % 2; q < p; q += 2)
      if (p * p + q * q < limit && coprime(p, q))
        primitive++;
  write(found);
  write(byRoots);
  write(primitive);
}

//===- continued-fractions.c ----------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Square roots as continued fractions, Pell's equation, and Farey sequences.

#include <course.h>
#include <stdint.h>

int main(void) {
  uint64_t limit = read(), order = read();
  uint64_t longest = 0, where = 0, hash = 0;
  for (uint64_t n = 2; n <= limit; ++n) {
    uint64_t root = 0;
    while ((root + 1) * (root + 1) <= n)
      ++root;
    if (root * root == n)
      continue;
    uint64_t m = 0, d = 1, a = root, period = 0;
    uint64_t p = root, q = 1, pBefore = 1, qBefore = 0;
    do {
      m = d * a - m;
      d = (n - m * m) / d;
      a = (root + m) / d;
      ++period;
      uint64_t t = a * p + pBefore;
      pBefore = p;
      p = t;
      t = a * q + qBefore;
      qBefore = q;
      q = t;
    } while (a != 2 * root);
    // p and q wrap, but the equation holds modulo 2^64 all the same.
    hash = hash * 31 + (pBefore * pBefore - n * qBefore * qBefore);
    if (period > longest) {
      longest = period;
      where = n;
    }
  }
  write(longest);
  write(where);
  write(hash);
  uint64_t a = 0, b = 1, c = 1, d = order, terms = 1, sum = 0;
  while (c <= order) {
    uint64_t k = (order + b) / d, e = k * c - a, f = k * d - b;
    a = c;
    b = d;
    c = e;
    d = f;
    ++terms;
    sum += b * terms;
  }
  write(terms);
  write(sum);
  return 0;
}

//===- integer-roots.c ----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Square and cube roots of integers by several methods, and integer
/// logarithms.

#include <course.h>
#include <stdint.h>

static uint64_t newton(uint64_t n) {
  if (n < 2)
    return n;
  uint64_t x = n / 2 + 1, y = (x + n / x) / 2;
  while (y < x) {
    x = y;
    y = (x + n / x) / 2;
  }
  return x;
}

static uint64_t bisection(uint64_t n) {
  uint64_t low = 0, high = (uint64_t)1 << 32;
  while (high - low > 1) {
    uint64_t middle = (low + high) / 2;
    if (middle * middle <= n)
      low = middle;
    else
      high = middle;
  }
  return low;
}

static uint64_t cube(uint64_t n) {
  uint64_t y = 0;
  for (int s = 63; s >= 0; s -= 3) {
    y = 2 * y;
    uint64_t b = 3 * y * (y + 1) + 1;
    if (n >> s >= b) {
      n -= b << s;
      ++y;
    }
  }
  return y;
}

static unsigned decimals(uint64_t n) {
  unsigned count = 0;
  do
    ++count;
  while (n /= 10);
  return count;
}

int main(void) {
  uint64_t count = read(), n = read(), step = read();
  uint64_t a = 0, b = 0, c = 0, d = 0;
  while (count--) {
    a += newton(n);
    b += bisection(n);
    c += cube(n);
    d += decimals(n);
    n = n * 5 / 4 + step;
    if (n > (uint64_t)1 << 60)
      n = step;
  }
  write(a);
  write(b);
  write(c);
  write(d);
  return 0;
}

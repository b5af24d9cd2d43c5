//===- pollard-rho.c ------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Factors by a rolling sequence and gcds, modulo numbers of 32 bits.

#include <course.h>

typedef uint64_t u64;
typedef uint32_t u32;

static u32 gcd(u32 a, u32 b) {
  while (b != 0) {
    u32 t = a % b;
    a = b;
    b = t;
  }
  return a;
}

static u32 step(u32 x, u32 c, u32 n) { return ((u64)x * x + c) % n; }

static u32 rho(u32 n) {
  if (n % 2 == 0)
    return 2;
  for (u32 c = 1; c < 20; c++) {
    u32 x = 2, y = 2, d = 1;
    while (d == 1) {
      x = step(x, c, n);
      y = step(step(y, c, n), c, n);
      d = gcd(x > y ? x - y : y - x, n);
    }
    if (d != n)
      return d;
  }
  return n;
}

int main(void) {
  for (u64 count = read(); count > 0; count--) {
    u32 n = read();
    u32 d = rho(n);
    write(d < n / d ? d : n / d);
  }
  return 0;
}

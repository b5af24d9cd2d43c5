//===- gcd.c --------------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads pairs of numbers up to a pair of zeros; writes their greatest common
/// divisor and, where it fits 64 bits, their least common multiple.

#include <course.h>
#include <stdint.h>

static uint64_t gcd(uint64_t a, uint64_t b) {
  while (b) {
    uint64_t r = a % b;
    a = b;
    b = r;
  }
  return a;
}

int main(void) {
  for (;;) {
    uint64_t a = read(), b = read();
    if (!a && !b)
      return 0;
    uint64_t g = gcd(a, b);
    write(g);
    write(a / g * b);
  }
}

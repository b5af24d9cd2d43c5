//===- bits.c -------------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Bit tricks on the numbers read: counting, isolating, reversing, rotating,
/// parity, Gray code, square root and logarithm without division.

#include <course.h>
#include <stdint.h>

static unsigned count(uint64_t x) {
  unsigned n = 0;
  for (; x; x &= x - 1)
    ++n;
  return n;
}

static uint64_t reverse(uint64_t x) {
  x = (x >> 1 & 0x5555555555555555) | (x & 0x5555555555555555) << 1;
  x = (x >> 2 & 0x3333333333333333) | (x & 0x3333333333333333) << 2;
  x = (x >> 4 & 0x0f0f0f0f0f0f0f0f) | (x & 0x0f0f0f0f0f0f0f0f) << 4;
  x = (x >> 8 & 0x00ff00ff00ff00ff) | (x & 0x00ff00ff00ff00ff) << 8;
  x = (x >> 16 & 0x0000ffff0000ffff) | (x & 0x0000ffff0000ffff) << 16;
  return x >> 32 | x << 32;
}

static uint32_t rotateLeft(uint32_t x, unsigned by) {
  by &= 31;
  return x << by | x >> ((32 - by) & 31);
}

static unsigned logarithm(uint64_t x) {
  unsigned log = 0;
  for (unsigned step = 32; step; step /= 2)
    if (x >> step) {
      x >>= step;
      log += step;
    }
  return log;
}

static uint64_t squareRoot(uint64_t x) {
  uint64_t root = 0, bit = (uint64_t)1 << 62;
  while (bit > x)
    bit >>= 2;
  for (; bit; bit >>= 2) {
    if (x >= root + bit) {
      x -= root + bit;
      root = (root >> 1) + bit;
    } else {
      root >>= 1;
    }
  }
  return root;
}

static uint64_t fromGray(uint64_t gray) {
  for (unsigned by = 1; by < 64; by *= 2)
    gray ^= gray >> by;
  return gray;
}

int main(void) {
  for (uint64_t n = read(); n--;) {
    uint64_t x = read();
    write(count(x));
    write(count(x) & 1);
    write(x & -x);
    write(reverse(x));
    write(rotateLeft((uint32_t)x, x % 37));
    write(x ? logarithm(x) : 64);
    write(squareRoot(x));
    write(fromGray(x ^ x >> 1) == x);
    write(x && !(x & (x - 1)));
  }
  return 0;
}

//===- logarithms.c -------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Integer logarithms and counts of zeros by loops, by halves and by tables.

#include <course.h>

static int log2_shift(uint64_t x) {
  int n = -1;
  while (x) {
    x >>= 1;
    n++;
  }
  return n;
}

static int log2_halves(uint64_t x) {
  int n = 0;
  for (int s = 32; s > 0; s /= 2)
    if (x >> s) {
      x >>= s;
      n += s;
    }
  return n;
}

static int trailing(uint64_t x) {
  int n = 0;
  if (x == 0)
    return 64;
  while ((x & 1) == 0) {
    n++;
    x >>= 1;
  }
  return n;
}

static int is_power(uint64_t x) { return x && !(x & (x - 1)); }

static uint64_t next_power(uint64_t x) {
  uint64_t p = 1;
  while (p < x)
    p *= 2;
  return p;
}

int main(void) {
  uint64_t n = read(), x = read();
  uint64_t a = 0, b = 0, c = 0, d = 0, e = 0;
  for (uint64_t i = 0; i < n; i++) {
    uint64_t y = x >> (i % 60);
    if (y) {
      a += log2_shift(y);
      b += log2_halves(y);
    }
    c += trailing(y & ~0xffull << i % 30);
    d += is_power(y & 0x88);
    e += next_power(y & 0xffffff);
    x = x * 6364136223846793005 + 1442695040888963407;
  }
  write(a);
  write(b);
  write(c);
  write(d);
  write(e);
}

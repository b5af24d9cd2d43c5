//===- morton-order.c -----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Interleaved coordinates: encoding, decoding, and a matrix that is walked in
/// that order.

#include <course.h>

typedef unsigned short u16;

static unsigned spread(unsigned x) {
  unsigned r = 0;
  for (int i = 0; i < 8; i++)
    r |= (x & 1 << i) << i;
  return r;
}

static unsigned compact(unsigned x) {
  x &= 0x5555;
  x = (x | x >> 1) & 0x3333;
  x = (x | x >> 2) & 0x0f0f;
  x = (x | x >> 4) & 0x00ff;
  return x;
}

int main(void) {
  unsigned side = read();
  u16 *m = malloc(side * side * 2 + 8 & ~7u),
      *t = malloc(side * side * 2 + 8 & ~7u);
  for (unsigned y = 0; y < side; y++)
    for (unsigned x = 0; x < side; x++)
      m[spread(y) << 1 | spread(x)] = y * 100 + x;
  unsigned wrong = 0, sum = 0;
  for (unsigned i = 0; i < side * side; i++) {
    unsigned x = compact(i), y = compact(i >> 1);
    wrong += m[i] != y * 100 + x;
    t[spread(x) << 1 | spread(y)] = m[i];
  }
  for (unsigned i = 0; i < side * side; i++)
    sum = sum * 3 + t[i];
  write(wrong);
  write(sum);
  return 0;
}

//===- gray-code.c --------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Gray codes in both directions, the towers they solve, and bits that change.

#include <course.h>

uint64_t encode(uint64_t n) { return n ^ (n >> 1); }

uint64_t decode(uint64_t g) {
  uint64_t n = 0;
  for (; g; g >>= 1)
    n ^= g;
  return n;
}

int main(void) {
  uint64_t n = read();
  uint64_t wrong = 0, changed = 0, last = 0;
  uint64_t flips[20] = {0};
  for (uint64_t i = 0; i < n; i++) {
    uint64_t g = encode(i);
    if (decode(g) != i)
      wrong++;
    uint64_t d = g ^ last;
    last = g;
    while (d) {
      int bit = 0;
      while (!(d >> bit & 1))
        bit++;
      flips[bit]++;
      changed++;
      d &= d - 1;
    }
  }
  write(wrong);
  write(changed);
  for (int i = 0; i < 20; i += 3)
    write(flips[i]);
}

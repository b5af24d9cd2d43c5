//===- queens-bits.c ------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Counts placements of queens with sets of columns and diagonals in words.

#include <course.h>
static unsigned long solve(unsigned all, unsigned cols, unsigned left,
                           unsigned right) {
  if (cols == all)
    return 1;
  unsigned long count = 0;
  unsigned free_ = all & ~(cols | left | right);
  while (free_) {
    unsigned bit = free_ & -free_;
    free_ ^= bit;
    count += solve(all, cols | bit, (left | bit) << 1, (right | bit) >> 1);
  }
  return count;
}
int main(void) {
  unsigned from = read(), to = read();
  for (unsigned n = from; n <= to; n++)
    write(solve((1u << n) - 1, 0, 0, 0));
  return 0;
}

//===- queens.c -----------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// N queens by backtracking with three bit sets: the number of solutions and
/// the first solution, for every board size up to the number read.

#include <course.h>
#include <stdint.h>

static uint8_t Placed[16];
static uint8_t First[16];

static uint64_t place(unsigned size, unsigned row, uint32_t columns,
                      uint32_t rising, uint32_t falling, uint64_t found) {
  if (row == size) {
    if (!found)
      for (unsigned i = 0; i < size; ++i)
        First[i] = Placed[i];
    return found + 1;
  }
  for (unsigned column = 0; column < size; ++column) {
    uint32_t bit = 1u << column;
    if ((columns | rising | falling) & bit)
      continue;
    Placed[row] = (uint8_t)column;
    found = place(size, row + 1, columns | bit, (rising | bit) << 1,
                  (falling | bit) >> 1, found);
  }
  return found;
}

int main(void) {
  unsigned limit = (unsigned)read();
  for (unsigned size = 1; size <= limit; ++size) {
    uint64_t found = place(size, 0, 0, 0, 0, 0);
    write(found);
    for (unsigned row = 0; found && row < size; ++row)
      write(First[row]);
  }
  return 0;
}

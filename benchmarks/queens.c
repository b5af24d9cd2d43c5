//===- queens.c -----------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Counts the solutions of the N queens problem with an array of columns.

#include <course.h>
#include <stdbool.h>
#include <stdint.h>

enum { MaxSize = 12 };

static bool isSafe(const uint64_t *columns, uint64_t row, uint64_t column) {
  for (uint64_t i = 0; i < row; ++i) {
    uint64_t other = columns[i], distance = row - i;
    if (other == column || other + distance == column ||
        other == column + distance)
      return false;
  }
  return true;
}

static uint64_t place(uint64_t *columns, uint64_t row, uint64_t n) {
  if (row == n)
    return 1;
  uint64_t found = 0;
  for (uint64_t column = 0; column < n; ++column) {
    if (!isSafe(columns, row, column))
      continue;
    columns[row] = column;
    found += place(columns, row + 1, n);
  }
  return found;
}

int main(void) {
  uint64_t columns[MaxSize];
  for (uint64_t n; (n = read());)
    write(place(columns, 0, n));
  return 0;
}

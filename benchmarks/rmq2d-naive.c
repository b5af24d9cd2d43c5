//===- rmq2d-naive.c ------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Range-minimum queries on a rectangle of numbers, each answered by looking at
/// the whole range.

#include <course.h>
#include <stdint.h>

int main(void) {
  uint32_t rows = (uint32_t)read(), columns = (uint32_t)read();
  int32_t **at = malloc(rows * sizeof *at);
  for (uint32_t i = 0; i < rows; ++i) {
    at[i] = malloc((columns * sizeof **at + 7) / 8 * 8);
    for (uint32_t j = 0; j < columns; ++j)
      at[i][j] = (int32_t)read();
  }
  for (uint64_t queries = read(); queries--;) {
    uint32_t top = (uint32_t)read(), left = (uint32_t)read();
    uint32_t bottom = (uint32_t)read(), right = (uint32_t)read();
    int32_t best = INT32_MAX;
    for (uint32_t i = top; i <= bottom; ++i)
      for (uint32_t j = left; j <= right; ++j)
        if (at[i][j] < best)
          best = at[i][j];
    write(best);
  }
  return 0;
}

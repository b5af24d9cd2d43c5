//===- rmq1d-naive.c ------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Range-minimum queries on a row of numbers, each answered by looking at the
/// whole range.

#include <course.h>
#include <stdint.h>

int main(void) {
  uint64_t n = read();
  int64_t *row = malloc(n * 8);
  for (uint64_t i = 0; i < n; ++i)
    row[i] = (int64_t)read();
  for (uint64_t queries = read(); queries--;) {
    uint64_t from = read(), to = read();
    int64_t best = row[from];
    for (uint64_t i = from + 1; i <= to; ++i)
      if (row[i] < best)
        best = row[i];
    write(best);
  }
  free(row);
  return 0;
}

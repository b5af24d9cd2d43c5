//===- rmq1d-sparse.c -----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Range-minimum queries on a row of numbers from a sparse table of the minima
/// of all ranges whose length is a power of two.

#include <course.h>
#include <stdint.h>

static int64_t lesser(int64_t a, int64_t b) { return a < b ? a : b; }

static unsigned logarithm(uint64_t x) {
  unsigned log = 0;
  while (x >>= 1)
    ++log;
  return log;
}

int main(void) {
  uint64_t n = read();
  unsigned levels = logarithm(n) + 1;
  int64_t **table = malloc(levels * sizeof *table);
  for (unsigned level = 0; level < levels; ++level)
    table[level] = malloc(n * 8);
  for (uint64_t i = 0; i < n; ++i)
    table[0][i] = (int64_t)read();
  for (unsigned level = 1; level < levels; ++level) {
    uint64_t half = (uint64_t)1 << (level - 1);
    for (uint64_t i = 0; i + 2 * half <= n; ++i)
      table[level][i] = lesser(table[level - 1][i], table[level - 1][i + half]);
  }
  for (uint64_t queries = read(); queries--;) {
    uint64_t from = read(), to = read();
    unsigned level = logarithm(to - from + 1);
    uint64_t last = to + 1 - ((uint64_t)1 << level);
    write(lesser(table[level][from], table[level][last]));
  }
  return 0;
}

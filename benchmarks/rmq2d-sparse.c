//===- rmq2d-sparse.c -----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Range-minimum queries on a rectangle of numbers from a sparse table in both
/// dimensions.

#include <course.h>
#include <stdint.h>

enum { MaxLevels = 6 };

static int32_t *Table[MaxLevels][MaxLevels];

static int32_t lesser(int32_t a, int32_t b) { return b < a ? b : a; }

static unsigned logarithm(uint32_t x) {
  unsigned log = 0;
  for (; x > 1; x /= 2)
    ++log;
  return log;
}

static void build(uint32_t rows, uint32_t columns) {
  for (unsigned p = 0; (1u << p) <= rows; ++p)
    for (unsigned q = 0; (1u << q) <= columns; ++q) {
      if (!p && !q)
        continue;
      int32_t *table = malloc((rows * columns * 4 + 7) / 8 * 8);
      // Doubles the shape that is half as high or, in the first row, as wide.
      const int32_t *half = p ? Table[p - 1][q] : Table[p][q - 1];
      uint32_t step = p ? columns << (p - 1) : 1u << (q - 1);
      for (uint32_t i = 0; i + (1u << p) <= rows; ++i)
        for (uint32_t j = 0; j + (1u << q) <= columns; ++j) {
          uint32_t at = i * columns + j;
          table[at] = lesser(half[at], half[at + step]);
        }
      Table[p][q] = table;
    }
}

int main(void) {
  uint32_t rows = (uint32_t)read(), columns = (uint32_t)read();
  Table[0][0] = malloc((rows * columns * 4 + 7) / 8 * 8);
  for (uint32_t i = 0; i < rows * columns; ++i)
    Table[0][0][i] = (int32_t)read();
  build(rows, columns);
  for (uint64_t queries = read(); queries--;) {
    uint32_t top = (uint32_t)read(), left = (uint32_t)read();
    uint32_t bottom = (uint32_t)read(), right = (uint32_t)read();
    unsigned p = logarithm(bottom - top + 1), q = logarithm(right - left + 1);
    const int32_t *table = Table[p][q];
    uint32_t low = (bottom + 1 - (1u << p)) * columns;
    uint32_t far = right + 1 - (1u << q);
    write(
        lesser(lesser(table[top * columns + left], table[top * columns + far]),
               lesser(table[low + left], table[low + far])));
  }
  return 0;
}

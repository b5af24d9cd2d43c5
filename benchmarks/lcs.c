//===- lcs.c --------------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Longest common subsequence and edit distance of two sequences of bytes.

#include <course.h>
#include <stdint.h>

enum { MaxLength = 160 };

static uint8_t A[MaxLength], B[MaxLength];

static uint16_t largest(uint16_t a, uint16_t b) { return a > b ? a : b; }

static uint16_t least3(uint16_t a, uint16_t b, uint16_t c) {
  uint16_t m = a < b ? a : b;
  return m < c ? m : c;
}

static uint16_t common(unsigned n, unsigned m) {
  uint16_t rows[2][MaxLength + 1] = {{0}};
  for (unsigned i = 1; i <= n; ++i)
    for (unsigned j = 1; j <= m; ++j)
      rows[i & 1][j] = A[i - 1] == B[j - 1]
                           ? rows[~i & 1][j - 1] + 1
                           : largest(rows[~i & 1][j], rows[i & 1][j - 1]);
  return rows[n & 1][m];
}

static uint16_t distance(unsigned n, unsigned m) {
  uint16_t row[MaxLength + 1];
  for (unsigned j = 0; j <= m; ++j)
    row[j] = (uint16_t)j;
  for (unsigned i = 1; i <= n; ++i) {
    uint16_t diagonal = row[0];
    row[0] = (uint16_t)i;
    for (unsigned j = 1; j <= m; ++j) {
      uint16_t above = row[j];
      row[j] = A[i - 1] == B[j - 1] ? diagonal
                                    : least3(diagonal, above, row[j - 1]) + 1;
      diagonal = above;
    }
  }
  return row[m];
}

int main(void) {
  unsigned n = (unsigned)read();
  for (unsigned i = 0; i < n; ++i)
    A[i] = (uint8_t)read();
  unsigned m = (unsigned)read();
  for (unsigned i = 0; i < m; ++i)
    B[i] = (uint8_t)read();
  write(common(n, m));
  write(distance(n, m));
  return 0;
}

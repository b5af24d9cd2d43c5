//===- rna-folding.c ------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The most pairs of bases in a folded strand (Nussinov).

#include <course.h>

static uint8_t seq[40];
static uint8_t table[40][40];

static int pairs(int i, int j) { return seq[i] + seq[j] == 3; }
static int max(int a, int b) { return a > b ? a : b; }

int main(void) {
  int n = read();
  for (int i = 0; i < n; i++)
    seq[i] = read() % 4;
  for (int i = n - 1; i >= 0; i--) {
    for (int j = i + 1; j < n; j++) {
      if (j - 1 >= 0)
        table[i][j] = max(table[i][j], table[i][j - 1]);
      if (i + 1 < n)
        table[i][j] = max(table[i][j], table[i + 1][j]);
      if (j - 1 >= 0 && i + 1 < n) {
        if (i < j - 1)
          table[i][j] = max(table[i][j], table[i + 1][j - 1] + pairs(i, j));
        else
          table[i][j] = max(table[i][j], table[i + 1][j - 1]);
      }
      for (int k = i + 1; k < j; k++)
        table[i][j] = max(table[i][j], table[i][k] + table[k + 1][j]);
    }
  }
  write(table[0][n - 1]);
  return 0;
}

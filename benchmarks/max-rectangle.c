//===- max-rectangle.c ----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The rectangle of greatest sum in a matrix, and the largest square of ones.

#include <course.h>

int m[24][24];

int main(void) {
  int n = read(), x = read();
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      x = (x * 137 + 41) % 10007;
      m[i][j] = x % 41 - 22;
    }
  int best = m[0][0];
  for (int top = 0; top < n; top++) {
    int column[24] = {0};
    for (int bottom = top; bottom < n; bottom++) {
      int run = 0;
      for (int j = 0; j < n; j++) {
        column[j] += m[bottom][j];
        run = run > 0 ? run + column[j] : column[j];
        if (run > best)
          best = run;
      }
    }
  }
  write(best);
  int side = 0;
  static unsigned char sq[24][24];
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      if (m[i][j] > 0) {
        sq[i][j] = 0;
      } else if (i == 0 || j == 0) {
        sq[i][j] = 1;
      } else {
        int a = sq[i - 1][j], b = sq[i][j - 1], c = sq[i - 1][j - 1];
        a = a < b ? a : b;
        sq[i][j] = (a < c ? a : c) + 1;
      }
      if (sq[i][j] > side)
        side = sq[i][j];
    }
  write(side);
  return 0;
}

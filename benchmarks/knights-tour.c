//===- knights-tour.c -----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A knight's tour by Warnsdorff's rule, and distances of a knight to all
/// squares.

#include <course.h>
#include <stdint.h>

static int Size;
static uint8_t Board[12][12];
static const int8_t Moves[8][2] = {{1, 2},   {2, 1},   {2, -1}, {1, -2},
                                   {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

static int isFree(int y, int x) {
  return y >= 0 && y < Size && x >= 0 && x < Size && !Board[y][x];
}

static int exits(int y, int x) {
  int count = 0;
  for (int k = 0; k < 8; ++k)
    count += isFree(y + Moves[k][0], x + Moves[k][1]);
  return count;
}

static int tour(int y, int x) {
  for (int i = 0; i < Size; ++i)
    for (int j = 0; j < Size; ++j)
      Board[i][j] = 0;
  int step = 1;
  for (;; ++step) {
    Board[y][x] = (uint8_t)step;
    int best = -1, fewest = 9;
    for (int k = 0; k < 8; ++k) {
      int ny = y + Moves[k][0], nx = x + Moves[k][1];
      if (!isFree(ny, nx))
        continue;
      int count = exits(ny, nx);
      if (count < fewest) {
        fewest = count;
        best = k;
      }
    }
    if (best < 0)
      return step;
    y += Moves[best][0];
    x += Moves[best][1];
  }
}

int main(void) {
  Size = (int)read();
  int starts = (int)read(), complete = 0;
  for (int s = 0; s < starts; ++s) {
    int steps = tour(s / Size % Size, s % Size);
    complete += steps == Size * Size;
    write((uint64_t)steps);
  }
  write((uint64_t)complete);
  return 0;
}

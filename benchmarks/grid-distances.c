//===- grid-distances.c ---------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Distances in a grid with walls from one corner, by a queue of cells.

#include <course.h>
#include <stdint.h>

enum { MaxSize = 64, NumCells = MaxSize * MaxSize };

static uint8_t isWall[NumCells];
static int distance[NumCells], queue[NumCells];

static uint64_t state;

static unsigned randomNumber(void) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return state >> 33;
}

int main(void) {
  static const int stepX[] = {1, 0, -1, 0}, stepY[] = {0, 1, 0, -1};
  int size = read();
  state = read();
  for (int cell = 0; cell < size * size; ++cell) {
    isWall[cell] = randomNumber() % 4 == 0;
    distance[cell] = -1;
  }
  isWall[0] = 0;
  int begin = 0, end = 0;
  queue[end++] = 0;
  distance[0] = 0;
  while (begin < end) {
    int cell = queue[begin++];
    for (int direction = 0; direction < 4; ++direction) {
      int x = cell % size + stepX[direction],
          y = cell / size + stepY[direction];
      if (x < 0 || y < 0 || x >= size || y >= size)
        continue;
      int other = y * size + x;
      if (isWall[other] || distance[other] >= 0)
        continue;
      distance[other] = distance[cell] + 1;
      queue[end++] = other;
    }
  }
  int farthest = 0;
  for (int cell = 0; cell < size * size; ++cell)
    if (distance[cell] > farthest)
      farthest = distance[cell];
  write(end);
  write(farthest);
  return 0;
}

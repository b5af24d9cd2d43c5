//===- maze-search.c ------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Breadth-first search through a maze, with a ring of positions, and the way
/// back.

#include <course.h>

#define H 31
#define W 41
#define WALL 255

unsigned char maze[H][W];
unsigned char step[H][W];
const int dy[4] = {-1, 0, 1, 0};
const int dx[4] = {0, 1, 0, -1};

int main() {
  int h = read(), w = read();
  unsigned seed = read();
  int i, j, k;
  for (i = 0; i < h; i++)
    for (j = 0; j < w; j++) {
      maze[i][j] = (i % 2 == 0 && j % 2 == 0) || i % 2 != j % 2 ? 0 : WALL;
      seed = seed * 1664525 + 1013904223;
      if (i % 2 != j % 2 && (seed >> 28) < 5)
        maze[i][j] = WALL;
    }
  short queue[256][2];
  unsigned char head = 0, tail = 0;
  queue[tail][0] = 0;
  queue[tail++][1] = 0;
  maze[0][0] = 1;
  int reached = 0, lasty = 0, lastx = 0;
  while (head != tail) {
    int y = queue[head][0], x = queue[head++][1];
    lasty = y;
    lastx = x;
    reached++;
    for (k = 0; k < 4; k++) {
      int ny = y + dy[k], nx = x + dx[k];
      if (ny < 0 || ny >= h || nx < 0 || nx >= w || maze[ny][nx])
        continue;
      maze[ny][nx] = 1;
      step[ny][nx] = k + 1;
      queue[tail][0] = ny;
      queue[tail++][1] = nx;
    }
  }
  write(reached);
  int length = 0;
  while (lasty != 0 || lastx != 0) {
    k = step[lasty][lastx] - 1;
    lasty -= dy[k];
    lastx -= dx[k];
    length++;
  }
  write(length);
  return 0;
}

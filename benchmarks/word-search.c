//===- word-search.c ------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Finds words in a grid of letters in eight directions, and along winding
/// paths.

#include <course.h>

static char grid[16][16];
static char used[16][16];
static int size;

static int straight(const char *word) {
  int found = 0;
  for (int y = 0; y < size; y++)
    for (int x = 0; x < size; x++)
      for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++) {
          if (!dy && !dx)
            continue;
          int k = 0, cy = y, cx = x;
          while (word[k] && cy >= 0 && cy < size && cx >= 0 && cx < size &&
                 grid[cy][cx] == word[k]) {
            k++;
            cy += dy;
            cx += dx;
          }
          if (!word[k])
            found++;
        }
  return found;
}

static int winding(const char *word, int y, int x) {
  if (!*word)
    return 1;
  if (y < 0 || y >= size || x < 0 || x >= size || used[y][x] ||
      grid[y][x] != *word)
    return 0;
  used[y][x] = 1;
  int found = winding(word + 1, y - 1, x) + winding(word + 1, y + 1, x) +
              winding(word + 1, y, x - 1) + winding(word + 1, y, x + 1);
  used[y][x] = 0;
  return found;
}

int main(void) {
  static const char *words[] = {"ant", "tan", "nanna", "tent", "eaten"};
  size = read();
  int count = read();
  unsigned s = 3;
  for (int y = 0; y < size; y++)
    for (int x = 0; x < size; x++) {
      s = s * 1103515245 + 12345;
      grid[y][x] = "aaentn"[(s >> 16) % 6];
    }
  for (int w = 0; w < count; w++) {
    write(straight(words[w]));
    int paths = 0;
    for (int y = 0; y < size; y++)
      for (int x = 0; x < size; x++)
        paths += winding(words[w], y, x);
    write(paths);
  }
}

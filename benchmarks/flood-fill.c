//===- flood-fill.c -------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Finds the connected regions of a grid by depth-first search and the shortest
/// path through it by breadth-first search.

#include <course.h>
#include <stdint.h>

static uint64_t Width, Height;
static uint8_t *Grid;

static uint64_t fill(uint64_t x, uint64_t y, uint8_t mark) {
  if (x >= Width || y >= Height || Grid[y * Width + x] != 1)
    return 0;
  Grid[y * Width + x] = mark;
  return 1 + fill(x + 1, y, mark) + fill(x - 1, y, mark) +
         fill(x, y + 1, mark) + fill(x, y - 1, mark);
}

static uint64_t shortest(uint64_t from, uint64_t to, uint8_t mark) {
  uint64_t cells = Width * Height;
  uint16_t *distance = malloc((cells * 2 + 7) / 8 * 8);
  uint16_t *queue = malloc((cells * 2 + 7) / 8 * 8);
  uint64_t head = 0, tail = 0;
  distance[from] = 1;
  queue[tail++] = (uint16_t)from;
  while (head < tail && !distance[to]) {
    uint64_t cell = queue[head++], x = cell % Width, y = cell / Width;
    for (unsigned side = 0; side < 4; ++side) {
      uint64_t nx = x + (side == 0) - (side == 1);
      uint64_t ny = y + (side == 2) - (side == 3);
      uint64_t next = ny * Width + nx;
      if (nx >= Width || ny >= Height || Grid[next] != mark || distance[next])
        continue;
      distance[next] = distance[cell] + 1;
      queue[tail++] = (uint16_t)next;
    }
  }
  uint64_t result = distance[to];
  free(distance);
  free(queue);
  return result;
}

int main(void) {
  Width = read();
  Height = read();
  uint64_t seed = read();
  Grid = malloc((Width * Height + 7) / 8 * 8);
  for (uint64_t i = 0; i < Width * Height; ++i) {
    seed = seed * 2862933555777941757 + 3037000493;
    Grid[i] = (seed >> 33) % 100 < 52;
  }
  uint8_t mark = 2;
  uint64_t largest = 0, first = 0, last = 0;
  uint8_t best = 0;
  for (uint64_t i = 0; i < Width * Height; ++i) {
    uint64_t size = fill(i % Width, i / Width, mark);
    if (!size)
      continue;
    if (size > largest) {
      largest = size;
      best = mark;
      first = i;
    }
    mark = mark == 255 ? 2 : mark + 1;
  }
  for (uint64_t i = 0; i < Width * Height; ++i)
    if (Grid[i] == best)
      last = i;
  write(largest);
  write(best);
  write(shortest(first, last, best));
  free(Grid);
  return 0;
}

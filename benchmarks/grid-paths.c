//===- grid-paths.c -------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Paths through a grid with walls: how many, the cheapest, and the one with
/// the most coins.

#include <course.h>
#include <stdint.h>

typedef struct {
  uint8_t wall;
  uint8_t coins;
  uint16_t toll;
} Cell;

int main(void) {
  unsigned rows = (unsigned)read(), columns = (unsigned)read();
  uint32_t seed = (uint32_t)read();
  Cell *grid = malloc((rows * columns * sizeof(Cell) + 7) & ~7ull);
  for (unsigned i = 0; i < rows * columns; ++i) {
    seed = seed * 1103515245 + 12345;
    grid[i].wall = (seed >> 16) % 8 == 0;
    grid[i].coins = (seed >> 20) % 6;
    grid[i].toll = (seed >> 12) % 500;
  }
  grid[0].wall = grid[rows * columns - 1].wall = 0;
  uint64_t *ways = malloc(columns * 8);
  int64_t *toll = malloc(columns * 8), *coins = malloc(columns * 8);
  for (unsigned j = 0; j < columns; ++j)
    toll[j] = coins[j] = -1;
  for (unsigned i = 0; i < rows; ++i)
    for (unsigned j = 0; j < columns; ++j) {
      const Cell *cell = &grid[i * columns + j];
      if (cell->wall) {
        ways[j] = 0;
        toll[j] = coins[j] = -1;
        continue;
      }
      if (i == 0 && j == 0) {
        ways[0] = 1;
        toll[0] = coins[0] = 0;
        continue;
      }
      if (j > 0) {
        ways[j] = (ways[j] + ways[j - 1]) % 1000000007;
        if (toll[j - 1] >= 0 && (toll[j] < 0 || toll[j - 1] < toll[j]))
          toll[j] = toll[j - 1];
        if (coins[j - 1] > coins[j])
          coins[j] = coins[j - 1];
      }
      if (toll[j] >= 0) {
        toll[j] += cell->toll;
        coins[j] += cell->coins;
      }
    }
  write(ways[columns - 1]);
  write((uint64_t)toll[columns - 1]);
  write((uint64_t)coins[columns - 1]);
  return 0;
}

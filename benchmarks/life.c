//===- life.c -------------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Conway's game of life on a torus, a byte a cell; and the same board again
/// with a bit a cell, all cells of a row at once.

#include <course.h>
#include <stdint.h>

enum { Size = 32 };

static uint8_t Board[2][Size][Size];
static uint32_t Rows[2][Size];

static unsigned stepBytes(unsigned current) {
  unsigned alive = 0;
  for (unsigned y = 0; y < Size; ++y)
    for (unsigned x = 0; x < Size; ++x) {
      unsigned around = 0;
      for (unsigned dy = Size - 1; dy <= Size + 1; ++dy)
        for (unsigned dx = Size - 1; dx <= Size + 1; ++dx)
          around += Board[current][(y + dy) % Size][(x + dx) % Size];
      uint8_t cell = Board[current][y][x];
      cell = around == 3 || (cell && around == 4);
      Board[!current][y][x] = cell;
      alive += cell;
    }
  return alive;
}

static uint32_t rotate(uint32_t row, unsigned by) {
  return row << by | row >> (32 - by);
}

// Adds one row of ones to three rows of counter bits, saturating at seven.
static void count(uint32_t *counters, uint32_t row) {
  for (unsigned i = 0; i < 3; ++i) {
    uint32_t carry = counters[i] & row;
    counters[i] ^= row;
    row = carry;
  }
  for (unsigned i = 0; i < 3; ++i)
    counters[i] |= row;
}

static void stepBits(unsigned current) {
  for (unsigned y = 0; y < Size; ++y) {
    uint32_t counters[3] = {0};
    for (unsigned dy = Size - 1; dy <= Size + 1; ++dy) {
      uint32_t row = Rows[current][(y + dy) % Size];
      count(counters, rotate(row, 1));
      count(counters, rotate(row, 31));
      if (dy != Size)
        count(counters, row);
    }
    Rows[!current][y] =
        counters[1] & ~counters[2] & (counters[0] | Rows[current][y]);
  }
}

int main(void) {
  uint64_t bytes = read(), bits = read(), seed = read();
  for (unsigned y = 0; y < Size; ++y)
    for (unsigned x = 0; x < Size; ++x) {
      seed = seed * 6364136223846793005 + 1442695040888963407;
      Board[0][y][x] = (seed >> 60) < 5;
      Rows[0][y] |= (uint32_t)Board[0][y][x] << x;
    }
  unsigned current = 0;
  for (uint64_t i = 0; i < bytes; ++i, current = !current)
    write(stepBytes(current));
  current = 0;
  for (uint64_t i = 0; i < bits; ++i, current = !current)
    stepBits(current);
  unsigned alive = 0;
  for (unsigned y = 0; y < Size; ++y)
    for (uint32_t row = Rows[current][y]; row; row &= row - 1)
      ++alive;
  write(alive);
  return 0;
}

//===- sudoku.c -----------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Solves a sudoku by backtracking over bit sets of the digits still possible.

#include <course.h>
#include <stdbool.h>
#include <stdint.h>

static uint8_t Cells[81];
static uint16_t Rows[9], Columns[9], Boxes[9];
static uint64_t Tries;

static unsigned boxOf(unsigned cell) { return cell / 27 * 3 + cell % 9 / 3; }

static void set(unsigned cell, uint8_t digit) {
  uint16_t bit = (uint16_t)(1u << digit);
  Cells[cell] = digit;
  Rows[cell / 9] ^= bit;
  Columns[cell % 9] ^= bit;
  Boxes[boxOf(cell)] ^= bit;
}

static void clear(unsigned cell) {
  set(cell, Cells[cell]);
  Cells[cell] = 0;
}

static uint16_t possible(unsigned cell) {
  return ~(Rows[cell / 9] | Columns[cell % 9] | Boxes[boxOf(cell)]) & 0x3fe;
}

static unsigned countBits(uint16_t set) {
  unsigned count = 0;
  for (; set; set &= set - 1)
    ++count;
  return count;
}

static bool solve(void) {
  unsigned best = 81, fewest = 10;
  for (unsigned cell = 0; cell < 81; ++cell) {
    if (Cells[cell])
      continue;
    unsigned count = countBits(possible(cell));
    if (count < fewest) {
      fewest = count;
      best = cell;
    }
  }
  if (best == 81)
    return true;
  uint16_t candidates = possible(best);
  for (uint8_t digit = 1; digit <= 9; ++digit) {
    if (!(candidates >> digit & 1))
      continue;
    ++Tries;
    set(best, digit);
    if (solve())
      return true;
    clear(best);
  }
  return false;
}

int main(void) {
  for (unsigned cell = 0; cell < 81; ++cell) {
    uint8_t digit = (uint8_t)read();
    if (digit)
      set(cell, digit);
  }
  write(solve());
  write(Tries);
  for (unsigned row = 0; row < 9; ++row) {
    uint64_t number = 0;
    for (unsigned column = 0; column < 9; ++column)
      number = number * 10 + Cells[row * 9 + column];
    write(number);
  }
  return 0;
}

//===- rule-machines.c ----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// One-dimensional cellular automata by rules, in bytes and in one word, and an
/// ant on a grid.

#include <course.h>
#include <stdint.h>

static uint8_t Row[2][130];

static unsigned byBytes(unsigned rule, unsigned width, unsigned steps) {
  for (unsigned i = 0; i < width + 2; ++i)
    Row[0][i] = Row[1][i] = 0;
  Row[0][width / 2] = 1;
  unsigned now = 0, alive = 0;
  for (unsigned t = 0; t < steps; ++t, now ^= 1)
    for (unsigned i = 1; i <= width; ++i) {
      unsigned around =
          Row[now][i - 1] * 4u + Row[now][i] * 2u + Row[now][i + 1];
      Row[now ^ 1][i] = rule >> around & 1;
      alive += Row[now ^ 1][i];
    }
  return alive;
}

static uint64_t byWord(unsigned rule, unsigned steps) {
  uint64_t row = (uint64_t)1 << 31;
  while (steps--) {
    uint64_t l = row << 1 | row >> 63, r = row >> 1 | row << 63, next = 0;
    for (unsigned k = 0; k < 8; ++k)
      if (rule >> k & 1)
        next |= (k & 4 ? l : ~l) & (k & 2 ? row : ~row) & (k & 1 ? r : ~r);
    row = next;
  }
  return row;
}

static uint8_t Field[32][32];

int main(void) {
  unsigned width = (unsigned)read(), steps = (unsigned)read();
  static const uint8_t rules[] = {30, 90, 110, 184};
  for (unsigned i = 0; i < 4; ++i) {
    write(byBytes(rules[i], width, steps));
    write(byWord(rules[i], steps * 2));
  }
  unsigned x = 16, y = 16, direction = 0, black = 0;
  for (unsigned t = 0; t < steps * 40; ++t) {
    direction = (direction + (Field[y][x] ? 3 : 1)) & 3;
    black += Field[y][x] ? -1u : 1u;
    Field[y][x] = !Field[y][x];
    switch (direction) {
    case 0:
      y = (y + 31) & 31;
      break;
    case 1:
      x = (x + 1) & 31;
      break;
    case 2:
      y = (y + 1) & 31;
      break;
    default:
      x = (x + 31) & 31;
    }
  }
  write(black);
  return 0;
}

//===- hanoi.c ------------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The towers of Hanoi, moving real discs between three stacks.

#include <course.h>
#include <stdint.h>

enum { MaxDiscs = 16 };

typedef struct {
  uint8_t height;
  uint8_t discs[MaxDiscs];
} Tower;

static Tower Towers[3];
static uint64_t Moves, Trace;

static void move(unsigned from, unsigned to) {
  uint8_t disc = Towers[from].discs[--Towers[from].height];
  Towers[to].discs[Towers[to].height++] = disc;
  ++Moves;
  Trace = Trace * 5 + disc + from * 2 + to;
}

static void solve(unsigned count, unsigned from, unsigned to) {
  if (count == 0)
    return;
  unsigned other = 3 - from - to;
  solve(count - 1, from, other);
  move(from, to);
  solve(count - 1, other, to);
}

int main(void) {
  unsigned count = (unsigned)read();
  for (unsigned i = 0; i < count; ++i)
    Towers[0].discs[Towers[0].height++] = (uint8_t)(count - i);
  solve(count, 0, 2);
  write(Moves);
  write(Trace);
  for (unsigned i = 0; i < 3; ++i)
    write(Towers[i].height);
  return 0;
}

//===- tic-tac-toe.c ------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// All games of noughts and crosses by minimax, with and without pruning.

#include <course.h>
#include <stdint.h>

static const uint16_t Lines[8] = {0007, 0070, 0700, 0111,
                                  0222, 0444, 0421, 0124};
static uint64_t Visited;

static int wins(uint16_t stones) {
  for (int i = 0; i < 8; ++i)
    if ((stones & Lines[i]) == Lines[i])
      return 1;
  return 0;
}

static int minimax(uint16_t own, uint16_t other) {
  ++Visited;
  if (wins(other))
    return -1;
  if ((own | other) == 0777)
    return 0;
  int best = -2;
  for (int square = 0; square < 9; ++square) {
    uint16_t bit = (uint16_t)(1 << square);
    if ((own | other) & bit)
      continue;
    int value = -minimax(other, own | bit);
    if (value > best)
      best = value;
  }
  return best;
}

static int pruned(uint16_t own, uint16_t other, int alpha, int beta) {
  ++Visited;
  if (wins(other))
    return -1;
  if ((own | other) == 0777)
    return 0;
  for (int square = 0; square < 9 && alpha < beta; ++square) {
    uint16_t bit = (uint16_t)(1 << square);
    if ((own | other) & bit)
      continue;
    int value = -pruned(other, own | bit, -beta, -alpha);
    if (value > alpha)
      alpha = value;
  }
  return alpha;
}

int main(void) {
  for (uint64_t boards = read(); boards; --boards) {
    uint16_t crosses = (uint16_t)read(), noughts = (uint16_t)read();
    Visited = 0;
    write((uint64_t)minimax(crosses, noughts));
    write(Visited);
    Visited = 0;
    write((uint64_t)pruned(crosses, noughts, -2, 2));
    write(Visited);
  }
  return 0;
}

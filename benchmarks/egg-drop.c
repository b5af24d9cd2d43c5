//===- egg-drop.c ---------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Fewest trials to find the floor at which eggs break: by table, by counting,
/// by recursion.

#include <course.h>

enum { MaxFloors = 130, MaxEggs = 6 };

uint16_t trials[MaxEggs + 1][MaxFloors + 1];

unsigned slow(unsigned eggs, unsigned floors) {
  if (floors <= 1 || eggs == 1)
    return floors;
  unsigned best = floors;
  for (unsigned f = 1; f <= floors; f++) {
    unsigned broken = slow(eggs - 1, f - 1);
    unsigned whole = slow(eggs, floors - f);
    unsigned worse = broken > whole ? broken : whole;
    if (worse + 1 < best)
      best = worse + 1;
  }
  return best;
}

int main(void) {
  unsigned eggs = read(), floors = read();
  for (unsigned f = 0; f <= floors; f++)
    trials[1][f] = f;
  for (unsigned e = 2; e <= eggs; e++)
    for (unsigned f = 1; f <= floors; f++) {
      unsigned best = f;
      for (unsigned x = 1; x <= f; x++) {
        unsigned a = trials[e - 1][x - 1], b = trials[e][f - x];
        unsigned m = 1 + (a > b ? a : b);
        if (m < best)
          best = m;
      }
      trials[e][f] = best;
    }
  write(trials[eggs][floors]);
  uint64_t reach[MaxEggs + 1] = {0};
  unsigned t = 0;
  while (reach[eggs] < floors) {
    t++;
    for (unsigned e = eggs; e >= 1; e--)
      reach[e] = reach[e] + reach[e - 1] + 1;
  }
  write(t);
  write(slow(2, read()));
  return 0;
}

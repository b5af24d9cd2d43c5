//===- knapsack.c ---------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The knapsack problem by dynamic programming over weights, with the chosen
/// items recovered from bits.

#include <course.h>
#include <stdint.h>

int main(void) {
  uint64_t items = read(), capacity = read();
  uint64_t *best = malloc((capacity + 1) * 8);
  uint64_t *chosen = malloc((capacity + 1) * 8);
  uint64_t *weights = malloc(items * 8);
  for (uint64_t item = 0; item < items; ++item) {
    uint64_t weight = read(), value = read();
    weights[item] = weight;
    for (uint64_t room = capacity; room >= weight; --room) {
      uint64_t with = best[room - weight] + value;
      if (with <= best[room])
        continue;
      best[room] = with;
      chosen[room] = chosen[room - weight] | (uint64_t)1 << item;
    }
  }
  write(best[capacity]);
  uint64_t total = 0;
  for (uint64_t item = 0; item < items; ++item) {
    if (chosen[capacity] >> item & 1) {
      write(item);
      total += weights[item];
    }
  }
  write(total);
  free(best);
  free(chosen);
  free(weights);
  return 0;
}

//===- travelling-salesman.c ----------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The shortest tour through all towns, over sets of visited ones.

#include <course.h>

uint32_t dist[10][10];

int main(void) {
  uint32_t n = read();
  for (uint32_t i = 0; i < n; i++)
    for (uint32_t j = 0; j < n; j++)
      dist[i][j] = i == j ? 0 : (i * 17 + j * 31 + i * j) % 97 + 3;
  uint32_t *best = malloc((1ul << n) * n * 4 + 8);
  uint32_t full = (1u << n) - 1;
  for (uint32_t set = 0; set <= full; set++)
    for (uint32_t i = 0; i < n; i++)
      best[set * n + i] = 0xffffff;
  best[1 * n + 0] = 0;
  for (uint32_t set = 1; set <= full; set++)
    for (uint32_t i = 0; i < n; i++) {
      if (!(set & 1u << i) || best[set * n + i] == 0xffffff)
        continue;
      for (uint32_t j = 0; j < n; j++) {
        if (set & 1u << j)
          continue;
        uint32_t next = set | 1u << j;
        uint32_t d = best[set * n + i] + dist[i][j];
        if (d < best[next * n + j])
          best[next * n + j] = d;
      }
    }
  uint32_t shortest = 0xffffff;
  for (uint32_t i = 0; i < n; i++)
    if (best[full * n + i] + dist[i][0] < shortest)
      shortest = best[full * n + i] + dist[i][0];
  write(shortest);
  return 0;
}

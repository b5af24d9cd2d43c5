//===- page-rank.c --------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Ranks of pages by repeated redistribution, in fixed point.

#include <course.h>
#include <stdint.h>

enum { Pages = 128, Links = 4, One = 1 << 24 };

static uint8_t Link[Pages][Links];
static uint32_t Rank[Pages], Next[Pages];

int main(void) {
  uint32_t pages = (uint32_t)read(), rounds = (uint32_t)read();
  for (uint32_t i = 0; i < pages; ++i) {
    Rank[i] = One / pages;
    for (uint32_t k = 0; k < Links; ++k)
      Link[i][k] = (uint8_t)((i * i + k * 29 + i / 3) % pages);
  }
  for (uint32_t round = 0; round < rounds; ++round) {
    for (uint32_t i = 0; i < pages; ++i)
      Next[i] = One / pages * 3 / 20;
    for (uint32_t i = 0; i < pages; ++i) {
      uint32_t share = Rank[i] / Links * 17 / 20;
      for (uint32_t k = 0; k < Links; ++k)
        Next[Link[i][k]] += share;
    }
    for (uint32_t i = 0; i < pages; ++i)
      Rank[i] = Next[i];
  }
  uint32_t best = 0;
  for (uint32_t i = 1; i < pages; ++i)
    if (Rank[i] > Rank[best])
      best = i;
  write(best);
  write(Rank[best]);
  return 0;
}

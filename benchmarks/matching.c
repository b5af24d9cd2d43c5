//===- matching.c ---------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Bipartite matching by augmenting paths, recursively.

#include <course.h>
#include <stdbool.h>
#include <stdint.h>

static uint64_t Edges[64];
static int8_t Mate[64];
static uint64_t Seen;

static bool augment(unsigned left) {
  uint64_t open = Edges[left] & ~Seen;
  while (open) {
    unsigned right = (unsigned)__builtin_ctzll(open);
    Seen |= (uint64_t)1 << right;
    if (Mate[right] < 0 || augment((unsigned)Mate[right])) {
      Mate[right] = (int8_t)left;
      return true;
    }
    open = Edges[left] & ~Seen;
  }
  return false;
}

int main(void) {
  unsigned n = (unsigned)read(), graphs = (unsigned)read();
  uint64_t x = read();
  for (unsigned g = 0; g < graphs; ++g) {
    for (unsigned i = 0; i < n; ++i) {
      uint64_t row = ~(uint64_t)0;
      for (unsigned k = 0; k < 4; ++k) {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        row &= x;
      }
      Edges[i] = n < 64 ? row & (((uint64_t)1 << n) - 1) : row;
      Mate[i] = -1;
    }
    unsigned size = 0;
    for (unsigned i = 0; i < n; ++i) {
      Seen = 0;
      size += augment(i);
    }
    write(size);
  }
  return 0;
}

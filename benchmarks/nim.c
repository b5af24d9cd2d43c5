//===- nim.c --------------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Grundy numbers of games on heaps and rows, with memory.

#include <course.h>
#include <stdint.h>

static uint8_t Known[400];

static unsigned mex(const uint8_t *values, unsigned n) {
  uint64_t seen = 0;
  for (unsigned i = 0; i < n; ++i)
    seen |= (uint64_t)1 << values[i];
  unsigned m = 0;
  while (seen >> m & 1)
    ++m;
  return m;
}

// Dawson's Kayles: who removes one or two neighbouring pins splits the row.
static unsigned kayles(unsigned pins) {
  if (!pins)
    return 0;
  if (Known[pins])
    return Known[pins] - 1u;
  uint8_t values[400];
  unsigned n = 0;
  for (unsigned take = 1; take <= 2; ++take)
    for (unsigned left = 0; left + take <= pins; ++left)
      values[n++] = (uint8_t)(kayles(left) ^ kayles(pins - take - left));
  unsigned g = mex(values, n);
  Known[pins] = (uint8_t)(g + 1);
  return g;
}

int main(void) {
  unsigned pins = (unsigned)read(), limit = (unsigned)read();
  uint64_t hash = 0;
  for (unsigned n = 1; n <= pins; ++n)
    hash = hash * 10 + kayles(n);
  write(hash);
  // Heaps from which a divisor or a square is taken.
  uint8_t *g = malloc((limit + 8) / 8 * 8);
  unsigned lost = 0;
  for (unsigned n = 1; n <= limit; ++n) {
    uint8_t reached[200];
    unsigned count = 0;
    for (unsigned d = 1; d * d <= n; ++d) {
      reached[count++] = g[n - d * d];
      if (n % d == 0)
        reached[count++] = g[n - d];
    }
    g[n] = (uint8_t)mex(reached, count);
    lost += g[n] == 0;
  }
  write(lost);
  return 0;
}

//===- subset-sum.c -------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which sums can be made: as bits in words, as flags, and the number of
/// subsets.

#include <course.h>
#include <stdint.h>

#define WORDS 16
#define LIMIT (WORDS * 64)

static void shiftOr(uint64_t *bits, unsigned by) {
  unsigned words = by / 64, rest = by % 64;
  for (int i = WORDS - 1; i >= (int)words; --i) {
    uint64_t x = bits[i - words] << rest;
    if (rest && i > (int)words)
      x |= bits[i - words - 1] >> (64 - rest);
    bits[i] |= x;
  }
}

int main(void) {
  unsigned n = (unsigned)read();
  uint64_t bits[WORDS] = {1};
  char possible[LIMIT] = {1};
  uint32_t *ways = malloc(LIMIT * sizeof *ways);
  ways[0] = 1;
  unsigned end = 1;
  for (unsigned k = 0; k < n; ++k) {
    unsigned x = (unsigned)read();
    shiftOr(bits, x);
    end = end + x < LIMIT ? end + x : LIMIT;
    for (unsigned s = end; s-- > x;) {
      if (possible[s - x])
        possible[s] = 1;
      ways[s] += ways[s - x];
    }
  }
  unsigned count = 0, same = 0;
  uint32_t hash = 0;
  for (unsigned s = 0; s < end; ++s) {
    count += possible[s];
    same += possible[s] == (bits[s / 64] >> s % 64 & 1);
    hash = hash * 31 + ways[s];
  }
  write(count);
  write(same);
  write(hash);
  free(ways);
  return 0;
}

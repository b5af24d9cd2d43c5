//===- fenwick.c ----------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Sums of prefixes in a tree of partial sums, in one and in two dimensions.

#include <course.h>

int main(void) {
  uint64_t n = read(), side = read(), rounds = read();
  uint64_t *tree = malloc((n + 1) * 8);
  uint64_t x = 99, total = 0;
  for (uint64_t r = 0; r < rounds; r++) {
    x = x * 6364136223846793005u + 1442695040888963407u;
    for (uint64_t i = (x >> 33) % n + 1; i <= n; i += i & (0 - i))
      tree[i] += r;
    for (uint64_t i = (x >> 21) % n + 1; i > 0; i -= i & (0 - i))
      total += tree[i];
  }
  write(total);
  uint64_t *plane = malloc((side + 1) * (side + 1) * 8);
  total = 0;
  for (uint64_t r = 0; r < rounds; r++) {
    x = x * 6364136223846793005u + 1442695040888963407u;
    for (uint64_t i = (x >> 33) % side + 1; i <= side; i += i & (0 - i))
      for (uint64_t j = (x >> 40) % side + 1; j <= side; j += j & (0 - j))
        plane[i * (side + 1) + j] += x >> 60;
    for (uint64_t i = (x >> 50) % side + 1; i > 0; i &= i - 1)
      for (uint64_t j = (x >> 12) % side + 1; j > 0; j &= j - 1)
        total += plane[i * (side + 1) + j];
  }
  write(total);
  free(plane);
  free(tree);
  return 0;
}

//===- prefix-2d.c --------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A summed-area table, and sums of many rectangles from it.

#include <course.h>

int main(void) {
  uint64_t h = read(), w = read(), queries = read();
  uint64_t *s = malloc((h + 1) * (w + 1) * 8);
  uint64_t seed = 5;
  for (uint64_t i = 1; i <= h; i++)
    for (uint64_t j = 1; j <= w; j++) {
      seed = seed * 6364136223846793005u + 1442695040888963407u;
      s[i * (w + 1) + j] = (seed >> 40) % 100 + s[(i - 1) * (w + 1) + j] +
                           s[i * (w + 1) + j - 1] -
                           s[(i - 1) * (w + 1) + j - 1];
    }
  uint64_t best = 0, total = 0;
  for (uint64_t q = 0; q < queries; q++) {
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    uint64_t a = (seed >> 33) % h, b = (seed >> 13) % w;
    uint64_t c = a + (seed >> 45) % (h - a) + 1,
             d = b + (seed >> 50) % (w - b) + 1;
    uint64_t sum = s[c * (w + 1) + d] - s[a * (w + 1) + d] -
                   s[c * (w + 1) + b] + s[a * (w + 1) + b];
    total += sum;
    if (sum > best)
      best = sum;
  }
  write(best);
  write(total);
  free(s);
  return 0;
}

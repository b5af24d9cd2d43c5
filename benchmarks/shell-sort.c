//===- shell-sort.c -------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Shell's sort with three sequences of gaps, counting moves.

#include <course.h>
#include <stdint.h>

static uint64_t moves;

static void sortWith(uint32_t *a, uint32_t n, const uint32_t *gaps) {
  for (; *gaps; ++gaps) {
    uint32_t gap = *gaps;
    for (uint32_t i = gap; i < n; ++i) {
      uint32_t x = a[i], j = i;
      while (j >= gap && a[j - gap] > x) {
        a[j] = a[j - gap];
        j -= gap;
        ++moves;
      }
      a[j] = x;
    }
  }
}

int main(void) {
  static const uint32_t ciura[] = {701, 301, 132, 57, 23, 10, 4, 1, 0};
  static const uint32_t knuth[] = {364, 121, 40, 13, 4, 1, 0};
  static const uint32_t halves[] = {512, 256, 128, 64, 32, 16, 8, 4, 2, 1, 0};
  const uint32_t *sequences[] = {ciura, knuth, halves};
  uint32_t n = (uint32_t)read();
  uint32_t *a = malloc((n + 1) / 2 * 8);
  for (int s = 0; s < 3; ++s) {
    uint32_t x = 99;
    for (uint32_t i = 0; i < n; ++i) {
      x ^= x << 13;
      x ^= x >> 17;
      x ^= x << 5;
      a[i] = x % 5000;
    }
    moves = 0;
    sortWith(a, n, sequences[s]);
    write(moves);
    write(a[0]);
    write(a[n - 1]);
  }
  free(a);
  return 0;
}

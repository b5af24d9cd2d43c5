//===- scratch-rows.c ----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Rows that are cleared, copied and compared by memset, memcpy and memcmp.

#include <course.h>
#include <stdint.h>
#include <string.h>

#define MAX_WIDTH 64

struct row {
  uint16_t counts[MAX_WIDTH];
  uint32_t sum;
};

int main(void) {
  unsigned n = (unsigned)read(), width = (unsigned)read() % MAX_WIDTH + 1;
  uint32_t seed = (uint32_t)read();
  static struct row row, best, last;
  uint8_t marks[MAX_WIDTH * 4];
  uint64_t same = 0, distinct = 0;
  for (unsigned i = 0; i < n; ++i) {
    memset(&row, 0, sizeof row);
    memset(marks, 0, 4 * width);
    for (unsigned k = 0; k < width; ++k) {
      seed = seed * 1103515245 + 12345;
      uint32_t x = seed >> 16 & 3;
      row.counts[k] = (uint16_t)x;
      row.sum += x * (k + 1);
      marks[seed >> 20 & 255 % (4 * width - 1)] = 1;
    }
    for (unsigned k = 0; k < 4 * width; ++k)
      distinct += marks[k];
    if (memcmp(row.counts, last.counts, 4) == 0)
      ++same;
    memcpy(&last, &row, sizeof row);
    if (row.sum > best.sum)
      best = row;
  }
  write(same);
  write(distinct);
  write(best.sum);
  uint64_t hash = 0;
  for (unsigned k = 0; k < width; ++k)
    hash = hash * 5 + best.counts[k] + last.counts[k];
  write(hash);
}

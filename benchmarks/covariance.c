//===- covariance.c -------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Means and covariances of the columns of a table.

#include <course.h>
#include <stdint.h>

struct Data {
  unsigned rows, columns;
  int16_t *values;
};

static int16_t get(const struct Data *d, unsigned row, unsigned column) {
  return d->values[row * d->columns + column];
}

static int32_t mean(const struct Data *d, unsigned column) {
  int32_t sum = 0;
  for (unsigned i = 0; i < d->rows; ++i)
    sum += get(d, i, column);
  return sum / (int32_t)d->rows;
}

int main(void) {
  struct Data d = {(unsigned)read(), (unsigned)read(), 0};
  d.values = malloc((d.rows * d.columns * 2 + 7) / 8 * 8);
  uint32_t x = 12345;
  for (unsigned i = 0; i < d.rows * d.columns; ++i) {
    x = x * 1664525 + 1013904223;
    d.values[i] = (int16_t)(x >> 24) - 128;
  }
  int32_t *means = malloc((d.columns * 4 + 7) / 8 * 8);
  for (unsigned j = 0; j < d.columns; ++j)
    means[j] = mean(&d, j);
  int64_t total = 0;
  for (unsigned i = 0; i < d.columns; ++i)
    for (unsigned j = i; j < d.columns; ++j) {
      int32_t sum = 0;
      for (unsigned k = 0; k < d.rows; ++k)
        sum += (get(&d, k, i) - means[i]) * (get(&d, k, j) - means[j]);
      if (i == j)
        write((uint64_t)(sum / (int32_t)d.rows));
      total += sum;
    }
  write((uint64_t)total);
  return 0;
}

//===- transposed-twice.c -------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A matrix times a vector, then its transpose times the result; the vector is
/// used again.

#include <course.h>
#include <stddef.h>

static void timesTransposed(const int32_t *m, size_t rows, size_t columns,
                            const int64_t *x, int64_t *t, int64_t *y) {
  for (size_t j = 0; j < columns; ++j)
    y[j] = 0;
  for (size_t i = 0; i < rows; ++i) {
    t[i] = 0;
    for (size_t j = 0; j < columns; ++j)
      t[i] += m[i * columns + j] * x[j];
    for (size_t j = 0; j < columns; ++j)
      y[j] += m[i * columns + j] * t[i];
  }
}

int main(void) {
  size_t rows = read(), columns = read();
  int32_t *m = malloc(rows * columns * 8);
  int64_t *x = malloc(columns * 8), *y = malloc(columns * 8);
  int64_t *t = malloc(rows * 8);
  for (size_t i = 0; i < rows * columns; ++i)
    m[i] = (int32_t)(i * i % 23) - 11;
  for (size_t j = 0; j < columns; ++j)
    x[j] = (int64_t)j % 4;
  for (uint64_t steps = read(); steps; --steps) {
    timesTransposed(m, rows, columns, x, t, y);
    int64_t sum = 0;
    for (size_t j = 0; j < columns; ++j) {
      sum += y[j];
      x[j] = y[j] % 50;
    }
    write((uint64_t)sum);
  }
  free(t);
  free(y);
  free(x);
  free(m);
  return 0;
}

//===- matmul-naive.c -----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Matrix product by three loops over arrays of rows on the heap.

#include <course.h>
#include <stdint.h>

static uint64_t **allocate(uint64_t n) {
  uint64_t **rows = malloc(n * sizeof *rows);
  for (uint64_t i = 0; i < n; ++i)
    rows[i] = malloc(n * sizeof **rows);
  return rows;
}

static void fill(uint64_t **m, uint64_t n, uint64_t *state) {
  for (uint64_t i = 0; i < n; ++i)
    for (uint64_t j = 0; j < n; ++j) {
      *state = *state * 1103515245 + 12345;
      m[i][j] = *state >> 16 & 0xffff;
    }
}

static void multiply(uint64_t **c, uint64_t **a, uint64_t **b, uint64_t n) {
  for (uint64_t i = 0; i < n; ++i)
    for (uint64_t j = 0; j < n; ++j) {
      c[i][j] = 0;
      for (uint64_t k = 0; k < n; ++k)
        c[i][j] += a[i][k] * b[k][j];
    }
}

int main(void) {
  uint64_t n = read(), state = read();
  uint64_t **a = allocate(n), **b = allocate(n), **c = allocate(n);
  fill(a, n, &state);
  fill(b, n, &state);
  multiply(c, a, b, n);
  uint64_t checksum = 0;
  for (uint64_t i = 0; i < n; ++i) {
    write(c[i][i]);
    for (uint64_t j = 0; j < n; ++j)
      checksum = checksum * 31 + c[i][j];
  }
  write(checksum);
  return 0;
}

//===- sparse-matvec.c ----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A sparse matrix in compressed rows times a vector, again and again.

#include <course.h>
#include <stdint.h>

typedef struct {
  uint32_t rows;
  uint32_t *start;
  uint16_t *column;
  int32_t *value;
} Sparse;

static Sparse make(uint32_t n, uint32_t perRow) {
  Sparse s;
  s.rows = n;
  s.start = malloc((n + 2) / 2 * 8);
  s.column = malloc((n * perRow + 3) / 4 * 8);
  s.value = malloc((n * perRow + 1) / 2 * 8);
  uint32_t used = 0;
  for (uint32_t i = 0; i < n; ++i) {
    s.start[i] = used;
    uint32_t count = (i * 7 + 1) % perRow + 1;
    for (uint32_t k = 0; k < count; ++k) {
      s.column[used] = (uint16_t)((i * 5 + k * k * 11 + 1) % n);
      s.value[used++] = (int32_t)(k % 3) - 1;
    }
  }
  s.start[n] = used;
  return s;
}

static void multiply(const Sparse *s, const int32_t *x, int32_t *y) {
  for (uint32_t i = 0; i < s->rows; ++i) {
    int32_t sum = 0;
    for (uint32_t k = s->start[i]; k < s->start[i + 1]; ++k)
      sum += s->value[k] * x[s->column[k]];
    y[i] = sum % 9973;
  }
}

int main(void) {
  uint32_t n = (uint32_t)read(), perRow = (uint32_t)read();
  Sparse s = make(n, perRow);
  int32_t *x = malloc((n + 1) / 2 * 8), *y = malloc((n + 1) / 2 * 8);
  for (uint32_t i = 0; i < n; ++i)
    x[i] = (int32_t)i - 10;
  for (uint32_t rounds = (uint32_t)read(); rounds; --rounds) {
    multiply(&s, x, y);
    multiply(&s, y, x);
  }
  int64_t sum = 0;
  for (uint32_t i = 0; i < n; ++i)
    sum += (int64_t)x[i] * i;
  write((uint64_t)sum);
  return 0;
}

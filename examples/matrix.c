//===- matrix.c -----------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads two square matrices and writes their product, and the trace of its
/// powers, all modulo 2^64.

#include <course.h>
#include <stdint.h>

enum { MaxSize = 8 };

typedef struct {
  uint64_t size;
  uint64_t at[MaxSize][MaxSize];
} Matrix;

static void readMatrix(Matrix *m, uint64_t size) {
  m->size = size;
  for (uint64_t i = 0; i < size; ++i)
    for (uint64_t j = 0; j < size; ++j)
      m->at[i][j] = read();
}

static void multiply(Matrix *product, const Matrix *a, const Matrix *b) {
  product->size = a->size;
  for (uint64_t i = 0; i < a->size; ++i)
    for (uint64_t j = 0; j < a->size; ++j) {
      uint64_t sum = 0;
      for (uint64_t k = 0; k < a->size; ++k)
        sum += a->at[i][k] * b->at[k][j];
      product->at[i][j] = sum;
    }
}

static uint64_t trace(const Matrix *m) {
  uint64_t sum = 0;
  for (uint64_t i = 0; i < m->size; ++i)
    sum += m->at[i][i];
  return sum;
}

int main(void) {
  uint64_t size = read();
  Matrix a, b, c;
  readMatrix(&a, size);
  readMatrix(&b, size);
  multiply(&c, &a, &b);
  for (uint64_t i = 0; i < size; ++i)
    for (uint64_t j = 0; j < size; ++j)
      write(c.at[i][j]);
  for (int i = 0; i < 5; ++i) {
    multiply(&b, &c, &c);
    write(trace(&b));
    c = b;
  }
  return 0;
}

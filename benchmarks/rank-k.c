//===- rank-k.c -----------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Symmetric rank-k and rank-2k updates of lower triangles.

#include <course.h>

enum { Max = 20 };

struct Matrix {
  int rows, columns;
  int32_t cell[Max][Max];
};

static struct Matrix A, B, C;

static void fill(struct Matrix *m, int rows, int columns, int salt) {
  m->rows = rows;
  m->columns = columns;
  for (int i = 0; i < rows; ++i)
    for (int j = 0; j < columns; ++j)
      m->cell[i][j] = (i * columns + j + salt) % 13 - 6;
}

static void rankK(struct Matrix *c, const struct Matrix *a, int32_t alpha) {
  for (int i = 0; i < c->rows; ++i)
    for (int k = 0; k < a->columns; ++k)
      for (int j = 0; j <= i; ++j)
        c->cell[i][j] += alpha * a->cell[i][k] * a->cell[j][k];
}

static void rank2K(struct Matrix *c, const struct Matrix *a,
                   const struct Matrix *b) {
  for (int i = 0; i < c->rows; ++i)
    for (int k = 0; k < a->columns; ++k)
      for (int j = 0; j <= i; ++j)
        c->cell[i][j] +=
            a->cell[j][k] * b->cell[i][k] + b->cell[j][k] * a->cell[i][k];
}

int main(void) {
  int n = (int)read(), k = (int)read(), alpha = (int)read();
  fill(&A, n, k, 1);
  fill(&B, n, k, 5);
  fill(&C, n, n, 2);
  rankK(&C, &A, alpha);
  rank2K(&C, &A, &B);
  for (int i = 0; i < n; ++i) {
    int32_t sum = 0;
    for (int j = 0; j <= i; ++j)
      sum += C.cell[i][j] * (j + 1);
    write(sum);
  }
  return 0;
}

//===- alternating-directions.c -------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Heat in a square, by rows and by columns in turn, in integers.

#include <course.h>
#include <stdint.h>

enum { MaxSize = 100, Scale = 1 << 12 };

static int heat[MaxSize][MaxSize], next[MaxSize][MaxSize];
static int p[MaxSize], q[MaxSize];

/* Solves the equations of a line; what is around is cold. */
static void forward(int i, int n, int byRows) {
  p[0] = q[0] = 0;
  for (int j = 1; j < n - 1; ++j) {
    int here = byRows ? heat[i][j] : next[j][i];
    int left = byRows ? heat[i - 1][j] : next[j][i - 1];
    int right = byRows ? heat[i + 1][j] : next[j][i + 1];
    int pivot = 4 * Scale - p[j - 1];
    p[j] = Scale * Scale / pivot;
    q[j] = (int)((int64_t)(left + 2 * here + right + q[j - 1]) * Scale / pivot);
  }
}

int main(void) {
  int n = (int)read(), steps = (int)read();
  uint64_t state = read();
  for (int i = 1; i < n - 1; ++i)
    for (int j = 1; j < n - 1; ++j) {
      state = state * 6364136223846793005u + 1442695040888963407u;
      heat[i][j] = (int)(state >> 44) % 10000;
    }
  for (int step = 0; step < steps; ++step) {
    for (int i = 1; i < n - 1; ++i) {
      forward(i, n, 1);
      for (int j = n - 2; j > 0; --j)
        next[i][j] = (int)((int64_t)p[j] * next[i][j + 1] / Scale) + q[j];
    }
    for (int i = 1; i < n - 1; ++i) {
      forward(i, n, 0);
      for (int j = n - 2; j > 0; --j)
        heat[j][i] = (int)((int64_t)p[j] * heat[j + 1][i] / Scale) + q[j];
    }
  }
  uint64_t sum = 0;
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < n; ++j)
      sum = sum * 31 + (uint64_t)(int64_t)heat[i][j];
  write(sum);
  return 0;
}

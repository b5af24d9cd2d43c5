//===- wave-1d.c ----------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A vibrating string: three rows of positions that take turns.

#include <course.h>

static void swap(int **a, int **b) {
  int *t = *a;
  *a = *b;
  *b = t;
}

int main(void) {
  int n = read();
  int steps = read();
  int *before = malloc((n + n % 2) * sizeof(int));
  int *now = malloc((n + n % 2) * sizeof(int));
  int *after = malloc((n + n % 2) * sizeof(int));
  for (int i = 1; i < n - 1; i++)
    now[i] = before[i] = i < n / 4 ? i * 100 : (n - i) * 33;
  int crossings = 0;
  for (int t = 0; t < steps; t++) {
    for (int i = 1; i < n - 1; i++)
      after[i] =
          2 * now[i] - before[i] + (now[i - 1] - 2 * now[i] + now[i + 1]) / 4;
    if ((now[n / 2] < 0) != (after[n / 2] < 0))
      crossings++;
    swap(&before, &now);
    swap(&now, &after);
  }
  write(crossings);
  write(now[n / 2]);
  write(now[n / 3]);
  return 0;
}

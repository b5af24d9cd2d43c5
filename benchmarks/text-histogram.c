//===- text-histogram.c ------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads numbers and draws how often each tenth of their range occurs.

// text

#include <stdio.h>

int main(void) {
  int n, count[10] = {0}, low = 0, high = 0;
  static int values[4096];
  if (scanf("%d", &n) != 1 || n < 0 || n > 4096) {
    printf("bad size\n");
    return 0;
  }
  for (int i = 0; i < n; ++i) {
    if (scanf("%d", &values[i]) != 1)
      values[i] = 0;
    if (i == 0 || values[i] < low)
      low = values[i];
    if (i == 0 || values[i] > high)
      high = values[i];
  }
  for (int i = 0; i < n; ++i)
    ++count[(long)(values[i] - low) * 10 / (high - low + 1)];
  for (int i = 0; i < 10; ++i) {
    printf("%2d: ", i);
    for (int j = 0; j < count[i]; j += n / 100 + 1)
      putchar('*');
    printf(" %d (%d%%)\n", count[i], n ? count[i] * 100 / n : 0);
  }
  printf("%d to %d\n", low, high);
}

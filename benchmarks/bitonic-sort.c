//===- bitonic-sort.c -----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A bitonic sorting network over a power of two of numbers.

#include <course.h>

static void compare(int64_t *a, uint64_t i, uint64_t j, int up) {
  if ((a[i] > a[j]) == up) {
    int64_t t = a[i];
    a[i] = a[j];
    a[j] = t;
  }
}

int main(void) {
  uint64_t n = read();
  int64_t *a = malloc(n * 8);
  for (uint64_t i = 0; i < n; i++)
    a[i] = (int64_t)(i * 7919 % 1009) - 500;
  for (uint64_t k = 2; k <= n; k *= 2)
    for (uint64_t j = k / 2; j > 0; j /= 2)
      for (uint64_t i = 0; i < n; i++) {
        uint64_t l = i ^ j;
        if (l > i)
          compare(a, i, l, (i & k) == 0);
      }
  for (uint64_t i = 0; i < n; i++)
    write(a[i]);
  return 0;
}

//===- bubble-sort.c ------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Bubble sort of the input, ending early when a pass swaps nothing.

#include <course.h>
#include <stdbool.h>
#include <stdint.h>

int main(void) {
  uint64_t n = read();
  uint64_t *a = malloc(8 * n);
  for (uint64_t i = 0; i < n; ++i)
    a[i] = read();
  for (uint64_t end = n; end > 1; --end) {
    bool sorted = true;
    for (uint64_t i = 1; i < end; ++i) {
      if (a[i - 1] <= a[i])
        continue;
      uint64_t t = a[i - 1];
      a[i - 1] = a[i];
      a[i] = t;
      sorted = false;
    }
    if (sorted)
      break;
  }
  for (uint64_t i = 0; i < n; ++i)
    write(a[i]);
  free(a);
  return 0;
}

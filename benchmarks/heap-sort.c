//===- heap-sort.c --------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Heap sort of the input as 32-bit numbers.

#include <course.h>
#include <stdint.h>

static void siftDown(uint32_t *a, uint32_t root, uint32_t n) {
  uint32_t v = a[root];
  for (;;) {
    uint32_t child = 2 * root + 1;
    if (child >= n)
      break;
    if (child + 1 < n && a[child + 1] > a[child])
      ++child;
    if (v >= a[child])
      break;
    a[root] = a[child];
    root = child;
  }
  a[root] = v;
}

int main(void) {
  uint32_t n = (uint32_t)read();
  uint32_t *a = malloc((4 * (uint64_t)n + 7) / 8 * 8);
  for (uint32_t i = 0; i < n; ++i)
    a[i] = (uint32_t)read();
  for (uint32_t i = n / 2; i-- > 0;)
    siftDown(a, i, n);
  for (uint32_t i = n - 1; i > 0; --i) {
    uint32_t t = a[0];
    a[0] = a[i];
    a[i] = t;
    siftDown(a, 0, i);
  }
  for (uint32_t i = 0; i < n; ++i)
    write(a[i]);
  free(a);
  return 0;
}

//===- merge-sort.c -------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Bottom-up merge sort of the input between two arrays.

#include <course.h>
#include <stdint.h>

static void merge(const uint64_t *from, uint64_t *to, uint64_t low,
                  uint64_t middle, uint64_t high) {
  uint64_t i = low, j = middle;
  for (uint64_t k = low; k < high; ++k) {
    if (i < middle && (j >= high || from[i] <= from[j]))
      to[k] = from[i++];
    else
      to[k] = from[j++];
  }
}

static uint64_t atMost(uint64_t x, uint64_t limit) {
  return x < limit ? x : limit;
}

int main(void) {
  uint64_t n = read();
  uint64_t *a = malloc(8 * n), *b = malloc(8 * n);
  for (uint64_t i = 0; i < n; ++i)
    a[i] = read();
  for (uint64_t width = 1; width < n; width *= 2) {
    for (uint64_t low = 0; low < n; low += 2 * width)
      merge(a, b, low, atMost(low + width, n), atMost(low + 2 * width, n));
    uint64_t *t = a;
    a = b;
    b = t;
  }
  for (uint64_t i = 0; i < n; ++i)
    write(a[i]);
  free(a);
  free(b);
  return 0;
}

//===- matmul-transposed.c ------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Matrix product with the second factor transposed first, 32-bit elements,
/// flat arrays on the heap.

#include <course.h>
#include <stdint.h>

static void fill(uint32_t *m, uint32_t n, uint32_t seed) {
  for (uint32_t i = 0; i < n * n; ++i) {
    seed = seed * 1664525 + 1013904223;
    m[i] = seed >> 20;
  }
}

int main(void) {
  uint32_t n = (uint32_t)read(), seed = (uint32_t)read();
  uint64_t bytes = (uint64_t)n * n * 4 + 4 & ~(uint64_t)7;
  uint32_t *a = malloc(bytes), *b = malloc(bytes), *t = malloc(bytes);
  uint32_t *c = malloc(bytes);
  fill(a, n, seed);
  fill(b, n, seed + 1);
  for (uint32_t i = 0; i < n; ++i)
    for (uint32_t j = 0; j < n; ++j)
      t[j * n + i] = b[i * n + j];
  for (uint32_t i = 0; i < n; ++i)
    for (uint32_t j = 0; j < n; ++j) {
      uint32_t sum = 0;
      for (uint32_t k = 0; k < n; ++k)
        sum += a[i * n + k] * t[j * n + k];
      c[i * n + j] = sum;
    }
  uint32_t checksum = 0;
  for (uint32_t i = 0; i < n * n; ++i)
    checksum = checksum * 33 ^ c[i];
  write(checksum);
  free(a);
  free(b);
  free(t);
  free(c);
  return 0;
}

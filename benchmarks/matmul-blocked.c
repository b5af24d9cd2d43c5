//===- matmul-blocked.c ---------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Matrix product in blocks of eight by eight, six loops deep.

#include <course.h>
#include <stdint.h>

enum { Block = 8 };

static uint64_t least(uint64_t a, uint64_t b) { return a < b ? a : b; }

static void multiply(const uint64_t *a, const uint64_t *b, uint64_t *c,
                     uint64_t n) {
  for (uint64_t bi = 0; bi < n; bi += Block)
    for (uint64_t bk = 0; bk < n; bk += Block)
      for (uint64_t bj = 0; bj < n; bj += Block)
        for (uint64_t i = bi; i < least(bi + Block, n); ++i)
          for (uint64_t k = bk; k < least(bk + Block, n); ++k) {
            uint64_t factor = a[i * n + k];
            for (uint64_t j = bj; j < least(bj + Block, n); ++j)
              c[i * n + j] += factor * b[k * n + j];
          }
}

int main(void) {
  uint64_t n = read(), x = read();
  uint64_t *a = malloc(n * n * 8), *b = malloc(n * n * 8);
  uint64_t *c = malloc(n * n * 8);
  for (uint64_t i = 0; i < n * n; ++i) {
    x ^= x << 13;
    x ^= x >> 7;
    x ^= x << 17;
    a[i] = x & 0xff;
    b[i] = x >> 8 & 0xff;
  }
  multiply(a, b, c, n);
  uint64_t checksum = 0;
  for (uint64_t i = 0; i < n * n; ++i)
    checksum = checksum * 1099511628211 + c[i];
  write(checksum);
  free(a);
  free(b);
  free(c);
  return 0;
}

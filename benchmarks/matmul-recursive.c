//===- matmul-recursive.c -------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Matrix product by recursion on quarters down to two by two.

#include <course.h>
#include <stdint.h>

// Adds the product of two n by n pieces to a third; all have the same stride.
static void multiplyAdd(uint64_t *c, const uint64_t *a, const uint64_t *b,
                        uint64_t n, uint64_t stride) {
  if (n == 2) {
    c[0] += a[0] * b[0] + a[1] * b[stride];
    c[1] += a[0] * b[1] + a[1] * b[stride + 1];
    c[stride] += a[stride] * b[0] + a[stride + 1] * b[stride];
    c[stride + 1] += a[stride] * b[1] + a[stride + 1] * b[stride + 1];
    return;
  }
  uint64_t half = n / 2, down = half * stride;
  for (unsigned part = 0; part < 8; ++part) {
    uint64_t i = part & 1, j = part >> 1 & 1, k = part >> 2;
    multiplyAdd(c + i * down + j * half, a + i * down + k * half,
                b + k * down + j * half, half, stride);
  }
}

int main(void) {
  uint64_t n = read(), seed = read();
  uint64_t *a = malloc(n * n * 8), *b = malloc(n * n * 8);
  uint64_t *c = malloc(n * n * 8);
  for (uint64_t i = 0; i < n * n; ++i) {
    seed = seed * 69069 + 1;
    a[i] = seed % 1000;
    b[i] = seed / 1000 % 1000;
  }
  multiplyAdd(c, a, b, n, n);
  for (uint64_t i = 0; i < n; ++i) {
    uint64_t sum = 0;
    for (uint64_t j = 0; j < n; ++j)
      sum = sum * 7 + c[i * n + j];
    write(sum);
  }
  free(a);
  free(b);
  free(c);
  return 0;
}

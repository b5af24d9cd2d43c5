//===- symmetric-product.c ------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A symmetric matrix, of which only the lower half is stored, times a full
/// one.

#include <course.h>
#include <stdint.h>

static uint64_t at(const uint16_t *half, unsigned i, unsigned j) {
  return i >= j ? half[i * (i + 1) / 2 + j] : half[j * (j + 1) / 2 + i];
}

int main(void) {
  unsigned n = read(), m = read();
  uint16_t half[24 * 25 / 2];
  for (unsigned i = 0; i < n * (n + 1) / 2; i++)
    half[i] = (uint16_t)(i * 37 % 101);
  uint64_t *b = malloc(n * m * 8), *c = malloc(n * m * 8);
  for (unsigned i = 0; i < n * m; i++)
    b[i] = i * i % 11;
  for (unsigned i = 0; i < n; i++)
    for (unsigned j = 0; j < m; j++) {
      uint64_t sum = 0;
      for (unsigned k = 0; k < n; k++)
        sum += at(half, i, k) * b[k * m + j];
      c[i * m + j] = sum;
    }
  for (unsigned i = 0; i < n; i++)
    write(c[i * m] + c[i * m + m - 1]);
  return 0;
}

//===- gauss-jordan.c -----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Inverts 0-1 matrices over the field of two elements, a row in one number.

#include <course.h>

int main(void) {
  uint64_t n, seed, tries;
  uint64_t rows[32], inverse[32];
  uint64_t singular = 0, hash = 0;

  n = read();
  tries = read();
  seed = read();
  while (tries--) {
    for (uint64_t i = 0; i < n; i++) {
      seed ^= seed << 13;
      seed ^= seed >> 7;
      seed ^= seed << 17;
      rows[i] = seed & ((1ul << n) - 1);
      inverse[i] = 1ul << i;
    }
    uint64_t rank = 0;
    for (uint64_t c = 0; c < n; c++) {
      uint64_t p = rank;
      while (p < n && !(rows[p] >> c & 1))
        p++;
      if (p == n)
        break;
      uint64_t t = rows[p];
      rows[p] = rows[rank];
      rows[rank] = t;
      t = inverse[p];
      inverse[p] = inverse[rank];
      inverse[rank] = t;
      for (uint64_t i = 0; i < n; i++)
        if (i != rank && (rows[i] >> c & 1)) {
          rows[i] ^= rows[rank];
          inverse[i] ^= inverse[rank];
        }
      rank++;
    }
    if (rank < n)
      singular++;
    else
      for (uint64_t i = 0; i < n; i++)
        hash = hash * 1000003 ^ inverse[i];
  }
  write(singular);
  write(hash);
  return 0;
}

//===- radix-sort.c -------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Least significant digit radix sort of 64-bit keys with records behind them.

#include <course.h>
#include <stdint.h>

struct item {
  uint64_t key;
  uint32_t index;
  uint32_t pad;
};

static void pass(const struct item *from, struct item *to, unsigned n,
                 unsigned shift) {
  unsigned count[64] = {0};
  for (unsigned i = 0; i < n; i++)
    count[from[i].key >> shift & 63]++;
  unsigned sum = 0;
  for (unsigned d = 0; d < 64; d++) {
    unsigned c = count[d];
    count[d] = sum;
    sum += c;
  }
  for (unsigned i = 0; i < n; i++)
    to[count[from[i].key >> shift & 63]++] = from[i];
}

int main(void) {
  unsigned n = read();
  struct item *a = malloc(n * sizeof *a), *b = malloc(n * sizeof *b);
  uint64_t x = read();
  for (unsigned i = 0; i < n; i++) {
    x = x * 6364136223846793005 + 1442695040888963407;
    a[i].key = x >> 40;
    a[i].index = i;
  }
  for (unsigned shift = 0; shift < 24; shift += 12) {
    pass(a, b, n, shift);
    pass(b, a, n, shift + 6);
  }
  uint64_t hash = 0;
  for (unsigned i = 0; i < n; i++)
    hash = hash * 31 + a[i].index;
  write(hash);
  write(a[0].key);
  write(a[n - 1].key);
  return 0;
}

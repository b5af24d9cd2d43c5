//===- discrete-logarithm.c -----------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Discrete logarithms by giant steps and a table of baby steps.

#include <course.h>

struct slot {
  uint32_t key, value;
};
static struct slot table[512];

int main(void) {
  uint32_t p = read(), g = read(), m = 1;
  int queries = read();
  while (m * m < p)
    m++;
  uint64_t x = 1;
  for (uint32_t j = 0; j < m; j++) {
    uint32_t h = x * 2654435761u % 512;
    while (table[h].key && table[h].key != x)
      h = (h + 1) % 512;
    if (!table[h].key) {
      table[h].key = x;
      table[h].value = j;
    }
    x = x * g % p;
  }
  // x is g^m; its inverse by Fermat.
  uint64_t inverse = 1, base = x;
  for (uint32_t e = p - 2; e; e /= 2) {
    if (e % 2)
      inverse = inverse * base % p;
    base = base * base % p;
  }
  uint64_t sum = 0, none = 0;
  for (int q = 1; q <= queries; q++) {
    uint64_t y = (uint64_t)q * q % (p - 1) + 1;
    uint32_t i;
    for (i = 0; i < m; i++) {
      uint32_t h = y * 2654435761u % 512;
      while (table[h].key && table[h].key != y)
        h = (h + 1) % 512;
      if (table[h].key) {
        sum += i * m + table[h].value;
        break;
      }
      y = y * inverse % p;
    }
    if (i == m)
      none++;
  }
  write(sum);
  write(none);
}

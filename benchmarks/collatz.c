//===- collatz.c ----------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The longest Collatz sequences below a limit, with the lengths of small
/// numbers remembered.

#include <course.h>
#include <stdint.h>

enum { Remembered = 512 };

static uint16_t lengthOf(uint64_t n, uint16_t *known) {
  uint64_t start = n;
  uint16_t length = 1;
  while (n != 1) {
    if (n < Remembered && known[n]) {
      length += known[n] - 1;
      break;
    }
    n = n & 1 ? 3 * n + 1 : n >> 1;
    ++length;
  }
  if (start < Remembered)
    known[start] = length;
  return length;
}

int main(void) {
  uint64_t limit = read();
  uint16_t *known = malloc(Remembered * sizeof *known);
  uint16_t longest = 0;
  uint64_t total = 0;
  for (uint64_t n = 1; n < limit; ++n) {
    uint16_t length = lengthOf(n, known);
    total += length;
    if (length > longest) {
      longest = length;
      write(n);
      write(length);
    }
  }
  write(total);
  free(known);
  return 0;
}

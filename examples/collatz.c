//===- collatz.c ----------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Collatz sequences: the whole sequence of a number, and the longest one that
/// starts below a limit.

#include <course.h>
#include <stdint.h>

static uint64_t next(uint64_t n) { return n % 2 ? 3 * n + 1 : n / 2; }

static unsigned steps(uint64_t n) {
  unsigned count = 0;
  for (; n != 1; n = next(n))
    ++count;
  return count;
}

int main(void) {
  for (uint64_t n = read();; n = next(n)) {
    write(n);
    if (n == 1)
      break;
  }
  uint64_t limit = read(), best = 1;
  unsigned longest = 0;
  for (uint64_t n = 1; n < limit; ++n) {
    unsigned length = steps(n);
    if (length > longest) {
      longest = length;
      best = n;
    }
  }
  write(best);
  write(longest);
  return 0;
}

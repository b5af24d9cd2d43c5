//===- primes-sieve.c -----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Counts the primes below a limit with a sieve of one bit a number.

#include <course.h>
#include <stdint.h>

int main(void) {
  uint64_t limit = read(), words = limit / 64 + 1;
  uint64_t *composite = malloc(words * 8);
  composite[0] = 3;
  for (uint64_t p = 2; p * p < limit; ++p) {
    if (composite[p / 64] >> p % 64 & 1)
      continue;
    for (uint64_t m = p * p; m < limit; m += p)
      composite[m / 64] |= (uint64_t)1 << m % 64;
  }
  uint64_t count = 0, sum = 0, gap = 0, last = 2;
  for (uint64_t i = 0; i < limit; ++i) {
    if (composite[i / 64] >> i % 64 & 1)
      continue;
    ++count;
    sum += i;
    if (i - last > gap)
      gap = i - last;
    last = i;
  }
  write(count);
  write(sum);
  write(gap);
  write(last);
  free(composite);
  return 0;
}

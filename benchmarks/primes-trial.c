//===- primes-trial.c -----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Lists the primes below a limit by trial division by the primes found.

#include <course.h>
#include <stdbool.h>
#include <stdint.h>

struct Prime {
  uint64_t value;
  struct Prime *next;
};

static bool isPrime(uint64_t n, const struct Prime *known) {
  for (; known && known->value * known->value <= n; known = known->next)
    if (n % known->value == 0)
      return false;
  return true;
}

int main(void) {
  uint64_t limit = read();
  struct Prime *first = 0, **end = &first;
  uint64_t count = 0, twins = 0, last = 0;
  for (uint64_t n = 2; n < limit; ++n) {
    if (!isPrime(n, first))
      continue;
    struct Prime *prime = malloc(sizeof *prime);
    prime->value = n;
    *end = prime;
    end = &prime->next;
    ++count;
    twins += n - last == 2;
    last = n;
  }
  write(count);
  write(twins);
  write(last);
  return 0;
}

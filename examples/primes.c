//===- primes.c -----------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Sieve of Eratosthenes over the odd numbers: reads a limit, writes how many
/// primes lie below it and then the ten largest.

#include <course.h>
#include <stdint.h>

static uint64_t roundUp8(uint64_t n) { return (n + 7) / 8 * 8; }

int main(void) {
  uint64_t limit = read();
  // Composite[i] speaks of the number 2 * i + 1.
  uint64_t count = limit / 2;
  uint8_t *composite = malloc(roundUp8(count + 1));
  composite[0] = 1;
  for (uint64_t i = 1; (2 * i + 1) * (2 * i + 1) < limit; ++i) {
    if (composite[i])
      continue;
    uint64_t p = 2 * i + 1;
    for (uint64_t j = p * p / 2; j < count; j += p)
      composite[j] = 1;
  }
  uint64_t found = limit > 2;
  for (uint64_t i = 1; i < count; ++i)
    found += !composite[i];
  write(found);
  unsigned shown = 0;
  for (uint64_t i = count; i-- > 1 && shown < 10;) {
    if (composite[i])
      continue;
    write(2 * i + 1);
    ++shown;
  }
  free(composite);
  return 0;
}

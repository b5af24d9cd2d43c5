//===- totients.c ---------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Euler's function by a sieve, by factors and by counting; sums over divisors.

#include <course.h>
#include <stdint.h>

int main(void) {
  uint32_t limit = (uint32_t)read(), counted = (uint32_t)read();
  uint32_t *phi = malloc((limit + 2) / 2 * 8);
  for (uint32_t i = 0; i <= limit; ++i)
    phi[i] = i;
  for (uint32_t p = 2; p <= limit; ++p)
    if (phi[p] == p)
      for (uint32_t m = p; m <= limit; m += p)
        phi[m] -= phi[m] / p;
  uint64_t sum = 0;
  for (uint32_t i = 1; i <= limit; ++i)
    sum += phi[i];
  write(sum);
  uint32_t wrong = 0;
  for (uint32_t n = 1; n <= counted; ++n) {
    uint32_t rest = n, product = n, count = 0;
    for (uint32_t p = 2; p * p <= rest; ++p)
      if (rest % p == 0) {
        while (rest % p == 0)
          rest /= p;
        product -= product / p;
      }
    if (rest > 1)
      product -= product / rest;
    for (uint32_t d = 1; d <= n; ++d)
      if (n % d == 0)
        count += phi[d];
    wrong += product != phi[n];
    wrong += count != n;
  }
  write(wrong);
  free(phi);
  return 0;
}

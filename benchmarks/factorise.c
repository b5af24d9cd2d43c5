//===- factorise.c --------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Prime factors by trial division over a wheel, Euler's function, and the
/// number and the sum of divisors, of every number read.

#include <course.h>
#include <stdint.h>

typedef struct {
  uint64_t totient, divisors, sum;
} Functions;

static void takeOut(Functions *f, uint64_t *n, uint64_t prime) {
  if (*n % prime)
    return;
  uint64_t exponent = 0, power = 1, sum = 1;
  while (*n % prime == 0) {
    *n /= prime;
    power *= prime;
    sum += power;
    ++exponent;
  }
  write(prime);
  write(exponent);
  f->totient = f->totient / prime * (prime - 1);
  f->divisors *= exponent + 1;
  f->sum *= sum;
}

int main(void) {
  static const uint8_t Wheel[8] = {4, 2, 4, 2, 4, 6, 2, 6};
  for (uint64_t n; (n = read());) {
    Functions f = {n, 1, 1};
    takeOut(&f, &n, 2);
    takeOut(&f, &n, 3);
    takeOut(&f, &n, 5);
    uint64_t p = 7;
    for (unsigned spoke = 0; p * p <= n; spoke = (spoke + 1) % 8) {
      takeOut(&f, &n, p);
      p += Wheel[spoke];
    }
    if (n > 1)
      takeOut(&f, &n, n);
    write(f.totient);
    write(f.divisors);
    write(f.sum);
  }
  return 0;
}

//===- wide.c -------------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// 128-bit arithmetic: products modulo 64-bit numbers, modular powers, the
/// Miller-Rabin primality test, Fibonacci numbers beyond 64 bits.

#include <course.h>
#include <stdbool.h>
#include <stdint.h>

typedef unsigned __int128 uint128_t;

static uint64_t mulMod(uint64_t a, uint64_t b, uint64_t m) {
  return (uint64_t)((uint128_t)a * b % m);
}

static uint64_t powMod(uint64_t a, uint64_t e, uint64_t m) {
  uint64_t result = 1;
  for (a %= m; e; e >>= 1) {
    if (e & 1)
      result = mulMod(result, a, m);
    a = mulMod(a, a, m);
  }
  return result;
}

static bool passes(uint64_t n, uint64_t base) {
  uint64_t odd = n - 1;
  unsigned twos = 0;
  for (; odd % 2 == 0; odd /= 2)
    ++twos;
  uint64_t x = powMod(base, odd, n);
  if (x == 1 || x == n - 1)
    return true;
  while (--twos) {
    x = mulMod(x, x, n);
    if (x == n - 1)
      return true;
  }
  return false;
}

static bool isPrime(uint64_t n) {
  static const uint8_t Bases[] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
  for (unsigned i = 0; i < sizeof Bases; ++i) {
    if (n % Bases[i] == 0)
      return n == Bases[i];
  }
  for (unsigned i = 0; i < sizeof Bases; ++i)
    if (!passes(n, Bases[i]))
      return false;
  return n > 1;
}

int main(void) {
  uint128_t a = 0, b = 1;
  for (int i = 0; i < 186; ++i) {
    uint128_t sum = a + b;
    a = b;
    b = sum;
  }
  write((uint64_t)(a >> 64));
  write((uint64_t)a);
  write((uint64_t)(a / 1000000007));
  write((uint64_t)(a % 1000000007));
  for (uint64_t n; (n = read());)
    write(isPrime(n));
  return 0;
}

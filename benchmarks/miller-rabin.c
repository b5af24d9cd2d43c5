//===- miller-rabin.c -----------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Prime tests of large numbers by powers, with products of 128 bits and by
/// doubling.

#include <course.h>
#include <stdbool.h>

static uint64_t mulmod(uint64_t a, uint64_t b, uint64_t m) {
  return (unsigned __int128)a * b % m;
}

static uint64_t slowmul(uint64_t a, uint64_t b, uint64_t m) {
  uint64_t r = 0;
  while (b) {
    if (b & 1)
      r = r >= m - a ? r - (m - a) : r + a;
    a = a >= m - a ? a - (m - a) : a + a;
    b >>= 1;
  }
  return r;
}

static bool isPrime(uint64_t n) {
  static const uint8_t bases[] = {2, 3, 5, 7};
  if (n < 2)
    return false;
  for (int i = 0; i < 4; i++)
    if (n % bases[i] == 0)
      return n == bases[i];
  uint64_t d = n - 1;
  int twos = 0;
  while (d % 2 == 0) {
    d /= 2;
    twos++;
  }
  for (int i = 0; i < 2; i++) {
    uint64_t x = 1, b = bases[i];
    for (uint64_t e = d; e; e >>= 1) {
      if (e & 1)
        x = mulmod(x, b, n);
      b = mulmod(b, b, n);
    }
    if (x == 1 || x == n - 1)
      continue;
    bool composite = true;
    for (int k = 1; k < twos && composite; k++) {
      x = slowmul(x, x, n);
      composite = x != n - 1;
    }
    if (composite)
      return false;
  }
  return true;
}

int main(void) {
  uint64_t from = read(), count = read(), found = 0, last = 0;
  for (uint64_t n = from; n < from + count; n++)
    if (isPrime(n)) {
      found++;
      last = n;
    }
  write(found);
  write(last);
  return 0;
}
